import type { AlertFamily } from '../alert-family.ts';

/** What kubernetes-mixin and its like say of workloads, by the metrics of kube-state-metrics and the kubelet. */
export const kubernetes: readonly AlertFamily[] = [
  {
    name: 'pods and containers',
    alerts:
      'KubePod* KubeContainer* KubernetesPod* KubernetesContainer* Container* Pod* CPUThrottling* ImagePull* OOMKill*',
    objects: ['pod {namespace}/{pod}'],
    text: {
      en: {
        measures: 'the state of one pod or container, for some minutes already',
        next: 'the events and the last log lines of the pod; it may be well again or replaced',
      },
      ko: {
        measures: '파드나 컨테이너 하나의 몇 분 동안의 상태',
        next: '파드의 이벤트와 마지막 로그. 이미 회복되었거나 교체되었을 수 있습니다',
      },
    },
  },
  {
    name: 'Deployments, StatefulSets, DaemonSets',
    alerts:
      'KubeDeployment* KubeStatefulSet* KubeDaemonSet* KubernetesDeployment* KubernetesStatefulset* KubernetesDaemonset* KubernetesReplicaset* Deployment* StatefulSet* DaemonSet* ReplicaSet*',
    text: {
      en: {
        measures: 'wanted against ready replicas, or an update that has not moved for some minutes',
        next: 'whether the count is right again by now: `kubectl rollout status`',
      },
      ko: {
        measures: '원하는 레플리카 수와 준비된 수의 차이, 또는 멈춘 업데이트',
        next: '지금은 수가 맞는지 `kubectl rollout status`로 확인하십시오',
      },
    },
  },
  {
    name: 'Jobs and CronJobs',
    alerts: 'KubeJob* KubeCronJob* KubernetesJob* KubernetesCronjob* Job* CronJob*',
    objects: ['job {namespace}/{job_name}', 'cronjob {namespace}/{cronjob}'],
    text: {
      en: {
        measures: 'a Job that failed or takes too long',
        next: 'the log of its last pod, and whether a later run was fine: the alert stands until the failed Job is deleted',
      },
      ko: {
        measures: '실패했거나 너무 오래 걸리는 Job',
        next: '마지막 파드의 로그와 이후 실행의 성공 여부. 실패한 Job을 지울 때까지 알림은 계속됩니다',
      },
    },
  },
  {
    name: 'autoscalers and budgets',
    alerts:
      'KubeHpa* KubePdb* KubernetesHpa* HPA* PDB* HorizontalPodAutoscaler* PodDisruptionBudget* VPA* Vpa*',
    objects: [
      'horizontalpodautoscaler {namespace}/{horizontalpodautoscaler}',
      'poddisruptionbudget {namespace}/{poddisruptionbudget}',
      'verticalpodautoscaler.autoscaling.k8s.io {namespace}/{verticalpodautoscaler}',
    ],
    text: {
      en: {
        measures: 'replicas against the limits of an autoscaler or a disruption budget',
        next: 'whether the load is as expected: at its maximum an autoscaler cannot help any more',
      },
      ko: {
        measures: '오토스케일러나 PodDisruptionBudget의 한도 대비 레플리카 수',
        next: '부하가 예상한 수준인지 확인하십시오. 최대치에서는 오토스케일러가 더 늘리지 못합니다',
      },
    },
  },
  {
    name: 'quotas',
    alerts: 'KubeQuota* *ResourceQuota* *NamespaceQuota*',
    objects: ['resourcequota {namespace}/{resourcequota}', 'namespace {namespace}'],
    text: {
      en: {
        measures: 'how much of a quota is used',
        next: 'which pods request the most: a full quota refuses every new pod',
      },
      ko: {
        measures: '쿼터 사용량',
        next: '요청량이 큰 파드를 확인하십시오. 쿼터가 차면 새 파드가 모두 거부됩니다',
      },
    },
  },
  {
    name: 'claims and volumes',
    alerts:
      'KubePersistentVolume* KubernetesPersistentvolume* KubernetesVolume* PersistentVolume* PVC* Volume*',
    objects: [
      'persistentvolumeclaim {namespace}/{persistentvolumeclaim}',
      'persistentvolume {persistentvolume}',
    ],
    text: {
      en: {
        measures: 'the free space or inodes of a volume, as the kubelet sees them',
        next: 'what fills it (`df`, `du` in the pod), and whether its class lets it grow; Kubernetes itself does not see how full it is',
      },
      ko: {
        measures: 'kubelet이 본 볼륨의 남은 공간이나 inode',
        next: '무엇이 채우는지(파드에서 `df`, `du`)와 스토리지클래스가 확장을 허용하는지 확인하십시오. 사용량은 쿠버네티스 객체에 나타나지 않습니다',
      },
    },
  },
];
