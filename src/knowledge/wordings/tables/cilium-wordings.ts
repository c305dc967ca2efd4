import type { Wording } from '../wording.ts';

/** "Policy denied", "Policy denied by denylist"; in Cilium before 1.6 with the layer (cilium, pkg/monitor/api/drop.go). */
const DENIED = String.raw`Policy denied(?: by denylist| \(L[34]\))?`;
const ANY = String.raw`[A-Z][^()]*(?:\([^()]*\))?`;
/** Why Cilium drops what no policy denies, and where to look. */
const REASONS: Wording['clauses'] = [
  {
    says: /Stale or unroutable IP/,
    en: 'Cilium knows no pod or node at that address: mostly its pod has ended, and somebody still sends there (a name that is cached, a pool of connections, a list of addresses elsewhere). `kubectl get pods -A -o wide` shows whether a pod has it now; then the agent of that node lags behind: `cilium-dbg status` in its pod.',
    ko: 'Cilium이 그 주소의 파드나 노드를 모릅니다. 대개 파드는 이미 끝났는데 누군가 계속 보내는 것입니다(캐시된 이름, 커넥션 풀, 다른 곳의 주소 목록). `kubectl get pods -A -o wide` 결과에 그 주소의 파드가 있으면 그 노드의 에이전트가 뒤처진 것이므로 에이전트 파드에서 `cilium-dbg status` 명령을 보십시오.',
  },
  {
    says: /CT: Map insertion failed/,
    en: 'Mostly the connection table of that node is full: the metric `cilium_bpf_map_pressure` of its agent shows it. Find who opens so many connections, or raise `bpf.ctTcpMax` and `bpf.ctAnyMax` (Helm).',
    ko: '대개 그 노드의 연결 테이블이 다 찬 것이며 에이전트의 `cilium_bpf_map_pressure` 지표로 알 수 있습니다. 누가 연결을 많이 여는지 찾거나 `bpf.ctTcpMax`, `bpf.ctAnyMax` 값(Helm)을 올리십시오.',
  },
  {
    says: /Unsupported L[23] protocol/,
    en: 'Mostly this is no trouble: a packet of a kind that is not routed there, such as router solicitations of IPv6 where Cilium has IPv4 only. Look for drops with the ports of the program instead.',
    ko: '대개 문제가 아닙니다. Cilium이 IPv4만 쓰는 곳의 IPv6 라우터 요청처럼 그곳에서 라우팅하지 않는 종류의 패킷입니다. 프로그램의 포트가 있는 드롭을 찾아보십시오.',
  },
  {
    says: /Invalid source ip/i,
    en: 'The pod sent from an address that is not its own: a VPN, a virtual machine or a network of containers runs inside it. Have it masquerade what it forwards.',
    ko: '파드가 자기 것이 아닌 주소로 보냈습니다. 안에서 VPN, 가상 머신, 컨테이너 네트워크가 실행되는 경우입니다. 전달하는 패킷을 마스커레이드하게 하십시오.',
  },
  {
    says: /Authentication required/,
    en: 'A policy asks both ends to authenticate (`authentication.mode: required`), and they have not: the first packets may be dropped so. If it stays, look at SPIRE and at the log of the agent.',
    ko: '정책이 양쪽의 상호 인증을 요구하는데(`authentication.mode: required`) 아직 인증되지 않았습니다. 첫 패킷은 그렇게 버려질 수 있습니다. 계속되면 SPIRE와 에이전트 로그를 보십시오.',
  },
  {
    says: /Service backend not found/,
    en: 'The address is of a Service that has no backend there: `why service/<name>`. With `externalTrafficPolicy` or `internalTrafficPolicy: Local` it needs one on the same node.',
    ko: '그 주소의 서비스에 백엔드가 없습니다: `why service/<name>`. `externalTrafficPolicy`나 `internalTrafficPolicy` 값이 `Local`이면 같은 노드에 백엔드가 있어야 합니다.',
  },
  {
    says: /./,
    en: 'The log of the Cilium agent on that node, and its metric `cilium_drop_count_total` by reason, say since when; `cilium-dbg status --verbose` in its pod how it is.',
    ko: '언제부터인지는 그 노드의 Cilium 에이전트 로그와 이유별 `cilium_drop_count_total` 지표에, 상태는 에이전트 파드의 `cilium-dbg status --verbose` 결과에 있습니다.',
  },
];

/** What `cilium-dbg monitor` and `hubble observe` print of packets that Cilium drops. */
export const ciliumWordings: readonly Wording[] = [
  {
    id: 'policy-drop',
    says: [
      dropped(DENIED),
      flow(String.raw`${DENIED} DROPPED`),
      flow(String.raw`policy-verdict:\S+ (?:IN|E)GRESS DENIED`),
    ],
    clauses: [
      {
        says: /by denylist|policy-verdict:(?!none )\S+ \S+ DENIED/,
        en: 'a rule forbids it (`ingressDeny`, `egressDeny`), whatever others permit',
        ko: '다른 규칙이 허용해도 금지하는 규칙(`ingressDeny`, `egressDeny`)이 있습니다',
      },
      {
        says: / EGRESS DENIED/,
        en: 'policies restrict what the sender may send, and none permits this',
        ko: '보내는 쪽을 제한하는 정책이 있고 이것을 허용하는 정책이 없습니다',
      },
      {
        says: / INGRESS DENIED/,
        en: 'policies restrict who may send to the receiver, and none permits this',
        ko: '받는 쪽을 제한하는 정책이 있고 이것을 허용하는 정책이 없습니다',
      },
      {
        says: /./,
        en: 'policies restrict one of the two ends, and none permits this',
        ko: '양쪽 중 한쪽을 제한하는 정책이 있고 이것을 허용하는 정책이 없습니다',
      },
    ],
    en: [
      'a network policy drops what {from} sends to {to}',
      'Cilium dropped the packet from `{from}` to `{to}` by policy: {clause}. Nothing comes back, so that whoever sends it waits until its timeout.',
      '`why pod/<name>` of both ends names the policies that decide (NetworkPolicy, CiliumNetworkPolicy, CiliumClusterwideNetworkPolicy). Whose an identity is: `kubectl get ciliumidentity <number> -o yaml`.',
    ],
    ko: [
      '네트워크 정책이 {from} → {to} 트래픽을 버립니다',
      'Cilium이 `{from}` → `{to}` 패킷을 정책에 따라 버렸습니다: {clause}. 응답이 없으므로 보낸 쪽은 시간 초과까지 기다립니다.',
      '양쪽 파드에 `why pod/<name>` 명령을 쓰면 결정하는 정책(NetworkPolicy, CiliumNetworkPolicy, CiliumClusterwideNetworkPolicy)이 나옵니다. 아이덴티티의 주인은 `kubectl get ciliumidentity <번호> -o yaml` 명령으로 보십시오.',
    ],
  },
  {
    id: 'packet-dropped',
    says: [dropped(ANY), flow(String.raw`(?<reason>${ANY}) DROPPED`)],
    clauses: REASONS,
    en: [
      'Cilium dropped a packet: {reason}',
      'Cilium dropped the packet from `{from}` to `{to}`, for this reason: {reason}.',
      '{clause}',
    ],
    ko: [
      'Cilium이 패킷을 버렸습니다: {reason}',
      'Cilium이 `{from}` → `{to}` 패킷을 버렸습니다. 이유: {reason}.',
      '{clause}',
    ],
  },
];

/** "xx drop (Policy denied) flow 0x0 to endpoint 312, ifindex 23, …, identity 2->9810: 10.0.2.7:38222 -> 10.0.1.23:8080 tcp SYN" */
function dropped(reason: string): RegExp {
  return new RegExp(
    String.raw`xx drop \((?<reason>${reason})\) flow \S+ to endpoint \d+,.*? (?<from>\S+) -> (?<to>\S+)`,
  );
}

/** "… shop/web-7f9c6:44312 (ID:4821) <> shop/db-0:5432 (ID:9810) Policy denied DROPPED (TCP Flags: SYN)" */
function flow(verdict: string): RegExp {
  return new RegExp(
    String.raw`(?<!\S)(?<from>\S+) \([^()]+\) (?:<>|->|<-) (?<to>\S+) \([^()]+\) ${verdict}`,
  );
}
