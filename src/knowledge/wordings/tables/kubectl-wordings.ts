import type { Wording } from '../wording.ts';

/** What kubectl says by itself, before it asks a server or about what that answered (kubernetes, staging/src/k8s.io/kubectl). */
export const kubectlWordings: readonly Wording[] = [
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
    is: 'effect',
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
    is: 'effect',
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
    id: 'namespace-twice',
    says: [
      /the namespace from the provided object "(?<own>[^"]+)" does not match the namespace "(?<asked>[^"]+)"/,
    ],
    en: [
      'the object is of namespace {own}, and the command of {asked}',
      'The manifest says namespace `{own}`, and kubectl was told `{asked}` (by `-n` or the current context). Nothing was written.',
      'Leave `-n` out or give the same one; a template that is for any namespace names none.',
    ],
    ko: [
      '객체의 네임스페이스는 {own}, 명령의 네임스페이스는 {asked}',
      '매니페스트의 네임스페이스는 `{own}`인데 kubectl에는 `{asked}` 값이 주어졌습니다(`-n` 옵션이나 현재 컨텍스트). 아무것도 쓰이지 않았습니다.',
      '`-n` 옵션을 빼거나 같은 값을 주십시오. 어느 네임스페이스에나 쓰는 템플릿에는 네임스페이스를 적지 않습니다.',
    ],
  },
  {
    id: 'no-configuration',
    // client-go, tools/clientcmd: kubectl, Helm and controllers alike
    says: [/no configuration has been provided, try setting KUBERNETES_MASTER/],
    en: [
      'no kubeconfig was found, nor the environment of a pod',
      'Whoever asks looked for a kubeconfig that names a cluster, and found none; and it does not run in a pod with a ServiceAccount. No server was asked.',
      'Look at `KUBECONFIG` and `~/.kube/config` of the user that runs it (with `sudo` that is root). In a pod: `automountServiceAccountToken` must not be false.',
    ],
    ko: [
      'kubeconfig도 파드 환경도 없습니다',
      '클러스터가 적힌 kubeconfig를 찾지 못했고 ServiceAccount가 있는 파드 안도 아닙니다. 어느 서버에도 요청하지 않았습니다.',
      '실행하는 사용자의 `KUBECONFIG` 변수와 `~/.kube/config` 파일을 보십시오(`sudo` 명령이면 root의 것). 파드 안이라면 `automountServiceAccountToken` 값이 false가 아니어야 합니다.',
    ],
  },
];
