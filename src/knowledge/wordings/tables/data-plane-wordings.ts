import type { Wording } from '../wording.ts';

/** What kube-proxy, the kernel and network plugins write of the network of a node. */
export const dataPlaneWordings: readonly Wording[] = [
  {
    id: 'conntrack-full',
    says: [/nf_conntrack: (?:nf_conntrack: )?table full, dropping packet/],
    en: [
      'the node tracks as many connections as it can, and drops new ones',
      'The table of the kernel for connections is full: new connections of any pod on that node fail or time out at random.',
      '`conntrack -C` against `sysctl net.netfilter.nf_conntrack_max`; raise it (`conntrack.maxPerCore` of kube-proxy), and find who opens so many (`conntrack -L`): often DNS lookups or a client without keep-alive.',
    ],
    ko: [
      '노드의 연결 추적 표가 가득 차 새 연결을 버립니다',
      '커널의 연결 추적 표가 가득 찼습니다. 그 노드에 있는 파드의 새 연결이 무작위로 실패하거나 시간 초과됩니다.',
      '`conntrack -C` 값을 `sysctl net.netfilter.nf_conntrack_max` 값과 비교하고 늘리십시오(kube-proxy의 `conntrack.maxPerCore`). 누가 이렇게 많이 여는지도 찾으십시오(`conntrack -L`). 대개 DNS 조회나 keep-alive 없는 클라이언트입니다.',
    ],
  },
  {
    id: 'ipvs-modules',
    says: [
      /IPVS proxier will not be used because the following required kernel modules are not loaded: (?<modules>\[?[\w ]{1,120}\]?)/,
      /[Cc]an'?t use the IPVS proxier/,
    ],
    en: [
      'kube-proxy cannot use IPVS on the node',
      'Kernel modules that IPVS needs are not loaded there. Older versions of kube-proxy go on with iptables, newer ones end.',
      'Load them on the node (`modprobe ip_vs ip_vs_rr ip_vs_wrr ip_vs_sh nf_conntrack`, and in `/etc/modules-load.d`), then restart kube-proxy; or set its mode to `iptables` or `nftables`.',
    ],
    ko: [
      '노드에서 kube-proxy가 IPVS를 쓰지 못합니다',
      'IPVS에 필요한 커널 모듈이 로드되지 않았습니다. 옛 kube-proxy는 iptables로 계속하고 새 버전은 종료됩니다.',
      '노드에서 모듈을 로드하고(`modprobe ip_vs ip_vs_rr ip_vs_wrr ip_vs_sh nf_conntrack`, `/etc/modules-load.d`에도) kube-proxy를 다시 시작하거나, 모드를 `iptables` 또는 `nftables` 값으로 바꾸십시오.',
    ],
  },
  {
    id: 'calico-bgp',
    says: [
      /BIRD is not ready: (?:BGP not established with (?<peers>[\d., :a-f]+)|Error querying BIRD)/,
    ],
    strength: 'fits',
    en: [
      'Calico has no BGP session to its peers',
      'The node agent of Calico runs, and has no session with other nodes: pods here and there may not reach each other. Usual causes: TCP 179 is blocked between nodes, or Calico has taken the address of a wrong interface.',
      '`calicoctl node status`; set `IP_AUTODETECTION_METHOD` (such as `kubernetes-internal-ip` or `interface=eth.*`) if the address is wrong; open TCP 179.',
    ],
    ko: [
      'Calico에 BGP 세션이 없습니다',
      'Calico 노드 에이전트는 실행 중이지만 다른 노드와 세션이 없어 파드끼리 닿지 않을 수 있습니다. 대개 노드 사이 TCP 179가 막혔거나 Calico가 잘못된 인터페이스의 주소를 골랐습니다.',
      '`calicoctl node status` 결과를 보십시오. 주소가 틀리면 `IP_AUTODETECTION_METHOD` 값(`kubernetes-internal-ip`, `interface=eth.*` 등)을 정하고, TCP 179를 여십시오.',
    ],
  },
  {
    id: 'calico-felix',
    says: [/felix is not ready: (?<said>.+)/],
    strength: 'fits',
    en: [
      'Felix of Calico is not ready on the node',
      'Felix, which writes routes and policies of the node, is not ready: {said}. New pods there may have no network, or old rules.',
      'The log of the pod `calico-node` of that node (container `calico-node`): iptables backend, missing kernel modules, or no way to the API server or Typha.',
    ],
    ko: [
      '노드에서 Calico의 Felix가 준비되지 않았습니다',
      '노드의 경로와 정책을 쓰는 Felix가 준비되지 않았습니다: {said}. 그 노드의 새 파드에 네트워크가 없거나 옛 규칙이 적용될 수 있습니다.',
      '그 노드의 `calico-node` 파드 로그를 보십시오. iptables 백엔드, 없는 커널 모듈, API 서버나 Typha 연결을 확인하십시오.',
    ],
  },
  {
    id: 'calico-address',
    says: [
      /Calico node '(?<node>[^']+)' is already using the IPv[46] address (?<address>[\da-f.:]*[\da-f])/,
    ],
    en: [
      'two nodes have the same address for Calico: {address}',
      'Calico on this node found that node `{node}` uses {address} already, and ends. Often a node came back under another name, or the address of a bridge or VIP was chosen on both.',
      '`kubectl get nodes -o wide`; delete the old Node object if it is gone, else set `IP_AUTODETECTION_METHOD` so that each takes its own address.',
    ],
    ko: [
      '두 노드가 Calico에서 같은 주소를 씁니다: {address}',
      '이 노드의 Calico가 `{node}` 노드에서 이미 {address} 주소를 쓰는 것을 보고 종료되었습니다. 노드가 다른 이름으로 돌아왔거나, 양쪽에서 브리지나 VIP 주소를 고른 경우가 많습니다.',
      '`kubectl get nodes -o wide` 결과를 보십시오. 옛 Node 객체가 없어진 노드라면 지우고, 아니면 `IP_AUTODETECTION_METHOD` 값을 정해 각자 자기 주소를 쓰게 하십시오.',
    ],
  },
  {
    id: 'flannel-not-up',
    says: [/open \/run\/flannel\/subnet\.env: no such file or directory/],
    en: [
      'Flannel has not come up on the node',
      'The network plugin reads `/run/flannel/subnet.env`, which the Flannel pod of the node writes once it has its range. It has not: no pod gets a network there.',
      '`kubectl get pods -n kube-flannel -o wide` (or kube-system), and the log of the one on that node: often the node has no `podCIDR`, or its range differs from `net-conf.json`.',
    ],
    ko: [
      '노드에서 Flannel이 뜨지 않았습니다',
      '네트워크 플러그인이 읽는 `/run/flannel/subnet.env` 파일은 노드의 Flannel 파드가 대역을 받은 뒤 씁니다. 아직 쓰지 않아 그 노드의 파드는 네트워크를 받지 못합니다.',
      '`kubectl get pods -n kube-flannel -o wide`(또는 kube-system) 결과에서 그 노드의 파드 로그를 보십시오. 노드에 `podCIDR` 값이 없거나 `net-conf.json` 대역과 다른 경우가 많습니다.',
    ],
  },
  {
    id: 'pod-addresses-used-up',
    says: [
      /no IP addresses available in range set: (?<range>[\da-f.:]+-[\da-f.:]+)/,
      /failed to allocate for range \d+: (?<range>[^\n]*duplicate allocation is not allowed)/,
    ],
    strength: 'fits',
    en: [
      'the node has no free address for a pod: {range}',
      'The network plugin (host-local) has given out all addresses of the node, or thinks so: addresses of pods that ended badly stay reserved in `/var/lib/cni/networks`.',
      'Count the pods of the node against its range. If there are fewer, the reservations are stale: drain the node, remove the files there that no running pod has, or reboot. Else use a larger range per node.',
    ],
    ko: [
      '노드에 파드용 주소가 남지 않았습니다: {range}',
      '네트워크 플러그인(host-local)이 노드의 주소를 모두 내주었거나 그렇게 알고 있습니다. 비정상 종료된 파드의 주소가 `/var/lib/cni/networks` 안에 예약된 채 남기도 합니다.',
      '노드의 파드 수와 대역을 비교하십시오. 파드가 더 적으면 예약이 남은 것이니 노드를 비우고 실행 중인 파드의 것이 아닌 파일을 지우거나 재부팅하십시오. 아니면 노드당 대역을 늘리십시오.',
    ],
  },
  {
    id: 'aws-no-prefix',
    says: [/InsufficientCidrBlocks/],
    en: [
      'the subnet has no free /28 block for pods',
      'With prefix delegation the VPC CNI asks for whole blocks of 16 addresses. The subnet may have many free addresses, and no 16 of them in a row: it is fragmented.',
      'Reserve a range of the subnet for prefixes (`aws ec2 create-subnet-cidr-reservation --reservation-type prefix`), use a new or larger subnet for pods, or turn `ENABLE_PREFIX_DELEGATION` off.',
    ],
    ko: [
      '서브넷에 파드용 /28 블록이 없습니다',
      'prefix delegation에서 VPC CNI는 주소 16개짜리 블록을 요청합니다. 빈 주소가 많아도 서브넷이 조각나 이어진 16개가 없을 수 있습니다.',
      '서브넷에 prefix용 대역을 예약하거나(`aws ec2 create-subnet-cidr-reservation --reservation-type prefix`), 파드에 새 서브넷이나 더 큰 서브넷을 쓰거나, `ENABLE_PREFIX_DELEGATION` 설정을 끄십시오.',
    ],
  },
  {
    id: 'multus-network-missing',
    says: [
      /network-attachment-definitions\.k8s\.cni\.cncf\.io \\?"(?<network>[^"\\]+)\\?" not found/,
    ],
    en: [
      'the network {network} that a pod asks for does not exist',
      'The pod names the additional network `{network}` (annotation `k8s.v1.cni.cncf.io/networks`), and there is no NetworkAttachmentDefinition of that name in the namespace that was asked. The pod stays without a sandbox.',
      '`kubectl get net-attach-def -A`: create it in the namespace of the pod, or name it as `namespace/name`.',
    ],
    ko: [
      '파드가 요청한 {network} 네트워크가 없습니다',
      '파드가 추가 네트워크 `{network}` 항목을 지정했지만(`k8s.v1.cni.cncf.io/networks` 어노테이션) 해당 네임스페이스에 그 이름의 NetworkAttachmentDefinition이 없습니다. 파드의 샌드박스가 만들어지지 않습니다.',
      '`kubectl get net-attach-def -A` 결과를 보고 파드의 네임스페이스에 만들거나 `네임스페이스/이름` 형식으로 지정하십시오.',
    ],
  },
];
