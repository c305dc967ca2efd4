import type { Wording } from '../wording.ts';

/** What is said of a command in a container that runs, and of a port that is forwarded to it. */
export const execWordings: readonly Wording[] = [
  {
    id: 'forward-ended',
    says: [/^error: lost connection to pod/],
    en: [
      'the port-forward has ended with its pod or connection',
      'A port-forward goes to one pod, also where a Service was named, and ends with it: the pod ended or was replaced, its container restarted, or the connection was idle or cut.',
      '`kubectl get pods` shows by age and restarts which; then start the port-forward again.',
    ],
    ko: [
      'port-forward가 파드나 연결과 함께 끝났습니다',
      'port-forward는 서비스 이름을 줘도 파드 하나로 연결되며 그 파드와 함께 끝납니다. 파드가 끝났거나 교체되었거나, 컨테이너가 재시작했거나, 연결이 유휴 상태이거나 끊긴 것입니다.',
      '`kubectl get pods` 결과의 AGE와 RESTARTS로 확인한 뒤 port-forward를 다시 시작하십시오.',
    ],
  },
  {
    id: 'exec-failed',
    says: [/^(?!.*probe (?:failed|errored):).*OCI runtime exec failed: (?<said>.+)/],
    clauses: [
      {
        says: /executable file not found|no such file or directory/,
        en: 'The image has no such program. Try `sh` in place of `bash`; where there is no shell at all, `kubectl debug -it <pod> --image=busybox --target=<container>` brings one.',
        ko: '이미지에 그런 프로그램이 없습니다. `bash` 대신 `sh`를 써 보고, 셸이 전혀 없으면 `kubectl debug -it <pod> --image=busybox --target=<container>` 명령을 쓰십시오.',
      },
      {
        says: /resource temporarily unavailable/,
        en: 'The pod or its node has as many processes and threads as it may (`podPidsLimit` of the kubelet): see what starts them (`cat /sys/fs/cgroup/pids.current` in the container), and raise the limit only if so many are meant.',
        ko: '파드나 노드의 프로세스와 스레드가 한도(kubelet의 `podPidsLimit`)에 이르렀습니다. 무엇이 만드는지 보고(컨테이너에서 `cat /sys/fs/cgroup/pids.current`), 그만큼이 필요할 때만 한도를 늘리십시오.',
      },
      {
        says: /./,
        en: 'Look whether the container still runs (`kubectl get pod`), and ask again; the rest is between the runtime and its node.',
        ko: '컨테이너가 아직 실행 중인지(`kubectl get pod`) 보고 다시 시도하십시오. 그 밖의 것은 런타임과 노드의 문제입니다.',
      },
    ],
    en: [
      'a command could not be run in the container',
      'The runtime could not start a command in the container, beside its program: {said}. That says nothing of the program itself.',
      '{clause}',
    ],
    ko: [
      '컨테이너에서 명령을 실행하지 못했습니다',
      '런타임이 컨테이너에서 프로그램과 별개의 명령을 시작하지 못했습니다: {said}. 프로그램 자체에 대해서는 아무것도 말해 주지 않습니다.',
      '{clause}',
    ],
  },
  {
    id: 'kubelet-lacks-pod',
    // https://github.com/kubernetes/kubernetes/issues/63702
    says: [/unable to upgrade connection: pod does not exist/],
    strength: 'fits',
    en: [
      'the kubelet that was asked does not have that pod',
      'The API server reached a kubelet, and that has no such pod: it has just ended or been replaced, or the address of its node leads to another machine.',
      'Ask once more for the name (`kubectl get pods`). If it stays, `kubectl get nodes -o wide`: each node needs an INTERNAL-IP of its own that the control plane reaches (`--node-ip` of the kubelet; virtual machines often have the same first address).',
    ],
    ko: [
      '요청을 받은 kubelet에 그 파드가 없습니다',
      'API 서버가 kubelet에 닿았지만 그곳에 그 파드가 없습니다. 파드가 방금 끝났거나 교체되었거나, 노드의 주소가 다른 머신을 가리킵니다.',
      '파드 이름을 다시 확인하십시오(`kubectl get pods`). 계속되면 `kubectl get nodes -o wide` 결과를 보십시오. 노드마다 컨트롤 플레인에서 닿는 서로 다른 INTERNAL-IP가 필요합니다(kubelet의 `--node-ip`; 가상 머신은 첫 주소가 같은 경우가 많습니다).',
    ],
  },
];
