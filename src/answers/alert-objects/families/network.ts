import type { AlertFamily } from '../alert-family.ts';

const ISTIOD = [
  'pod {namespace}/{pod}',
  'pod {pod}',
  'deployment {namespace|=istio-system}/istiod',
  'workload istiod',
];

/** Meshes and the networks of pods. */
export const network: readonly AlertFamily[] = [
  {
    name: 'Istio: control plane',
    alerts:
      'IstioPilot* IstioGalley* IstioXDS* IstioListener* IstioMixer* IstioMetricsDown Istiod*',
    objects: ISTIOD,
    text: {
      en: {
        measures: 'whether istiod can send its configuration to the proxies',
        next: '`istioctl proxy-status` and `istioctl analyze -A`; the log of istiod names what was rejected',
      },
      ko: {
        measures: 'istiod가 프록시에 설정을 보낼 수 있는지',
        next: '`istioctl proxy-status`, `istioctl analyze -A`. 거부된 설정은 istiod 로그에 나옵니다',
      },
    },
  },
  {
    name: 'Istio: traffic',
    alerts: 'Istio* *Mesh*',
    text: {
      en: {
        measures: 'answers to one service as the sidecars see them: errors, latency, rate',
        next: 'the log of that service and `response_flags` of the proxies: UF, UH and NR are the way to it, a code without a flag is its own answer',
      },
      ko: {
        measures: '사이드카가 본 서비스의 응답(오류, 지연, 요청량)',
        next: '서비스 로그와 프록시의 `response_flags`. UF, UH, NR은 경로 문제이고, 플래그가 없으면 서비스 자신의 응답입니다',
      },
    },
  },
  {
    name: 'Linkerd',
    alerts: 'Linkerd*',
    text: {
      en: {
        measures: 'the success rate of a meshed workload',
        next: '`linkerd viz stat` and `linkerd viz tap` on it',
      },
      ko: {
        measures: '메시에 속한 워크로드의 성공률',
        next: '`linkerd viz stat`과 `linkerd viz tap`으로 확인하십시오',
      },
    },
  },
  {
    name: 'Cilium: operator',
    alerts: 'CiliumOperator*',
    objects: [
      'deployment {namespace|=kube-system}/cilium-operator',
      'workload cilium-operator',
      'pod {namespace}/{pod}',
    ],
    text: {
      en: {
        measures: 'addresses that the operator has left for pods',
        next: '`cilium status`, the CiliumNodes (`kubectl get cn`) and the log of cilium-operator; without addresses new pods stay in ContainerCreating',
      },
      ko: {
        measures: '파드에 할당할 수 있는 남은 IP',
        next: '`cilium status`, CiliumNode(`kubectl get cn`), cilium-operator 로그. IP가 없으면 새 파드가 ContainerCreating에 머뭅니다',
      },
    },
  },
  {
    name: 'Cilium',
    alerts: '*Cilium* Hubble*',
    objects: [
      'pod {namespace|=kube-system}/{pod}',
      'pod {pod}',
      'node {node}',
      'daemonset {namespace|=kube-system}/cilium',
      'daemonset cilium',
    ],
    text: {
      en: {
        measures: 'how the agent of one node sets up endpoints, policies and its tables',
        next: '`cilium-dbg status --verbose` in that agent, and its log',
      },
      ko: {
        measures: '노드 에이전트의 엔드포인트, 정책, 테이블 처리',
        next: '해당 에이전트에서 `cilium-dbg status --verbose`와 로그를 확인하십시오',
      },
    },
  },
  {
    name: 'Calico, MetalLB',
    alerts: 'Calico* Felix* MetalLB*',
    objects: [
      'pod {namespace}/{pod}',
      'node {node}',
      'daemonset calico-node',
      'daemonset {namespace}/{job}',
    ],
    text: {
      en: {
        measures: 'the network agent of one node',
        next: 'its log, and the state of its BGP sessions',
      },
      ko: {
        measures: '노드 하나의 네트워크 에이전트',
        next: '로그와 BGP 세션 상태를 확인하십시오',
      },
    },
  },
];
