import { reason } from '../reason.ts';
import type { Wording } from '../wording.ts';

/** What the kubelet writes of an image that does not come, where the registry's own words are missing or not known. */
export const imageWordings: readonly Wording[] = [
  {
    id: 'image-never-pulled',
    says: [
      /Container image "(?<image>[^"]+)" is not present with pull policy of Never/,
      reason('ErrImageNeverPull'),
    ],
    en: [
      'image is not on the node, and may not be pulled',
      'The pull policy of the container is Never, and the node does not have its image: the kubelet does not even ask a registry.',
      'Set `imagePullPolicy: IfNotPresent`, or load the image onto each node where the pod may run (`kind load`, `minikube image load`, `ctr -n k8s.io images import`).',
    ],
    ko: [
      '이미지가 노드에 없고 받을 수도 없습니다',
      '컨테이너의 pull 정책이 Never 값인데 노드에 이미지가 없습니다. kubelet은 레지스트리에 묻지도 않습니다.',
      '`imagePullPolicy: IfNotPresent` 값으로 바꾸거나, 파드가 실행될 노드마다 이미지를 넣으십시오(`kind load`, `minikube image load`, `ctr -n k8s.io images import`).',
    ],
  },
  {
    id: 'image-name-invalid',
    says: [
      /couldn't parse image (?:name|reference) "(?<image>[^"]+)"/,
      reason('InvalidImageName'),
      /Error response from daemon: invalid reference format/,
    ],
    en: [
      'the name of an image is not valid',
      'The name of the image cannot be read as one, so nothing was pulled.',
      'Look for capital letters, a blank, two colons, a scheme (`https://`) or a variable that was not filled in: `kubectl get pod <pod> -o jsonpath={.spec.containers[*].image}`.',
    ],
    ko: [
      '이미지 이름이 올바르지 않습니다',
      '이미지 이름의 형식이 맞지 않아 아무것도 받지 않았습니다.',
      '대문자, 공백, 콜론 두 개, 스킴(`https://`), 채워지지 않은 변수가 있는지 보십시오: `kubectl get pod <pod> -o jsonpath={.spec.containers[*].image}`.',
    ],
  },
  {
    id: 'image-not-pulled',
    says: [/Failed to pull image "(?<image>[^"]+)": (?<said>.+)/],
    en: [
      'image {image} cannot be pulled',
      'The kubelet could not pull `{image}`: {said}.',
      'Pull it by hand on a node (`crictl pull {image}`): that tells the registry, the way to it and the credentials apart.',
    ],
    ko: [
      '이미지 {image}: 받을 수 없음',
      'kubelet이 `{image}` 이미지를 받지 못했습니다: {said}.',
      '노드에서 직접 받아 보면(`crictl pull {image}`) 레지스트리, 경로, 자격 증명 중 무엇이 문제인지 가려집니다.',
    ],
  },
  {
    id: 'image-back-off',
    is: 'effect',
    says: [/^Back-off pulling image "(?<image>[^"]+)"/, reason('ErrImagePull|ImagePullBackOff')],
    repeats: ['image-not-pulled', 'image-never-pulled', 'image-name-invalid'],
    en: [
      'an image cannot be pulled',
      'The kubelet tried to pull the image, failed, and waits before it tries again. Why, this line does not say.',
      'The reason stands in the event "Failed to pull image" of the same pod: `kubectl describe pod <pod>`. Not found, no access, rate limit and no connection are told apart there.',
    ],
    ko: [
      '이미지를 받지 못합니다',
      'kubelet이 이미지를 받으려다 실패하여 다시 시도하기 전에 기다립니다. 이유는 이 줄에 없습니다.',
      '이유는 같은 파드의 "Failed to pull image" 이벤트에 있습니다: `kubectl describe pod <pod>`. 없음, 권한 없음, 횟수 제한, 연결 불가를 거기서 구별할 수 있습니다.',
    ],
  },
  {
    id: 'pull-limit',
    says: [/toomanyrequests: .*(?:rate limit|[Ll]imit)/],
    repeats: ['image-not-pulled'],
    en: [
      'the registry gives no more images for now',
      'Too many images were pulled from this address, or by this account, within the time that the registry counts (Docker Hub: six hours). Nothing is said against the image.',
      'Log in (`imagePullSecrets`), which has a limit of its own, or pull through a mirror or cache. `imagePullPolicy: IfNotPresent` spares what the node already has.',
    ],
    ko: [
      '레지스트리가 지금은 이미지를 더 주지 않습니다',
      '이 주소나 계정이 레지스트리가 세는 시간(Docker Hub는 6시간) 동안 이미지를 너무 많이 받았습니다. 이미지 자체의 문제는 아닙니다.',
      '로그인하거나(`imagePullSecrets`, 한도가 따로 있음) 미러나 캐시를 통해 받으십시오. `imagePullPolicy: IfNotPresent` 값이면 노드에 있는 것은 다시 받지 않습니다.',
    ],
  },
];
