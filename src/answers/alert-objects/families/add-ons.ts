import type { AlertFamily } from '../alert-family.ts';

/** What runs beside the control plane on every cluster. */
export const addOns: readonly AlertFamily[] = [
  {
    name: 'kube-proxy',
    alerts: 'KubeProxy*',
    objects: ['pod {namespace}/{pod}', 'daemonset kube-system/kube-proxy', 'node at {instance}'],
    text: {
      en: {
        measures: 'whether Prometheus can scrape kube-proxy',
        next: 'its metricsBindAddress: 127.0.0.1 cannot be scraped although all is well',
      },
      ko: {
        measures: 'Prometheus가 kube-proxy를 스크레이프하는지',
        next: 'metricsBindAddress가 127.0.0.1이면 정상이어도 스크레이프되지 않습니다',
      },
    },
  },
  {
    name: 'CoreDNS',
    alerts: 'CoreDNS* KubeDNS* DNS* NodeLocalDNS*',
    objects: [
      'pod {namespace}/{pod}',
      'deployment {namespace|=kube-system}/coredns',
      'workload coredns',
      'service {namespace}/{service}',
      'service kube-system/kube-dns',
    ],
    text: {
      en: {
        measures: 'how many questions CoreDNS answers with an error, and how fast',
        next: 'its log (`kubectl logs -n kube-system -l k8s-app=kube-dns`) and the servers that it forwards to',
      },
      ko: {
        measures: 'CoreDNS의 오류 응답 수와 응답 시간',
        next: '로그(`kubectl logs -n kube-system -l k8s-app=kube-dns`)와 포워딩 대상 서버를 확인하십시오',
      },
    },
  },
  {
    name: 'Cluster Autoscaler',
    alerts: 'ClusterAutoscaler*',
    objects: [
      'pod {namespace}/{pod}',
      'workload {namespace}/cluster-autoscaler',
      'workload cluster-autoscaler',
    ],
    text: {
      en: {
        measures: 'node groups at their limit, or pods that no new node helps',
        next: 'the status ConfigMap `cluster-autoscaler-status` in kube-system, and pods that are Pending',
      },
      ko: {
        measures: '한도에 이른 노드 그룹이나 새 노드로도 배치되지 않는 파드',
        next: 'kube-system의 ConfigMap `cluster-autoscaler-status`와 Pending 파드를 확인하십시오',
      },
    },
  },
  {
    name: 'Karpenter',
    alerts: 'Karpenter*',
    objects: [
      'nodeclaim.karpenter.sh {nodeclaim}',
      'nodepool.karpenter.sh {nodepool}',
      'pod {namespace}/{pod}',
      'workload {namespace}/karpenter',
      'workload karpenter',
    ],
    text: {
      en: {
        measures: 'how Karpenter makes and removes nodes',
        next: 'the conditions of its NodePools and NodeClaims, and its log',
      },
      ko: {
        measures: 'Karpenter의 노드 생성과 제거',
        next: 'NodePool, NodeClaim의 condition과 로그를 확인하십시오',
      },
    },
  },
];
