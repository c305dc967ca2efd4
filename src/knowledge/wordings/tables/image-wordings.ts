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
  {
    id: 'digest-unresolved',
    strength: 'fits',
    says: [/failed to resolve image to digest: (?<said>\S.*)/],
    clauses: [
      {
        says: /x509|certificate/,
        en: 'the controller trusts the authorities in its own image only, not those of the nodes: behind a company proxy or with an own registry it needs their CA (in Deployment `controller` of knative-serving: the CA as a volume, and `SSL_CERT_DIR`)',
        ko: '컨트롤러는 노드가 아니라 자기 이미지의 CA만 신뢰합니다. 회사 프록시나 자체 레지스트리의 CA를 knative-serving의 Deployment `controller` 객체에 볼륨과 `SSL_CERT_DIR`로 넣어야 합니다',
      },
      {
        says: /40[13]|UNAUTHORIZED|DENIED|unauthorized/,
        en: 'the controller asks with the imagePullSecrets of the ServiceAccount of the revision: they are missing or not for this registry',
        ko: '컨트롤러는 리비전의 서비스 어카운트에 있는 imagePullSecrets로 묻습니다. 없거나 이 레지스트리용이 아닙니다',
      },
      {
        says: /no such host|timeout|refused|deadline/,
        en: 'the controller does not reach the registry from its pod, whatever the nodes can: DNS, proxy (`HTTPS_PROXY` of the controller) or egress policy',
        ko: '노드와 관계없이 컨트롤러 파드에서 레지스트리에 닿지 않습니다. DNS, 프록시(컨트롤러의 `HTTPS_PROXY`), egress 정책을 보십시오',
      },
      { says: /./, en: 'the registry does not give it', ko: '레지스트리가 답을 주지 않습니다' },
    ],
    en: [
      'Knative could not resolve the tag of an image to its digest',
      'Not the kubelet but the controller of Knative Serving asks the registry which digest the tag stands for, and that failed: {said}. Most likely {clause}. The nodes may pull the image all the same.',
      'Fix that of the controller, or leave the registry out: `registries-skipping-tag-resolving` in ConfigMap config-deployment of knative-serving; a digest in place of the tag needs no question at all.',
    ],
    ko: [
      'Knative가 이미지 태그의 다이제스트를 알아내지 못했습니다',
      'kubelet이 아니라 Knative Serving의 컨트롤러가 레지스트리에 태그의 다이제스트를 묻는데 실패했습니다: {said}. 대개 {clause}. 노드는 이미지를 받을 수 있을지도 모릅니다.',
      '컨트롤러 쪽을 고치거나, knative-serving의 ConfigMap config-deployment 객체에서 `registries-skipping-tag-resolving`에 레지스트리를 넣으십시오. 태그 대신 다이제스트를 쓰면 묻지 않습니다.',
    ],
  },
];
