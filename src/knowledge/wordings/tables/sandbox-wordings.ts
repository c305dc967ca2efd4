import type { Wording } from '../wording.ts';

/** Why a node cannot make the sandbox of a pod, from the network to the image of the sandbox itself. */
export const sandboxWordings: readonly Wording[] = [
  {
    id: 'pod-network',
    says: [
      /Failed (?:to )?create pod sandbox: (?<said>.{0,2000}?(?:network|\bcni\b|plugin type=|IP address).*)/i,
      /NetworkPlugin (?<plugin>\S+) failed to set ?up pod "[^"]+" network: (?<said>.+)/,
    ],
    en: [
      'the network of the pod cannot be set up',
      'The kubelet could not make the sandbox of the pod: {said}. No container of it starts before that.',
      'Look at the pod of the network plugin on that node (`kubectl get pods -n kube-system -o wide`): not running, not allowed to ask the API server, or out of addresses. The kubelet tries again by itself.',
    ],
    ko: [
      '파드의 네트워크를 만들 수 없습니다',
      'kubelet이 파드의 샌드박스를 만들지 못했습니다: {said}. 그 전에는 어떤 컨테이너도 시작하지 않습니다.',
      '그 노드의 네트워크 플러그인 파드를 보십시오(`kubectl get pods -n kube-system -o wide`). 실행되지 않거나, API 서버에 물을 권한이 없거나, 주소가 모자랍니다. kubelet은 저절로 다시 시도합니다.',
    ],
  },
  {
    id: 'windows-version',
    says: [/The container operating system does not match the host operating system/],
    en: [
      'an image is built for another version of Windows than the node',
      'Windows starts a container only if its image is built for the version of the host. For a sandbox that is the pause image of the kubelet, not the image of the program.',
      "If the event is FailedCreatePodSandBox, compare the sandbox image of the node's container runtime with its Windows version (`kubectl get node -o wide`). Otherwise use a tag of the program's image for that version, and keep the pod to such nodes (`node.kubernetes.io/windows-build`).",
    ],
    ko: [
      '이미지가 노드와 다른 Windows 버전용으로 빌드되었습니다',
      'Windows는 호스트 버전에 맞게 빌드된 이미지의 컨테이너만 시작합니다. 샌드박스라면 프로그램 이미지가 아니라 kubelet이 쓰는 pause 이미지입니다.',
      'FailedCreatePodSandBox 이벤트라면 노드의 컨테이너 런타임이 쓰는 샌드박스 이미지와 Windows 버전(`kubectl get node -o wide`)을 비교하십시오. 아니면 그 버전용 이미지 태그를 쓰고 `node.kubernetes.io/windows-build` 레이블이 맞는 노드에만 배치하십시오.',
    ],
  },
  {
    id: 'pod-sandbox',
    is: 'effect',
    says: [/Failed (?:to )?create pod sandbox: (?<said>.+)/],
    en: [
      'the sandbox of a pod cannot be made',
      'The container runtime of the node could not make the sandbox of the pod: {said}. No container of it starts before that.',
      'The log of the container runtime on that node says more (`journalctl -u containerd`, or `-u crio`). The kubelet tries again by itself.',
    ],
    ko: [
      '파드의 샌드박스를 만들 수 없습니다',
      '노드의 컨테이너 런타임이 파드의 샌드박스를 만들지 못했습니다: {said}. 그 전에는 어떤 컨테이너도 시작하지 않습니다.',
      '그 노드에 있는 컨테이너 런타임의 로그를 확인하십시오(`journalctl -u containerd` 또는 `-u crio`). kubelet은 저절로 다시 시도합니다.',
    ],
  },
];
