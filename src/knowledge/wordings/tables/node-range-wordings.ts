import { reason } from '../reason.ts';
import type { Wording } from '../wording.ts';

/** What is said of the range of addresses that a node has for its pods (`spec.podCIDR`). */
export const nodeRangeWordings: readonly Wording[] = [
  {
    id: 'node-ranges-used-up',
    // kubernetes, pkg/controller/nodeipam/ipam
    says: [
      /there are no remaining CIDRs left to allocate in the accepted range/,
      /Node (?<node>\S+) status is now: CIDRNotAvailable/,
      reason('CIDRNotAvailable'),
    ],
    en: [
      'no range of pod addresses is left for a further node',
      'The addresses for pods are cut into one range for each node, and all are given away: a node that comes now gets none, so that its network plugin starts no pod there.',
      '`kubectl get nodes -o custom-columns=NAME:.metadata.name,RANGE:.spec.podCIDR` shows who has which: delete the Node objects of machines that are gone. Otherwise kube-controller-manager needs a larger `--cluster-cidr`, or smaller ranges (`--node-cidr-mask-size`), which nodes that are there keep as they are.',
    ],
    ko: [
      '새 노드에 줄 파드 주소 대역이 없습니다',
      '파드 주소는 노드마다 한 대역씩 나누는데 모두 배정되었습니다. 지금 들어오는 노드는 대역이 없어 네트워크 플러그인이 그곳에서 파드를 시작하지 못합니다.',
      '`kubectl get nodes -o custom-columns=NAME:.metadata.name,RANGE:.spec.podCIDR` 명령으로 누가 어느 대역을 쓰는지 보고, 없어진 머신의 Node 객체를 지우십시오. 아니면 kube-controller-manager의 `--cluster-cidr` 값을 키우거나 대역을 줄여야 하며(`--node-cidr-mask-size`), 이미 있는 노드의 대역은 바뀌지 않습니다.',
    ],
  },
  {
    id: 'node-range-not-written',
    says: [/Node (?<node>\S+) status is now: CIDRAssignmentFailed/, reason('CIDRAssignmentFailed')],
    en: [
      'a node did not get its range of pod addresses',
      'A controller had chosen a range of pod addresses for the node, and could not write it into its `spec.podCIDR`. It tries again; until then a network plugin that goes by that range starts no pod there.',
      '`kubectl get node <node> -o jsonpath={.spec.podCIDRs}`: if a range stands there now, it is over. If not, the log of kube-controller-manager (or of the cloud’s controller) says what the API server answered.',
    ],
    ko: [
      '노드가 파드 주소 대역을 받지 못했습니다',
      '컨트롤러가 노드의 파드 주소 대역을 골랐지만 `spec.podCIDR` 필드에 쓰지 못했습니다. 다시 시도하며, 그때까지 이 대역을 쓰는 네트워크 플러그인은 그곳에서 파드를 시작하지 않습니다.',
      '`kubectl get node <node> -o jsonpath={.spec.podCIDRs}` 결과에 대역이 있으면 지난 일입니다. 없으면 API 서버의 답이 kube-controller-manager(또는 클라우드 컨트롤러) 로그에 있습니다.',
    ],
  },
  {
    id: 'node-without-range',
    // flannel, pkg/subnet/kube; others say it in nearly the same words
    says: [/node "?(?<node>[\w.-]+)"? (?:pod cidr not assigned|has no pod ?CIDRs?\b)/i],
    en: [
      'node {node} has no range of pod addresses',
      'The network plugin goes by `spec.podCIDR` of the node `{node}`, and that is not set: it does not start there, and no pod of that node gets a network.',
      'Somebody has to give nodes such ranges: kube-controller-manager with `--allocate-node-cidrs=true` and `--cluster-cidr` (kubeadm: `--pod-network-cidr`, the same as in the settings of the plugin). Where it does, its log says why not this one: mostly that no range is left.',
    ],
    ko: [
      '{node} 노드에 파드 주소 대역이 없습니다',
      '네트워크 플러그인이 쓰는 `{node}` 노드의 `spec.podCIDR` 값이 없습니다. 그래서 그곳에서 시작하지 못하고 그 노드의 파드는 네트워크를 받지 못합니다.',
      '노드에 대역을 나눠 주는 것이 있어야 합니다: `--allocate-node-cidrs=true`, `--cluster-cidr` 옵션을 준 kube-controller-manager(kubeadm에서는 플러그인 설정과 같은 `--pod-network-cidr` 값). 이미 있다면 이 노드가 빠진 이유는 그 로그에 있으며, 대개 남은 대역이 없는 것입니다.',
    ],
  },
  {
    id: 'node-range-elsewhere',
    says: [
      /subnet "(?<subnet>[^"]+)" specified in the flannel net config doesn't contain "(?<range>[^"]+)" PodCIDR of the "(?<node>[^"]+)" node/,
    ],
    en: [
      'flannel is set up for {subnet}, and node {node} has {range}',
      'The network in the settings of flannel (`{subnet}`) is not the one from which the nodes have their ranges (`{node}`: `{range}`): flannel does not start there, and no pod of that node gets a network.',
      'Set `Network` of `net-conf.json` in ConfigMap `kube-flannel-cfg` to the range of the cluster (`--cluster-cidr`, kubeadm’s `podSubnet`), then start its pods again.',
    ],
    ko: [
      'flannel 설정은 {subnet}, {node} 노드의 대역은 {range}',
      'flannel 설정의 네트워크(`{subnet}`)와 노드가 받은 대역(`{node}`: `{range}`)이 다릅니다. flannel이 그곳에서 시작하지 못하고 그 노드의 파드는 네트워크를 받지 못합니다.',
      'ConfigMap `kube-flannel-cfg` 객체의 `net-conf.json`에서 `Network` 값을 클러스터의 대역(`--cluster-cidr`, kubeadm의 `podSubnet`)으로 바꾸고 파드를 다시 시작하십시오.',
    ],
  },
  {
    id: 'subnet-full',
    // error codes of EC2, and of ELB
    says: [
      /InsufficientFreeAddressesInSubnet/,
      /InvalidSubnet: Not enough IP space available in (?<subnet>subnet-\w+)/,
    ],
    en: [
      'a subnet of AWS has no free addresses left',
      'AWS refuses what was to be made in a subnet (an address for a pod, a node, a load balancer), as too few of its addresses are free.',
      '`aws ec2 describe-subnets --query "Subnets[].[SubnetId,AvailableIpAddressCount]"` shows which. Free addresses (nodes and load balancers that nobody needs, `WARM_IP_TARGET` of aws-node), or add a subnet to the cluster: the range of one cannot be changed.',
    ],
    ko: [
      'AWS 서브넷에 남은 주소가 없습니다',
      '서브넷의 빈 주소가 모자라 AWS가 요청(파드 주소, 노드, 로드 밸런서)을 거부했습니다.',
      '`aws ec2 describe-subnets --query "Subnets[].[SubnetId,AvailableIpAddressCount]"` 명령으로 어느 서브넷인지 보십시오. 주소를 비우거나(필요 없는 노드와 로드 밸런서, aws-node의 `WARM_IP_TARGET`) 클러스터에 서브넷을 추가하십시오. 서브넷의 대역은 바꿀 수 없습니다.',
    ],
  },
];
