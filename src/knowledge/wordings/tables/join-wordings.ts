import type { Wording } from '../wording.ts';

/** What kubeadm and a kubelet write where a machine is to become a node. */
export const joinWordings: readonly Wording[] = [
  {
    id: 'swap-on',
    says: [/(?<!\[WARNING Swap\]: )running with swap on is not supported/],
    en: [
      'the kubelet does not start: the node swaps',
      'The kubelet refuses to run where memory may be swapped out, unless it is told otherwise, so the node does not join or comes up NotReady.',
      '`swapoff -a`, and take the line of swap out of `/etc/fstab` (or mask the swap unit): it comes back with the next boot. To allow it: `failSwapOn: false` in the settings of the kubelet.',
    ],
    ko: [
      'kubelet이 시작하지 않습니다: 노드에 스왑이 켜져 있습니다',
      '설정이 없으면 kubelet은 메모리가 스왑될 수 있는 곳에서 실행을 거부하므로 노드가 조인하지 못하거나 NotReady가 됩니다.',
      '`swapoff -a` 명령을 실행하고 `/etc/fstab` 파일의 스왑 줄을 지우십시오(또는 스왑 유닛을 mask). 그대로 두면 다음 부팅에 다시 켜집니다. 허용하려면 kubelet 설정의 `failSwapOn: false` 값을 쓰십시오.',
    ],
  },
  {
    id: 'runtime-no-cri',
    says: [/unknown service runtime\.v1(?:alpha2)?\.RuntimeService/],
    en: [
      'the container runtime of the node does not speak CRI',
      'The kubelet reaches its socket, and the runtime does not offer the interface that the kubelet needs: containerd as packages of Docker set it up (`disabled_plugins = ["cri"]`), or one that is too old.',
      '`containerd config default > /etc/containerd/config.toml`, set `SystemdCgroup = true` in it, and restart containerd.',
    ],
    ko: [
      '노드의 컨테이너 런타임이 CRI를 제공하지 않습니다',
      'kubelet은 소켓에 닿지만 런타임이 필요한 인터페이스를 제공하지 않습니다. Docker 패키지가 설정한 containerd(`disabled_plugins = ["cri"]`)이거나 너무 오래된 런타임입니다.',
      '`containerd config default > /etc/containerd/config.toml` 명령을 실행하고 그 안에 `SystemdCgroup = true` 값을 둔 뒤 containerd를 다시 시작하십시오.',
    ],
  },
  {
    id: 'kubelet-not-running',
    says: [
      /curl -sSL http:\/\/(?:localhost|127\.0\.0\.1):10248\/healthz' failed/,
      /\[kubelet-check\] (?:The kubelet is not healthy|It seems like the kubelet isn't running)/,
    ],
    en: [
      'the kubelet of the machine does not run, or is not well',
      'kubeadm asked the kubelet whether it is well, on the machine itself, and did not hear that it is: most often it ends at its start. The network and the control plane were not asked.',
      '`journalctl -u kubelet -n 50` says why. Usual: swap is on, its cgroup driver is not that of the runtime (systemd), or the runtime does not run.',
    ],
    ko: [
      '머신의 kubelet이 실행되지 않거나 정상이 아닙니다',
      'kubeadm이 그 머신의 kubelet 상태를 물었지만 정상이라는 응답이 없습니다. 대개 시작하자마자 끝나는 경우입니다. 네트워크나 컨트롤 플레인에는 묻지 않았습니다.',
      '`journalctl -u kubelet -n 50` 명령이 이유를 보여 줍니다. 스왑이 켜져 있거나, cgroup 드라이버가 런타임(systemd)과 다르거나, 런타임이 실행되지 않는 경우가 흔합니다.',
    ],
  },
  {
    id: 'join-token',
    says: [
      /could not find a JWS signature in the cluster-info ConfigMap for token ID "(?<token>\w+)"/,
    ],
    en: [
      'the token of kubeadm join is no longer valid',
      'The control plane was reached, and does not know the token `{token}`: it is expired (24 hours unless said otherwise), deleted, or of another cluster.',
      'On the control plane: `kubeadm token create --print-join-command` prints a new one to copy.',
    ],
    ko: [
      'kubeadm join 토큰이 더 이상 유효하지 않습니다',
      '컨트롤 플레인에 닿았지만 `{token}` 토큰을 모릅니다. 만료되었거나(따로 정하지 않으면 24시간) 삭제되었거나 다른 클러스터의 것입니다.',
      '컨트롤 플레인에서 `kubeadm token create --print-join-command` 명령을 실행하면 복사할 새 명령이 나옵니다.',
    ],
  },
];
