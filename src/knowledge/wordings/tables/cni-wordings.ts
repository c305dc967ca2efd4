import { networkPlugins } from '../../../readings/nodes/network-plugins.ts';
import type { Wording } from '../wording.ts';

/** Where a program comes from that the network configuration of a node calls. */
const CLAUSES: Wording['clauses'] & object = [
  ...Object.entries(networkPlugins).map(([program, daemonSet]) => ({
    says: new RegExp(`plugin (?:type=)?"${program}"`),
    en: `It comes with DaemonSet \`${daemonSet}\`: \`kubectl get pods -A -o wide | grep ${daemonSet}\` shows its pod on that node, and \`why pod/…\` of that what is wrong with it.`,
    ko: `DaemonSet \`${daemonSet}\` 객체가 설치합니다. \`kubectl get pods -A -o wide | grep ${daemonSet}\` 명령으로 그 노드의 파드를 찾아 \`why pod/…\` 명령으로 보십시오.`,
  })),
  {
    // https://github.com/flannel-io/flannel/issues/1730
    says: /plugin (?:type=)?"(?:bandwidth|bridge|dhcp|firewall|host-device|host-local|ipvlan|loopback|macvlan|portmap|ptp|sbr|static|tuning|vlan)"/,
    en: 'It is one of the standard plugins, which come with a package of the node (`kubernetes-cni`, `containernetworking-plugins`) and not with the network that calls them: install or update that on the node.',
    ko: '표준 플러그인이며, 이를 부르는 네트워크가 아니라 노드의 패키지(`kubernetes-cni`, `containernetworking-plugins`)에 들어 있습니다. 노드에 그 패키지를 설치하거나 업데이트하십시오.',
  },
  {
    says: /./,
    en: 'The DaemonSet of the network puts its own programs there (`kubectl get pods -A -o wide` shows its pod on that node); the standard ones come with a package of the node (`kubernetes-cni`).',
    ko: '네트워크의 DaemonSet이 자기 프로그램을 설치하며(`kubectl get pods -A -o wide` 명령으로 그 노드의 파드 확인), 표준 플러그인은 노드의 패키지(`kubernetes-cni`)에 들어 있습니다.',
  },
];

/** What the network plugin of a node says, or the runtime that calls it: what names the plugin before what does not. */
export const cniWordings: readonly Wording[] = [
  {
    id: 'bridge-address',
    says: [
      /"?(?<bridge>cni0|cbr0|docker0)"? already has an IP address different from (?<wanted>[\d./]+)/,
    ],
    en: [
      'the bridge {bridge} of the node has the address of another pod network',
      'The network plugin wants `{wanted}` for `{bridge}`, which has kept an older one: the node got another podCIDR, was joined again, or had another plugin before. No new pod gets a network there.',
      'After `kubectl drain` on that node: `ip link delete {bridge}` (and `flannel.1`), then start the pod of the plugin again; it makes the bridge again.',
    ],
    ko: [
      '노드의 브리지 {bridge}: 다른 파드 네트워크의 주소',
      '네트워크 플러그인은 `{bridge}` 주소로 `{wanted}` 값을 원하지만 옛 주소가 남아 있습니다. 노드의 podCIDR이 바뀌었거나, 다시 조인했거나, 전에 다른 플러그인이 있었습니다. 그곳의 새 파드는 네트워크를 얻지 못합니다.',
      '`kubectl drain` 뒤 그 노드에서 `ip link delete {bridge}`(`flannel.1`도) 명령을 실행하고 플러그인 파드를 다시 시작하면 브리지를 새로 만듭니다.',
    ],
  },
  {
    id: 'pod-network',
    says: [/failed to find plugin "(?<plugin>[^"]+)" in path \[(?<path>[^\]]+)\]/],
    clauses: CLAUSES,
    en: [
      'network plugin {plugin} is not in {path} of the node',
      'The network configuration of the node (`/etc/cni/net.d`) calls the program `{plugin}`, and there is none in `{path}`: no pod there is given a network, and no container of it starts.',
      '{clause} The kubelet tries again by itself.',
    ],
    ko: [
      '노드의 {path} 경로에 네트워크 플러그인 {plugin} 없음',
      '노드의 네트워크 설정(`/etc/cni/net.d`)이 부르는 `{plugin}` 프로그램이 `{path}` 경로에 없습니다. 그 노드의 파드는 네트워크를 받지 못하고 컨테이너도 시작하지 않습니다.',
      '{clause} kubelet은 저절로 다시 시도합니다.',
    ],
  },
  {
    id: 'pod-network',
    says: [
      /plugin type="(?<plugin>[^"]+)"(?: name="[^"]+")? failed \(add\): incompatible CNI versions; config is "(?<config>[^"]+)", plugin supports \[(?<supports>[^\]]+)\]/,
    ],
    clauses: CLAUSES,
    en: [
      'network plugin {plugin} does not speak CNI {config}',
      'The network configuration of the node (`/etc/cni/net.d`) is of version {config}, and the program `{plugin}` speaks {supports}: no pod there is given a network.',
      'Bring `{plugin}` up to date, or set `cniVersion` to one of those. {clause}',
    ],
    ko: [
      '네트워크 플러그인 {plugin}: CNI {config} 미지원',
      '노드의 네트워크 설정(`/etc/cni/net.d`)은 {config} 버전인데 `{plugin}` 프로그램이 아는 버전은 {supports} 뿐입니다. 그 노드의 파드는 네트워크를 받지 못합니다.',
      '`{plugin}` 프로그램을 업데이트하거나 `cniVersion` 값을 그중 하나로 바꾸십시오. {clause}',
    ],
  },
  {
    id: 'pod-network',
    says: [
      /incompatible CNI versions; config is "(?<config>[^"]+)", plugin supports \[(?<supports>[^\]]+)\]/,
    ],
    en: [
      'a network plugin does not speak CNI {config}',
      'The network configuration of the node (`/etc/cni/net.d`) is of version {config}, and a program that it calls speaks {supports}: no pod there is given a network.',
      // https://github.com/containerd/containerd/issues/6876
      'Bring the programs in `/opt/cni/bin` up to date, or set `cniVersion` to one of those. Since 1.6.3 containerd itself asks for 1.0.0, of `loopback` at least, which comes with the package `kubernetes-cni`.',
    ],
    ko: [
      '네트워크 플러그인: CNI {config} 미지원',
      '노드의 네트워크 설정(`/etc/cni/net.d`)은 {config} 버전인데, 설정이 부르는 프로그램이 아는 버전은 {supports} 뿐입니다. 그 노드의 파드는 네트워크를 받지 못합니다.',
      '`/opt/cni/bin` 경로의 프로그램을 업데이트하거나 `cniVersion` 값을 그중 하나로 바꾸십시오. containerd는 1.6.3부터 적어도 `loopback` 플러그인을 1.0.0 버전으로 부르며, 이 플러그인은 `kubernetes-cni` 패키지에 들어 있습니다.',
    ],
  },
  {
    id: 'pod-network',
    says: [/failed to load CNI config (?:list )?file (?<file>[^\s:]+): (?<said>.+)/],
    en: [
      'the network configuration {file} cannot be read',
      'The runtime of the node cannot use its network configuration `{file}`: {said}. No pod there is given a network until that is fixed.',
      'Compare `{file}` with that of a node that works. The DaemonSet of the network writes it: with its pod on that node recreated, it is written again.',
    ],
    ko: [
      '네트워크 설정 {file}: 읽을 수 없음',
      '노드의 런타임이 네트워크 설정 `{file}` 파일을 쓸 수 없습니다: {said}. 고칠 때까지 그 노드의 파드는 네트워크를 받지 못합니다.',
      '`{file}` 파일을 정상 노드의 것과 비교하십시오. 네트워크의 DaemonSet이 쓰는 파일이므로 그 노드의 파드를 다시 만들면 다시 쓰입니다.',
    ],
  },
  {
    id: 'node-not-ready',
    says: [
      /cni (?:plugin not |config un)initialized/i,
      /no networks found in \/etc\/cni/,
      /No CNI configuration file in \/etc\/cni/,
    ],
    en: [
      'the node has no pod network: its network plugin is not set up',
      'The runtime of the node finds no network configuration that it can use (`/etc/cni/net.d`): no network plugin is installed, or its pod has not come so far there. Until then the node is not Ready, and only pods on the network of the node itself run.',
      '`kubectl get pods -A -o wide --field-selector spec.nodeName=<node>`: ask `why` about the pod of the network there (calico-node, cilium, kube-flannel-ds, aws-node …). Where it has none, install a network plugin, or see why the DaemonSet leaves the node out.',
    ],
    ko: [
      '노드에 파드 네트워크가 없습니다: 네트워크 플러그인 미설정',
      '노드의 런타임이 쓸 수 있는 네트워크 설정(`/etc/cni/net.d`)을 찾지 못합니다. 네트워크 플러그인이 설치되지 않았거나, 그 노드에서 플러그인 파드가 아직 거기까지 가지 못했습니다. 그때까지 노드는 Ready 상태가 아니며 노드 자체의 네트워크를 쓰는 파드만 실행됩니다.',
      '`kubectl get pods -A -o wide --field-selector spec.nodeName=<node>`: 그 노드의 네트워크 파드(calico-node, cilium, kube-flannel-ds, aws-node 등)를 `why` 명령으로 보십시오. 없다면 네트워크 플러그인을 설치하거나, DaemonSet이 왜 그 노드를 빼는지 확인하십시오.',
    ],
  },
  {
    id: 'pod-network',
    says: [/plugin type="(?<plugin>[^"]+)"(?: name="[^"]+")? failed \(add\): (?<said>.+)/],
    clauses: CLAUSES,
    en: [
      'network plugin {plugin} cannot set up the network of the pod',
      'The kubelet could not make the sandbox of the pod, for the network plugin `{plugin}` says: {said}. No container of it starts before that.',
      '{clause} Mostly it does not run there, may not ask the API server, or is out of addresses; its log tells. The kubelet tries again by itself.',
    ],
    ko: [
      '네트워크 플러그인 {plugin}: 파드의 네트워크를 만들지 못함',
      'kubelet이 파드의 샌드박스를 만들지 못했습니다. 네트워크 플러그인 `{plugin}` 프로그램의 말: {said}. 그 전에는 어떤 컨테이너도 시작하지 않습니다.',
      '{clause} 대개 그 노드에서 실행되지 않거나, API 서버에 물을 권한이 없거나, 주소가 모자라며, 그 로그에 이유가 있습니다. kubelet은 저절로 다시 시도합니다.',
    ],
  },
];
