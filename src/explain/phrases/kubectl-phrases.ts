import type { Phrase } from './phrase.ts';

/** What kubectl says by itself, before it asks a server or about what that answered (kubernetes, staging/src/k8s.io/kubectl). */
export const kubectlPhrases: readonly Phrase[] = [
  {
    id: 'nothing-matched',
    says: [/^error: no matching resources found/],
    en: [
      'kubectl found nothing to wait for',
      'Nothing matched the name, the selector or `--all` at that moment, in that namespace. `kubectl wait` does not wait for what is yet to be made: it ends at once.',
      'Put the same selector and `-n` into `kubectl get`. In a script wait until it is there first: `kubectl wait --for=create` (since 1.31), or ask in a loop.',
    ],
    ko: [
      'kubectl이 기다릴 것을 찾지 못했습니다',
      '그 순간 그 네임스페이스에 이름, 셀렉터, `--all` 조건에 맞는 것이 없었습니다. `kubectl wait` 명령은 아직 없는 것을 기다리지 않고 바로 끝납니다.',
      '같은 셀렉터와 `-n` 값으로 `kubectl get` 명령을 실행해 보십시오. 스크립트에서는 먼저 생길 때까지 기다려야 합니다: `kubectl wait --for=create`(1.31부터) 또는 반복 확인.',
    ],
  },
  {
    id: 'wait-over',
    says: [/timed out waiting for the condition on (?<object>[\w.-]+\/[\w.-]+)/],
    en: [
      '{object} did not come to the condition in time',
      '`kubectl wait` gave up: within its `--timeout` (30 s unless set) `{object}` did not have the condition that was waited for. Why not is to be seen on it, not here.',
      '`kubewhy why {object} -n <namespace>` says what it waits for. A longer `--timeout` helps only what is merely slow; look whether its kind has a condition of that name.',
    ],
    ko: [
      '{object}: 제때 조건을 만족하지 못함',
      '`kubectl wait` 명령이 포기했습니다. `--timeout` 시간(기본 30초) 안에 `{object}` 객체가 기다리던 조건을 만족하지 못했습니다. 이유는 여기가 아니라 그 객체에 있습니다.',
      '`kubewhy why {object} -n <namespace>` 명령이 무엇을 기다리는지 알려 줍니다. `--timeout` 값을 늘리는 것은 느리기만 한 경우에만 도움이 됩니다. 그 종류에 그런 이름의 조건이 있는지도 보십시오.',
    ],
  },
  {
    id: 'wait-over',
    says: [/^error: timed out waiting for the condition$/],
    en: [
      'kubectl waited in vain for the condition',
      '`kubectl wait` or `kubectl rollout status` gave up within its `--timeout`. Which object it is, and why, is not to be seen here.',
      '`kubewhy scan -n <namespace>` names what is not well. A longer `--timeout` helps only what is merely slow.',
    ],
    ko: [
      'kubectl이 조건을 기다리다 포기했습니다',
      '`kubectl wait`이나 `kubectl rollout status` 명령이 `--timeout` 시간 안에 끝나지 않아 포기했습니다. 어느 객체인지와 이유는 여기에 없습니다.',
      '`kubewhy scan -n <namespace>` 명령이 이상이 있는 것을 알려 줍니다. `--timeout` 값을 늘리는 것은 느리기만 한 경우에만 도움이 됩니다.',
    ],
  },
  {
    id: 'jsonpath-empty',
    says: [
      /error executing jsonpath "(?<path>[^"]+)": Error executing template: array index out of bounds: index (?<index>-?\d+), length (?<length>\d+)/,
    ],
    en: [
      'the list that the jsonpath takes item {index} of has {length} items',
      'The server answered, and the list in `{path}` has {length} items: with 0 nothing matched the name, the selector or the namespace, or the field is empty yet.',
      'Run the same command with `-o wide` in place of the jsonpath. `[*]` takes all there are and fails for none.',
    ],
    ko: [
      'jsonpath가 찾는 {index}번 항목이 없습니다: 목록의 항목 {length}개',
      '서버는 답했고 `{path}` 경로의 목록에는 항목이 {length}개 있습니다. 0개라면 이름, 셀렉터, 네임스페이스에 맞는 것이 없거나 필드가 아직 비어 있습니다.',
      'jsonpath 대신 `-o wide` 옵션으로 같은 명령을 실행해 보십시오. `[*]` 표현은 있는 것을 모두 가져오며 없어도 실패하지 않습니다.',
    ],
  },
  {
    id: 'jsonpath-field',
    says: [
      /error executing jsonpath "(?<path>[^"]+)": (?:Error executing template: )?(?<field>\S+) is not found/,
    ],
    en: [
      'the object has no field {field}',
      'The server answered, and what `{path}` leads to has no `{field}`: it is misspelt (upper and lower case count), at another level, or not set yet.',
      '`kubectl get … -o yaml` shows the fields as they stand; of a list they begin at `.items[*]`.',
    ],
    ko: [
      '객체에 {field} 필드가 없습니다',
      '서버는 답했고 `{path}` 경로에 `{field}` 필드가 없습니다. 오타이거나(대소문자 구분), 다른 위치에 있거나, 아직 설정되지 않았습니다.',
      '`kubectl get … -o yaml` 결과에서 필드를 확인하십시오. 목록이면 `.items[*]`부터 시작합니다.',
    ],
  },
  {
    id: 'no-current-context',
    says: [/^error: current-context is not set/],
    en: [
      'the kubeconfig says of no cluster that it is the current one',
      'kubectl read its kubeconfig, and `current-context` is not set in it: the file is empty or another one is meant, or no context was chosen yet. No server was asked.',
      '`kubectl config get-contexts`, then `kubectl config use-context <name>`; `KUBECONFIG` says which files are read.',
    ],
    ko: [
      'kubeconfig에 현재 컨텍스트가 정해져 있지 않습니다',
      'kubectl이 읽은 kubeconfig에 `current-context` 값이 없습니다. 파일이 비었거나, 다른 파일을 읽었거나, 아직 컨텍스트를 고르지 않았습니다. 어느 서버에도 요청하지 않았습니다.',
      '`kubectl config get-contexts` 명령 뒤에 `kubectl config use-context <이름>` 명령을 쓰십시오. 어느 파일을 읽는지는 `KUBECONFIG` 변수에 있습니다.',
    ],
  },
  {
    id: 'manifest-not-there',
    says: [/^error: the path "(?<path>[^"]+)" does not exist/],
    strength: 'fits', // other programs may say so, too
    en: [
      'there is no file {path} where kubectl runs',
      'kubectl was given `{path}`, and there is no such file or folder: paths count from the folder that it runs in. No server was asked.',
      '`pwd` and `ls` there; in a pipeline, whether the step that makes it ran before, in the same folder.',
    ],
    ko: [
      'kubectl을 실행한 곳에 {path} 파일이 없습니다',
      'kubectl에 준 `{path}` 파일이나 폴더가 없습니다. 경로는 실행한 폴더에서 시작합니다. 어느 서버에도 요청하지 않았습니다.',
      '그곳에서 `pwd`, `ls` 결과를 보십시오. 파이프라인에서는 그것을 만드는 단계가 같은 폴더에서 먼저 실행되었는지 확인하십시오.',
    ],
  },
  {
    id: 'nothing-passed',
    says: [/^error: no objects passed to (?<verb>\w+)/],
    en: [
      'kubectl {verb} got no object',
      'What kubectl read holds no object: an empty file or pipe, comments alone, a template that renders nothing. Nothing was changed.',
      'Look at what goes in: run what makes it (`helm template`, `kubectl kustomize`, `envsubst`) without `kubectl {verb}` behind it.',
    ],
    ko: [
      'kubectl {verb} 명령이 받은 객체가 없습니다',
      'kubectl이 읽은 것에 객체가 없습니다. 빈 파일이나 파이프, 주석뿐인 파일, 아무것도 만들지 않은 템플릿입니다. 바뀐 것은 없습니다.',
      '입력을 확인하십시오: 그것을 만드는 명령(`helm template`, `kubectl kustomize`, `envsubst`)을 뒤의 `kubectl {verb}` 없이 실행해 보십시오.',
    ],
  },
  {
    id: 'kind-twice',
    says: [/there is no need to specify a resource type as a separate argument/],
    en: [
      'the kind stands twice in the command',
      'kubectl was given the kind both as a word and before a slash. No server was asked.',
      'Write one of both: `kubectl get pod web` or `kubectl get pod/web`.',
    ],
    ko: [
      '명령에 종류가 두 번 있습니다',
      'kubectl에 종류를 따로도, 슬래시 앞에도 적었습니다. 어느 서버에도 요청하지 않았습니다.',
      '`kubectl get pod web` 또는 `kubectl get pod/web` 중 하나로 쓰십시오.',
    ],
  },
  {
    id: 'forward-ended',
    says: [/^error: lost connection to pod/],
    en: [
      'the port-forward has ended with its pod or connection',
      'A port-forward goes to one pod, also where a Service was named, and ends with it: the pod ended or was replaced, its container restarted, or the connection was idle or cut.',
      '`kubectl get pods` shows by age and restarts which; then start the port-forward anew.',
    ],
    ko: [
      'port-forward가 파드나 연결과 함께 끝났습니다',
      'port-forward는 서비스 이름을 줘도 파드 하나로 연결되며 그 파드와 함께 끝납니다. 파드가 끝났거나 교체되었거나, 컨테이너가 재시작했거나, 연결이 유휴 상태이거나 끊긴 것입니다.',
      '`kubectl get pods` 결과의 AGE와 RESTARTS로 확인한 뒤 port-forward를 다시 시작하십시오.',
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
