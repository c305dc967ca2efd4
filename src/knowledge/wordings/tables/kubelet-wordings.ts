import type { Wording } from '../wording.ts';

/** What the kubelet and kube-proxy say of what they need to do their work: an answer of the API server, the tables of the kernel. */
export const kubeletWordings: readonly Wording[] = [
  {
    id: 'mount-unread',
    says: [
      /for volume "(?<volume>[^"]+)" ?: failed to sync (?<what>configmap|secret) cache: timed out/,
      /for volume "(?<volume>[^"]+)" ?: couldn't propagate (?<what>object) cache: timed out/, // until 1.18
      /for volume "(?<volume>[^"]+)" ?: failed to fetch (?<what>token): (?!.*(?:not found|forbidden))/,
    ],
    en: [
      'volume {volume}: the kubelet did not get its {what} in time',
      'The kubelet asks the API server for the {what} of volume `{volume}`, and got no answer in time. No storage is involved. After a start of the kubelet or the API server it passes by itself.',
      'If it stays: does the object exist (`kubectl get configmap,secret -n <namespace>`)? If other pods of that node wait as well, the kubelet does not get through to the API server: its log says why.',
    ],
    ko: [
      '볼륨 {volume}: kubelet이 {what} 내용을 제때 받지 못함',
      'kubelet이 `{volume}` 볼륨의 {what} 내용을 API 서버에 물었으나 제때 답을 받지 못했습니다. 스토리지 문제가 아닙니다. kubelet이나 API 서버가 시작된 직후라면 저절로 풀립니다.',
      '계속되면 객체가 있는지(`kubectl get configmap,secret -n <namespace>`) 보십시오. 그 노드의 다른 파드도 기다리면 kubelet이 API 서버에 닿지 못하는 것이며 이유는 kubelet 로그에 있습니다.',
    ],
  },
  {
    id: 'pod-addresses',
    says: [
      /(?:create pod sandbox: |network for sandbox |add cmd: |allocate for range \d+: ).*?\b(?<said>failed to assign an IP address to container|no IP addresses available in range set: \S*[\da-f])/,
    ],
    en: [
      'the network plugin has no free address for the pod',
      'No container of the pod starts before it has an address, and the network plugin of its node says: “{said}”. The kubelet tries again by itself, and succeeds once an address is free.',
      'Count the pods of that node, and what is left of ended ones. On AWS the type of the machine limits its addresses (prefix delegation gives more), and the subnet may be used up; elsewhere it is the pod range of the node. The log of the plugin on that node (`kubectl get pods -n kube-system -o wide`) tells which.',
    ],
    ko: [
      '네트워크 플러그인에 파드에 줄 주소가 없습니다',
      '파드의 컨테이너는 주소를 받아야 시작하는데 노드의 네트워크 플러그인이 “{said}”라고 합니다. kubelet이 저절로 다시 시도하며 주소가 비면 성공합니다.',
      '그 노드의 파드 수와 끝난 파드가 남긴 것을 보십시오. AWS에서는 머신 종류가 주소 수를 제한하고(prefix delegation으로 늘어남) 서브넷이 다 찼을 수 있으며, 다른 곳에서는 노드의 파드 대역입니다. 어느 것인지는 그 노드의 플러그인 로그(`kubectl get pods -n kube-system -o wide`)에 있습니다.',
    ],
  },
  {
    id: 'iptables-locked',
    is: 'harmless',
    says: [/Another app is currently holding the xtables lock/],
    en: [
      'another program holds the lock of iptables',
      'One program at a time may change iptables (`/run/xtables.lock`), and another one held the lock for longer than this one waits. It tries again; until then new Services and policies have no effect on that node.',
      '`fuser /run/xtables.lock` on the node names who holds it. Many thousands of rules make each turn long; whatever writes rules from a pod has to mount the `/run/xtables.lock` of the node.',
    ],
    ko: [
      '다른 프로그램이 iptables 잠금을 잡고 있습니다',
      'iptables는 한 번에 한 프로그램만 바꿀 수 있는데(`/run/xtables.lock`) 다른 프로그램이 기다리는 시간보다 오래 잡고 있었습니다. 다시 시도하지만 그때까지 새 서비스와 정책이 그 노드에 적용되지 않습니다.',
      '노드에서 `fuser /run/xtables.lock` 명령으로 누가 잡고 있는지 보십시오. 규칙이 수천 개면 한 번에 오래 걸립니다. 파드에서 규칙을 쓰는 프로그램은 노드의 `/run/xtables.lock` 파일을 마운트해야 합니다.',
    ],
  },
  {
    id: 'iptables-mixed',
    says: [
      /iptables-legacy tables present/,
      /table [`'](?<table>\w+)' is incompatible, use 'nft' tool/,
    ],
    en: [
      'iptables is used in both of its ways on this node',
      'Rules were written by iptables-legacy and by iptables-nft, or by nft itself. The kernel applies both, each tool shows only its own, and a packet that one of them drops is dropped.',
      'Compare `iptables-legacy-save`, `iptables-nft-save` and `nft list ruleset` on the node. Have all that writes rules (CNI, kube-proxy, firewall) use one way (`update-alternatives`, or the setting of the CNI), then restart the node: that removes what is left of the other.',
    ],
    ko: [
      '이 노드에서 iptables가 두 방식으로 쓰입니다',
      'iptables-legacy와 iptables-nft(또는 nft)가 모두 규칙을 썼습니다. 커널은 둘 다 적용하고 각 도구는 자기 것만 보여 주며, 한쪽이 버린 패킷은 버려집니다.',
      '노드에서 `iptables-legacy-save`, `iptables-nft-save`, `nft list ruleset` 결과를 비교하십시오. 규칙을 쓰는 모든 것(CNI, kube-proxy, 방화벽)을 한 방식으로 맞추고(`update-alternatives` 또는 CNI 설정) 노드를 재시작하면 남은 것이 사라집니다.',
    ],
  },
  {
    id: 'iptables-lacks',
    says: [
      /can't initialize ip6?tables table [`'](?<what>\w+)'/,
      /Extension (?<what>\S+) revision \d+ not supported, missing kernel module/,
      /Couldn't load (?:match|target) [`'](?<what>[\w-]+)'/,
    ],
    en: [
      'the kernel of the node has no {what} for iptables',
      'iptables asked the kernel for `{what}`, which it does not have: the module is not loaded or not built, or the program may not load it from its container.',
      '`lsmod` on the node shows the loaded ones; `modprobe` loads one (`iptable_{what}` for a table, `xt_{what}` for a match or target). List it in `/etc/modules-load.d`. After an update of the kernel restart the node first.',
    ],
    ko: [
      '노드의 커널에 iptables용 {what} 없음',
      'iptables가 커널에 `{what}` 항목을 요청했지만 없습니다. 모듈이 로드되거나 빌드되지 않았거나, 컨테이너 안의 프로그램이 로드할 수 없습니다.',
      '노드에서 `lsmod` 결과를 보고 `modprobe` 명령으로 로드하십시오(테이블은 `iptable_{what}`, match나 target은 `xt_{what}`). `/etc/modules-load.d`에 적어 두십시오. 커널을 업데이트한 뒤라면 먼저 노드를 재시작하십시오.',
    ],
  },
  {
    id: 'iptables-refused',
    says: [
      /Failed to execute iptables-restore/,
      /ip6?tables-restore(?: v\S+ \([^)]*\))?: (?:line (?<line>\d+) failed|unable to initialize|.* failed)/,
      /\bip6?tables-restore failed\b/,
    ],
    repeats: ['iptables-locked', 'iptables-mixed', 'iptables-lacks'],
    en: [
      'the rules for iptables were not taken',
      'A set of rules for the packets of a node was refused as a whole, so the rules from before stay: new Services, endpoints and policies have no effect there.',
      'The words after it say why: a lock, a module that is missing, or a rule (the log of kube-proxy with `-v=5` prints the rules, and the line that failed).',
    ],
    ko: [
      'iptables 규칙이 받아들여지지 않았습니다',
      '노드의 패킷 규칙 묶음이 통째로 거부되어 이전 규칙이 남습니다. 새 서비스, 엔드포인트, 정책이 그 노드에 적용되지 않습니다.',
      '이유는 그 뒤의 말에 있습니다: 잠금, 없는 모듈, 또는 규칙(kube-proxy의 `-v=5` 로그에 규칙과 실패한 줄이 나옵니다).',
    ],
  },
  {
    id: 'volume-not-attached',
    says: [
      /volume attachment is being deleted/,
      /[Vv]olume (?:is )?not (?:yet )?attached according to node(?: status)?(?: for volume "(?<volume>[^"]+)")?/,
    ],
    repeats: ['mount-failed'],
    en: [
      'the volume is not attached to the node',
      'The kubelet waits until the volume is attached to its node, and it is not: an earlier attachment is still being taken off, or the controller has not attached it. No container of the pod starts before that.',
      '`kubectl get volumeattachment | grep <volume>` shows node and state; one that is being deleted waits for the CSI driver of its node, whose pod has to run there, or for a node that is gone. Then the log of the driver’s controller (external-attacher).',
    ],
    ko: [
      '볼륨이 노드에 연결되지 않았습니다',
      'kubelet이 볼륨이 노드에 연결되기를 기다립니다. 이전 연결이 아직 해제되는 중이거나 컨트롤러가 연결하지 않았습니다. 그전에는 파드의 컨테이너가 시작되지 않습니다.',
      '`kubectl get volumeattachment | grep <volume>` 명령으로 노드와 상태를 보십시오. 삭제 중인 것은 그 노드에서 실행되어야 할 CSI 드라이버 파드나 이미 없는 노드를 기다립니다. 그다음 드라이버 컨트롤러(external-attacher) 로그를 보십시오.',
    ],
  },
  {
    id: 'node-reclaims',
    says: [/Attempting to reclaim (?<what>[a-z-]+)/],
    en: [
      'a node runs short of {what}',
      'The kubelet has reached its threshold for {what} and makes room: it deletes unused images and dead containers first, then evicts pods. The node takes no new pods until five minutes after it has enough again.',
      '`kubectl describe node <node>` shows its pressure conditions and what its pods request; look on the node who uses it (`df -h`, `df -i`, `crictl images`).',
    ],
    ko: [
      '노드에 {what} 자원이 모자랍니다',
      'kubelet이 {what} 한계에 이르러 공간을 만듭니다. 먼저 쓰지 않는 이미지와 끝난 컨테이너를 지우고, 그다음 파드를 축출합니다. 다시 충분해지고 5분이 지날 때까지 노드는 새 파드를 받지 않습니다.',
      '`kubectl describe node <node>` 명령으로 압박 상태와 파드의 요청을 보고, 노드에서 누가 쓰는지 확인하십시오(`df -h`, `df -i`, `crictl images`).',
    ],
  },
  {
    id: 'probe-failed',
    doors: [], // the probes' own causes know more
    says: [/(?<probe>Readiness|Liveness|Startup) probe failed:\s*$/],
    en: [
      'the {probe} probe fails and says nothing',
      'The command of the probe ended with an error or ran longer than `timeoutSeconds` (1 s unless set), and wrote nothing: an exec probe that is killed for its time looks like this. A failing readiness probe takes the pod out of its Services; liveness and startup probes restart the container.',
      'Run the command of the probe by hand (`kubectl exec`), see how long it takes and with what it ends; where it is only slow, raise `timeoutSeconds`.',
    ],
    ko: [
      '{probe} 프로브가 아무 말 없이 실패합니다',
      '프로브의 명령이 오류로 끝났거나 `timeoutSeconds`(설정이 없으면 1초)보다 오래 걸렸고, 아무것도 쓰지 않았습니다. 시간 때문에 종료된 exec 프로브가 이렇게 보입니다. readiness 프로브가 실패하면 파드가 서비스에서 빠지고, liveness와 startup 프로브는 컨테이너를 다시 시작합니다.',
      '프로브의 명령을 직접 실행해(`kubectl exec`) 걸리는 시간과 종료 코드를 보십시오. 느릴 뿐이라면 `timeoutSeconds` 값을 올리십시오.',
    ],
  },
  {
    id: 'probe-failed',
    doors: [], // the probes' own causes know more
    says: [
      /(?<probe>Readiness|Liveness|Startup) probe (?:failed|errored)[^:]*: .*exec: "(?<program>[^"]+)": executable file not found/,
    ],
    en: [
      'the {probe} probe calls a program that the image lacks: {program}',
      'The command of the probe was never run: the image of the container has no `{program}` in its $PATH. A readiness or startup probe never passes so; a liveness probe that cannot be run does not restart the container, it is of no use.',
      'Name a program that the image has, or ask over HTTP, TCP or gRPC instead; images without a shell have no `sh`, `curl` or `wget`.',
    ],
    ko: [
      '{probe} 프로브가 부르는 프로그램이 이미지에 없습니다: {program}',
      '프로브의 명령은 실행된 적이 없습니다. 컨테이너 이미지의 $PATH에 `{program}` 프로그램이 없습니다. readiness나 startup 프로브는 그래서 통과하지 못하고, 실행할 수 없는 liveness 프로브는 컨테이너를 다시 시작하지 않으므로 쓸모가 없습니다.',
      '이미지에 있는 프로그램을 지정하거나 HTTP, TCP, gRPC 방식으로 물으십시오. 셸이 없는 이미지에는 `sh`, `curl`, `wget`도 없습니다.',
    ],
  },
  {
    id: 'node-reclaims',
    says: [/Failed to garbage collect required amount of (?<what>images)/],
    en: [
      'a node has no {what} left that it may delete',
      'The disk for images has passed the threshold of the kubelet, and all images there are in use, so that nothing could be freed. What fills the disk is something else: logs, volumes of pods, files of containers. Pods are evicted next.',
      'See on the node what fills the disk (`df -h`, `du -x /var/lib | sort -n`), or give it a larger one.',
    ],
    ko: [
      '노드에 지울 수 있는 이미지가 없습니다',
      '이미지 디스크가 kubelet의 한계를 넘었고 모든 이미지가 쓰이고 있어 비운 것이 없습니다. 디스크를 채우는 것은 로그, 파드의 볼륨, 컨테이너의 파일 등 다른 것입니다. 다음에는 파드가 축출됩니다.',
      '노드에서 디스크를 채우는 것을 확인하거나(`df -h`, `du -x /var/lib | sort -n`) 더 큰 디스크를 주십시오.',
    ],
  },
];
