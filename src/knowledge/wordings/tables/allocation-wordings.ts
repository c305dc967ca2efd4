import type { Wording } from '../wording.ts';

/** What the API server says of addresses, ports and ways that it gives out or goes itself. */
export const allocationWordings: readonly Wording[] = [
  {
    id: 'node-port-taken',
    says: [/nodePort: Invalid value: (?<port>\d+): provided port is already allocated/],
    en: [
      'node port {port} belongs to another Service',
      'A node port is given once in the whole cluster, and {port} is taken. The Service was not written.',
      '`kubectl get svc -A | grep {port}` shows whose it is. Take another, or leave nodePort out and let the API server choose.',
    ],
    ko: [
      '노드 포트 {port}: 다른 Service가 쓰고 있습니다',
      '노드 포트는 클러스터 전체에서 하나씩이며 {port}번은 이미 쓰입니다. Service는 저장되지 않았습니다.',
      '`kubectl get svc -A | grep {port}`로 누가 쓰는지 보십시오. 다른 번호를 쓰거나 nodePort를 비워 API 서버가 고르게 하십시오.',
    ],
  },
  {
    id: 'addresses-used-up',
    says: [/failed to allocate a (?<what>nodePort|serviceIP): range is full/],
    en: [
      'no {what} is left in the range of the cluster',
      'Every address or port of that kind is given to a Service already.',
      'Delete Services that nobody needs, turn node ports off for load balancers that do without (`allocateLoadBalancerNodePorts: false`), or widen the range (`--service-node-port-range`; ServiceCIDR from 1.31 on).',
    ],
    ko: [
      '클러스터 범위에 남은 {what} 값이 없습니다',
      '그 종류의 주소나 포트가 모두 Service에 할당되었습니다.',
      '쓰지 않는 Service를 지우거나, 필요 없는 로드 밸런서의 노드 포트를 끄거나(`allocateLoadBalancerNodePorts: false`), 범위를 넓히십시오(`--service-node-port-range`, 1.31부터 ServiceCIDR).',
    ],
  },
  {
    id: 'cluster-ip-taken',
    says: [
      /failed to allocate IP (?<ip>[\d.a-f:]+): provided IP is (?<why>already allocated|not in the valid range)/,
    ],
    en: [
      'the cluster IP {ip} cannot be given: {why}',
      'The Service asks for the address {ip} itself, which another Service has or which is outside of the range.',
      '`kubectl get svc -A | grep {ip}`. Leave `clusterIP` out, unless others have the address in their settings (cluster DNS).',
    ],
    ko: [
      '클러스터 IP {ip}: 할당 불가({why})',
      'Service가 주소 {ip} 값을 직접 요청했는데 다른 Service가 쓰고 있거나 범위 밖입니다.',
      '`kubectl get svc -A | grep {ip}`를 보십시오. 다른 설정(클러스터 DNS 등)이 그 주소를 쓰지 않는다면 `clusterIP`를 비우십시오.',
    ],
  },
  {
    id: 'kubelet-no-certificate',
    says: [/error dialing backend: remote error: tls: internal error/],
    en: [
      'the kubelet of the node has no serving certificate',
      'The API server reached the kubelet, which has no certificate to show: its request for one waits to be approved (`serverTLSBootstrap`). Logs, exec and metrics of that node fail, its pods run on.',
      '`kubectl get csr` shows requests of signer `kubernetes.io/kubelet-serving` in Pending: approve those of your nodes (`kubectl certificate approve <name>`), or install an approver.',
    ],
    ko: [
      '노드의 kubelet에 서빙 인증서가 없습니다',
      'API 서버가 kubelet에 닿았지만 보여 줄 인증서가 없습니다. 인증서 요청이 승인을 기다립니다(`serverTLSBootstrap`). 그 노드의 logs, exec, 메트릭이 실패하지만 파드는 실행됩니다.',
      '`kubectl get csr`에서 signer가 `kubernetes.io/kubelet-serving`인 Pending 요청을 확인해 내 노드의 것을 승인하십시오(`kubectl certificate approve <이름>`). 또는 승인 컨트롤러를 설치하십시오.',
    ],
  },
  {
    id: 'conversion-webhook',
    says: [
      /conversion webhook for (?<kind>[\w./-]+(?:, Kind=\w+)?) failed: (?:Post "[^"]+": )?(?<said>\S.*)/,
    ],
    en: [
      'objects of {kind} cannot be converted: {said}',
      'Their CustomResourceDefinition names a webhook that converts between versions, and it does not answer: {said}. Until then no object of that kind can be read, listed or deleted, and what watches them (garbage collection, deleting a namespace) waits too.',
      'Bring the operator back that serves the webhook (Service and certificate in `spec.conversion` of the CRD). If it was uninstalled for good, set `spec.conversion.strategy: None` where all versions are stored alike.',
    ],
    ko: [
      '{kind} 객체를 변환할 수 없습니다: {said}',
      'CustomResourceDefinition이 가리키는 버전 변환 웹훅이 답하지 않습니다: {said}. 그동안 그 종류의 객체를 읽거나 나열하거나 지울 수 없고, 이를 지켜보는 것(가비지 컬렉션, 네임스페이스 삭제)도 기다립니다.',
      '웹훅을 제공하는 오퍼레이터를 되살리십시오(CRD `spec.conversion`의 Service와 인증서). 완전히 제거한 것이라면, 모든 버전의 저장 형식이 같은 경우 `spec.conversion.strategy: None`으로 하십시오.',
    ],
  },
  {
    id: 'cache-not-synced',
    says: [
      /timed out waiting for (?:the )?caches? to (?:be synced|sync)(?: for Kind \*?(?<kind>[\w.]+))?/,
    ],
    strength: 'fits',
    en: [
      'a controller could not read what it watches, and ends',
      'At its start a controller lists each kind that it watches, and one list did not come in time: the CustomResourceDefinition is missing (or of another version), it may not list that kind, or the API server is slow.',
      'The lines before name the kind: "no matches for kind" (install the CRDs of this version), "is forbidden" (its ClusterRole), "timeout" (the API server).',
    ],
    ko: [
      '컨트롤러가 지켜보는 종류를 읽지 못해 종료합니다',
      '컨트롤러는 시작할 때 지켜보는 종류를 모두 나열하는데 하나가 제때 오지 않았습니다. CRD가 없거나 버전이 다르거나, 나열할 권한이 없거나, API 서버가 느립니다.',
      '앞 줄에 종류가 나옵니다: "no matches for kind"(이 버전의 CRD 설치), "is forbidden"(ClusterRole), "timeout"(API 서버).',
    ],
  },
];
