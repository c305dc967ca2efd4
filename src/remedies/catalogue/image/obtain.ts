import type { Finding } from '../../../domain/verdict.ts';
import { shell } from '../../../text/shell.ts';
import { valueAt } from '../../value-at.ts';
import { wordsOnly } from '../../words/words-only.ts';

type Words = readonly [string, string];

/** Which image is right, and who may pull it, is not in the cluster. */
export const obtain = wordsOnly(
  'image/obtain',
  {
    'image/pull/not-found': both(
      [
        'Name a tag that exists',
        'Push the missing tag, or set the image to one that exists. If the last revision ran, `kubectl rollout undo` goes back to it.',
      ],
      [
        '존재하는 태그 지정',
        '없는 태그를 푸시하거나 존재하는 태그로 이미지를 바꾸십시오. 이전 리비전이 실행되었다면 `kubectl rollout undo` 명령으로 되돌릴 수 있습니다.',
      ],
    ),
    'image/pull/no-access': both(
      [
        'Check the name first, then the credentials',
        'See in the registry whether the repository exists. If it does, give the pod a pull Secret for that registry (`imagePullSecrets`, or on its service account).',
      ],
      [
        '이름을 먼저, 그다음 자격 증명 확인',
        '레지스트리에 저장소가 있는지 확인하십시오. 있다면 그 레지스트리용 pull 시크릿을 파드나 서비스 어카운트의 `imagePullSecrets` 항목에 지정하십시오.',
      ],
    ),
    'image/pull/unauthorized': both(
      [
        'Renew the pull credentials',
        'Renew the Secret for this registry, and see that it is of type kubernetes.io/dockerconfigjson and names the same host as the image. The kubelet tries again within 5 minutes.',
      ],
      [
        'pull 자격 증명 갱신',
        '이 레지스트리용 Secret을 갱신하고, 유형이 kubernetes.io/dockerconfigjson이며 이미지와 같은 호스트를 담는지 확인하십시오. kubelet이 5분 안에 다시 시도합니다.',
      ],
    ),
    'image/pull-secret-missing': both(
      [
        'Create the pull Secret',
        'Create it in this namespace (`kubectl create secret docker-registry`), or name one that is there. Secrets are not shared between namespaces.',
      ],
      [
        'pull 시크릿 생성',
        '이 네임스페이스에 만들거나(`kubectl create secret docker-registry`) 이미 있는 것을 지정하십시오. Secret은 네임스페이스 사이에 공유되지 않습니다.',
      ],
    ),
    'image/pull/rate-limited': both(
      [
        'Wait, log in, or mirror',
        'Pull with an account, which has a higher limit, or from a mirror of your own. Without either it passes by itself, on Docker Hub within hours.',
      ],
      [
        '대기, 로그인 또는 미러 사용',
        '한도가 더 높은 계정으로 받거나 자체 미러를 사용하십시오. 그대로 두면 저절로 풀립니다(Docker Hub는 몇 시간).',
      ],
    ),
    'image/pull/registry-error': both(
      [
        'See how the registry is',
        'Look at its status page or its own log; the kubelet tries again by itself.',
      ],
      [
        '레지스트리 상태 확인',
        '레지스트리의 상태 페이지나 로그를 확인하십시오. kubelet은 저절로 다시 시도합니다.',
      ],
    ),
    ...each(
      ['no-such-host', 'dns-fails', 'refused', 'no-route', 'reset', 'timeout', 'tls', 'proxy'].map(
        (why) => `image/registry/${why}`,
      ),
      [
        'Mend the way from the node to the registry',
        'Try it from the node itself: name, route, proxy, firewall, and the certificate authorities of its container runtime. Pods and their network policies play no part in a pull.',
      ],
      [
        '노드에서 레지스트리까지의 경로 수정',
        '노드에서 직접 이름, 경로, 프록시, 방화벽과 컨테이너 런타임의 인증 기관을 확인하십시오. 파드와 네트워크 정책은 pull에 관여하지 않습니다.',
      ],
    ),
    'image/unusable/invalid-name': both(
      [
        'Correct the image reference',
        'A repository is lowercase, and neither it nor the tag may be empty: a variable of the pipeline that was not set is the usual reason.',
      ],
      [
        '이미지 이름 수정',
        '저장소 이름은 소문자여야 하고 저장소와 태그는 비어 있으면 안 됩니다. 파이프라인 변수가 비어 있는 경우가 많습니다.',
      ],
    ),
    ...each(
      ['image/unusable/platform', 'image/wrong-architecture'],
      [
        'Build the image for this platform',
        'Publish it for several platforms (`docker buildx build --platform`), or keep the pod to nodes that fit (`nodeSelector: kubernetes.io/arch`). Going back to the last image that ran helps at once.',
      ],
      [
        '이 플랫폼용 이미지 빌드',
        '여러 플랫폼용으로 게시하거나(`docker buildx build --platform`) 맞는 노드만 쓰게 하십시오(`nodeSelector: kubernetes.io/arch`). 마지막으로 실행된 이미지로 되돌리면 바로 해결됩니다.',
      ],
    ),
    ...each(
      ['image/unusable/format', 'image/unusable/signature'],
      [
        'Publish the image anew',
        'Build and push it with a current tool, signed if the nodes ask for that; do not weaken the policy of the nodes for one image.',
      ],
      [
        '이미지 다시 게시',
        '최신 도구로 다시 빌드해 푸시하고, 노드가 요구하면 서명하십시오. 이미지 하나 때문에 노드의 정책을 낮추지 마십시오.',
      ],
    ),
    'image/pull/policy': both(
      [
        'Meet the policy of the registry',
        'Look the image up in the registry, which shows what it fails (scan, signature, quarantine), and push one that passes.',
      ],
      [
        '레지스트리 정책 충족',
        '레지스트리에서 어떤 검사(취약점, 서명, 격리)에 걸렸는지 확인하고, 통과하는 이미지를 푸시하십시오.',
      ],
    ),
    'image/unusable/short-name': both(
      [
        'Write the registry into the name',
        'Name the image in full, such as docker.io/library/nginx:1.27, so that it means the same on every node.',
      ],
      [
        '이름에 레지스트리 명시',
        'docker.io/library/nginx:1.27 처럼 전체 이름을 쓰면 모든 노드에서 같은 이미지를 뜻합니다.',
      ],
    ),
    'image/unusable/corrupt': both(
      [
        'Pull it another way, or push it anew',
        'See whether a proxy or mirror between node and registry hands out something old or cut off; if not, push the image anew.',
      ],
      [
        '다른 경로로 받거나 다시 푸시',
        '노드와 레지스트리 사이의 프록시나 미러가 오래되거나 잘린 내용을 주는지 확인하고, 아니라면 이미지를 다시 푸시하십시오.',
      ],
    ),
    'image/unusable/disk-full': both(
      [
        'Free space on the node',
        'Remove unused images (`crictl rmi --prune`) or enlarge the disk of the node; the pod may also go to another node.',
      ],
      [
        '노드 공간 확보',
        '노드에서 쓰지 않는 이미지를 지우거나(`crictl rmi --prune`) 디스크를 늘리십시오. 파드를 다른 노드로 옮길 수도 있습니다.',
      ],
    ),
    'image/unusable/never': both(
      [
        'Allow the pull, or bring the image',
        'Set `imagePullPolicy: IfNotPresent`, or load the image on every node that may run the pod.',
      ],
      [
        'pull 허용 또는 이미지 배치',
        '`imagePullPolicy: IfNotPresent` 설정으로 바꾸거나, 파드가 실행될 모든 노드에 이미지를 미리 두십시오.',
      ],
    ),
  },
  commandFor,
);

function both(en: Words, ko: Words) {
  const say =
    ([title, text]: Words) =>
    (name: string) => ({ title, text: `\`${name}\`: ${text}` });
  return { en: say(en), ko: say(ko) };
}

function each(causes: readonly string[], en: Words, ko: Words) {
  return Object.fromEntries(causes.map((cause) => [cause, both(en, ko)]));
}

/** To an image of the same repository that is known here. */
function commandFor({ subject, params }: Finding): string | undefined {
  const [good, container] = [valueAt(params, '/good'), valueAt(params, '/container')];
  if (typeof good !== 'string' || subject.kind !== 'apps/Deployment') return undefined;
  const { namespace = 'default', name } = subject;
  return shell`kubectl -n ${namespace} set image deployment/${name} ${String(container)}=${good}`;
}
