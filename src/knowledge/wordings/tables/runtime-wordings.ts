import type { Wording } from '../wording.ts';

/** What the kubelet tells of a container runtime that does not follow. */
export const runtimeWordings: readonly Wording[] = [
  {
    id: 'runtime-hangs',
    says: [/PLEG is not healthy: pleg was last seen active (?<since>\S+) ago/],
    en: [
      'the container runtime of the node hangs',
      'The kubelet could not list the containers of its node for {since}, so it calls the node not Ready: the container runtime hangs or is overloaded, often by its disk.',
      'On the node: does `crictl ps` answer, and how busy is its disk (`iostat`, `dmesg`)? Restart the runtime, then the kubelet; pods that run go on meanwhile.',
    ],
    ko: [
      '노드의 컨테이너 런타임이 멈춰 있습니다',
      'kubelet이 {since} 동안 노드의 컨테이너 목록을 얻지 못해 노드를 Ready가 아니라고 합니다. 컨테이너 런타임이 멈췄거나 과부하이며, 디스크 때문인 경우가 많습니다.',
      '노드에서 `crictl ps` 명령이 응답하는지, 디스크가 얼마나 바쁜지(`iostat`, `dmesg`) 확인하십시오. 런타임, 그다음 kubelet을 다시 시작하십시오. 실행 중인 파드는 계속 실행됩니다.',
    ],
  },
  {
    id: 'sandbox-stays',
    says: [
      /(?:KillPodSandbox|StopPodSandbox).*?(?:failed to destroy network for sandbox|cni plugin).*?: (?<said>.+)/,
    ],
    en: [
      'the network plugin cannot take the network of a pod away',
      'The pod is to end, and its sandbox stays, for the network plugin says: {said}. So the pod hangs in Terminating, and its address is not given back.',
      'Look at the pod of the network plugin on that node: `kubectl get pods -n kube-system -o wide --field-selector spec.nodeName=<node>`. Once it runs the kubelet ends the pod by itself.',
    ],
    ko: [
      '네트워크 플러그인이 파드의 네트워크를 거두지 못합니다',
      '파드가 끝나야 하는데 샌드박스가 남아 있습니다. 네트워크 플러그인의 말: {said}. 그래서 파드가 Terminating 상태에 머물고 주소도 반환되지 않습니다.',
      '그 노드의 네트워크 플러그인 파드를 보십시오: `kubectl get pods -n kube-system -o wide --field-selector spec.nodeName=<node>`. 다시 실행되면 kubelet이 파드를 스스로 끝냅니다.',
    ],
  },
  {
    id: 'runtime-slow',
    says: [
      /(?:KillPodSandboxError|KillContainerError|CreatePodSandboxError)\W.*(?:DeadlineExceeded|context deadline exceeded)/,
      /failed to reserve (?:container|sandbox) name "[^"]+": name "[^"]+" is reserved for/,
      /operation Create(?:Container|PodSandbox) timed out|container with id exists in containerd/,
      /tried to kill container, but did not receive an exit event/,
    ],
    en: [
      'the container runtime of the node does not end what it began',
      'The kubelet asked the runtime, which gave no answer in time, or still holds the name from an earlier attempt that has not ended. It is overloaded or hangs, often by its disk.',
      'On the node: does `crictl ps` answer, and how busy is its disk (`iostat -x`, `dmesg`)? Are other pods of the node slow as well? If it does not come back, restart the runtime, then the kubelet.',
    ],
    ko: [
      '노드의 컨테이너 런타임이 시작한 일을 끝내지 못합니다',
      'kubelet의 요청에 런타임이 제때 답하지 않았거나, 끝나지 않은 이전 시도가 아직 그 이름을 쥐고 있습니다. 과부하이거나 멈췄으며, 디스크 때문인 경우가 많습니다.',
      '노드에서 `crictl ps` 명령이 응답하는지, 디스크가 얼마나 바쁜지(`iostat -x`, `dmesg`), 그 노드의 다른 파드도 느린지 확인하십시오. 돌아오지 않으면 런타임, 그다음 kubelet을 다시 시작하십시오.',
    ],
  },
];
