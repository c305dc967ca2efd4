import type { Wording } from '../wording.ts';

/** What alerts are called, and what they mean. */
const ALERTS: NonNullable<Wording['clauses']> = [
  {
    says: /KubePodCrashLooping/,
    en: 'a container of the pod ends again and again',
    ko: '파드의 컨테이너가 계속 끝난다는',
  },
  {
    says: /KubePodNotReady/,
    en: 'the pod is not Ready for a quarter of an hour',
    ko: '파드가 15분 동안 Ready가 아니라는',
  },
  {
    says: /KubeContainerWaiting/,
    en: 'a container has waited for an hour and has not started',
    ko: '컨테이너가 한 시간 동안 시작하지 못했다는',
  },
  {
    says: /Kube(?:DeploymentReplicasMismatch|StatefulSetReplicasMismatch|DaemonSetRolloutStuck|DeploymentRolloutStuck|DaemonSetNotScheduled)/,
    en: 'not as many pods are there and Ready as are wanted',
    ko: '원하는 만큼의 파드가 Ready 상태가 아니라는',
  },
  {
    says: /KubeDaemonSetMisScheduled/,
    en: 'pods of a DaemonSet run on nodes that are not meant for them',
    ko: 'DaemonSet 파드가 대상이 아닌 노드에서 실행된다는',
  },
  {
    says: /Kube(?:(?:Deployment|StatefulSet)GenerationMismatch|StatefulSetUpdateNotRolledOut)/,
    en: 'its controller has not taken over the newest change',
    ko: '컨트롤러가 최신 변경을 반영하지 못했다는',
  },
  {
    says: /KubePersistentVolume(?:Inodes)?FillingUp/,
    en: 'the volume of a claim is almost full, or will be soon',
    ko: '클레임의 볼륨이 거의 찼거나 곧 찬다는',
  },
  {
    says: /KubePersistentVolumeErrors/,
    en: 'a volume could not be made or freed',
    ko: '볼륨을 만들거나 해제하지 못했다는',
  },
  {
    says: /Kube(?:JobFailed|JobNotCompleted)/,
    en: 'a Job gave up or has not come to its end',
    ko: 'Job이 포기했거나 끝나지 않았다는',
  },
  {
    says: /KubeHpaMaxedOut/,
    en: 'an autoscaler stands at its maximum: more load finds no more pods',
    ko: '오토스케일러가 최댓값에 있어 부하가 늘어도 파드를 더 만들지 않는다는',
  },
  {
    says: /KubeHpaReplicasMismatch/,
    en: 'an autoscaler does not get the number of pods that it wants',
    ko: '오토스케일러가 원하는 수의 파드를 얻지 못한다는',
  },
  {
    says: /Kube(?:NodeNotReady|NodeUnreachable|NodeReadinessFlapping|letDown)/,
    en: 'a node does not report, or only off and on',
    ko: '노드가 보고하지 않거나 오락가락한다는',
  },
  {
    says: /Kube(?:NodePressure|NodeEviction)/,
    en: 'a node is short of something and ends pods for it',
    ko: '노드에 자원이 모자라 파드를 끝낸다는',
  },
  {
    says: /Kube(?:CPUOvercommit|MemoryOvercommit)/,
    en: 'the requests would not fit any more if a node were lost',
    ko: '노드 하나를 잃으면 요청량이 들어가지 않는다는',
  },
  {
    says: /Kube(?:QuotaAlmostFull|QuotaFullyUsed|QuotaExceeded)/,
    en: 'a quota of the namespace is used up, or nearly so',
    ko: '네임스페이스 쿼터를 거의 또는 모두 썼다는',
  },
  {
    says: /KubeClientCertificateExpiration/,
    en: 'a client certificate at the API server expires soon',
    ko: 'API 서버의 클라이언트 인증서가 곧 만료된다는',
  },
  {
    says: /Kube(?:APIDown|APITerminatedRequests|APIErrorBudgetBurn|AggregatedAPIDown|AggregatedAPIErrors)/,
    en: 'the API server, or a part of it that another service serves, fails or is slow',
    ko: 'API 서버나 다른 서비스가 맡은 부분이 실패하거나 느리다는',
  },
  {
    says: /CPUThrottlingHigh/,
    en: 'a container is often kept from the CPU by its limit',
    ko: '컨테이너가 CPU 제한 때문에 자주 멈춘다는',
  },
  {
    says: /TargetDown|Kube(?:Scheduler|ControllerManager|Proxy)Down/,
    en: 'Prometheus does not get its metrics from there: the pods are down, or do not answer on that port',
    ko: 'Prometheus가 그곳에서 지표를 얻지 못한다는(파드가 없거나 그 포트로 응답하지 않음)',
  },
  {
    says: /NodeFilesystem(?:SpaceFillingUp|AlmostOutOfSpace|FilesFillingUp|AlmostOutOfFiles)/,
    en: 'a disk of a node is almost full, or will be soon',
    ko: '노드의 디스크가 거의 찼거나 곧 찬다는',
  },
  {
    says: /etcdDatabaseQuotaLowSpace/,
    en: 'the database of etcd is almost as large as it may be: it takes no writes once it is',
    ko: 'etcd 데이터베이스가 한도에 가까워 곧 쓰기를 받지 않는다는',
  },
  {
    says: /etcd(?:MembersDown|InsufficientMembers|NoLeader|HighNumberOfLeaderChanges|HighFsyncDurations|HighCommitDurations)/,
    en: 'etcd has lost a member, its leader or its speed',
    ko: 'etcd가 멤버, 리더 또는 속도를 잃었다는',
  },
];
const NAMES = ALERTS.map(({ says }) => says.source).join('|');

/** What the alerts of the Kubernetes and Prometheus mixins are called (kubernetes-monitoring/kubernetes-mixin). */
export const alertWordings: readonly Wording[] = [
  {
    id: 'alert',
    is: 'effect',
    says: [new RegExp(String.raw`^(?!.*\bRESOLVED\b).*?(?<![\w-])(?<alert>${NAMES})(?!\w)`)],
    unless: /^ *(?:- )?expr: ?\S/m, // the rule itself
    strength: 'fits',
    clauses: ALERTS,
    en: [
      'alert {alert}: {clause}',
      '`{alert}` says that {clause}. That is what is to be seen, and not yet why.',
      'Ask about the object in its labels: `why <kind>/<name> -n <namespace>`, or hand over the whole alert: `why --alert <file>`. In Slack kubewhy answers alerts by itself where Alertmanager sends them to it.',
    ],
    ko: [
      '알림 {alert}',
      '`{alert}` 알림은 {clause} 뜻입니다. 보이는 현상이며 이유는 아직 아닙니다.',
      '레이블에 있는 객체에 대해 물으십시오: `why <kind>/<name> -n <namespace>`, 또는 알림 전체를 주십시오: `why --alert <file>`. Alertmanager가 kubewhy로 보내면 Slack에서 스스로 답합니다.',
    ],
  },
];
