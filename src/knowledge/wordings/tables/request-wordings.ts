import type { Wording } from '../wording.ts';

/** What kubectl prints of a request that was not granted, or not sent: who asks, for what, and what is there. */
export const requestWordings: readonly Wording[] = [
  {
    id: 'credentials-refused',
    says: [
      /error: You must be logged in to the server|Error from server \(Unauthorized\)|the server has asked for the client to provide credentials/,
    ],
    en: [
      'the API server does not know who is asking',
      'The API server answered, and does not accept the token or certificate of the kubeconfig (401): it is expired, revoked, or of another cluster.',
      'Log in again, or make a new token for the service account: `kubectl create token <account>`.',
    ],
    ko: [
      'API 서버가 요청한 사람을 알지 못합니다',
      'API 서버가 응답했지만 kubeconfig의 토큰이나 인증서를 받아들이지 않았습니다(401). 만료되었거나 폐기되었거나 다른 클러스터의 것입니다.',
      '다시 로그인하거나 서비스 어카운트의 토큰을 새로 만드십시오: `kubectl create token <account>`.',
    ],
  },
  {
    id: 'credentials-refused',
    says: [/Unable to connect to the server.*certificate has expired/],
    en: [
      'a certificate on the way to the API server has expired',
      'The server was reached, and its certificate, or that of the kubeconfig, has expired.',
      'Look at the end date of both; on kubeadm control planes `kubeadm certs check-expiration` lists them. Renewing them is for who runs the control plane.',
    ],
    ko: [
      'API 서버로 가는 길의 인증서가 만료되었습니다',
      '서버에는 연결되었지만 서버나 kubeconfig의 인증서가 만료되었습니다.',
      '양쪽의 만료 날짜를 확인하십시오. kubeadm 컨트롤 플레인에서는 `kubeadm certs check-expiration` 명령이 보여 줍니다. 갱신은 컨트롤 플레인 담당자의 일입니다.',
    ],
  },
  {
    id: 'credentials-refused',
    says: [/Unable to connect to the server.*x509: /],
    en: [
      'the kubeconfig does not trust this API server',
      'The server was reached, and its certificate is not one that the kubeconfig trusts: it is a kubeconfig of another cluster, the address is not in the certificate, or a proxy stands in between.',
      'Take the authority and the address from the cluster itself. Do not skip the check: then anybody in between could answer.',
    ],
    ko: [
      'kubeconfig가 이 API 서버를 신뢰하지 않습니다',
      '서버에는 연결되었지만 인증서를 kubeconfig로 신뢰할 수 없습니다. 다른 클러스터의 kubeconfig이거나, 주소가 인증서에 없거나, 중간에 프록시가 있습니다.',
      '인증 기관과 주소를 클러스터에서 직접 받으십시오. 검사를 끄면 중간의 누구나 응답할 수 있으니 끄지 마십시오.',
    ],
  },
  {
    id: 'bad-kubeconfig',
    says: [/error loading config file "(?<file>[^"]+)"/],
    en: [
      'the kubeconfig cannot be parsed',
      'kubectl found the kubeconfig `{file}`, but what stands in it is no kubeconfig. No server was asked. It was usually written from a secret whose value is cut, encoded twice, or not decoded.',
      'Write the file again from its source; stop when the secret is empty and when decoding fails (`set -euo pipefail`). Do not paste the file anywhere: it holds credentials.',
    ],
    ko: [
      'kubeconfig를 해석할 수 없습니다',
      'kubectl이 `{file}` 파일을 찾았지만 내용이 kubeconfig가 아닙니다. 어느 서버에도 요청하지 않았습니다. 시크릿 값이 잘렸거나, 두 번 인코딩되었거나, 디코딩하지 않고 쓴 경우가 많습니다.',
      '원본에서 다시 만드십시오. 시크릿이 비었거나 디코딩이 실패하면 멈추게 하십시오(`set -euo pipefail`). 자격 증명이 들어 있으니 파일 내용을 붙여 넣지 마십시오.',
    ],
  },
  {
    id: 'object-modified',
    is: 'harmless',
    says: [
      /Operation cannot be fulfilled on (?<resource>\S+) "(?<name>[^"]+)": the object has been modified/,
    ],
    en: [
      '{resource} {name} was changed meanwhile',
      'Somebody else wrote `{name}` (`{resource}`) after it had been read for this change, so the API server refused the change (409). Nothing was written. It is harmless once: controllers try again by themselves.',
      'Read it again and send the change again, without `resourceVersion` in files that are applied. If it comes again and again, two writers fight for it: `kubectl get {resource} {name} -o yaml --show-managed-fields` names who writes which field.',
    ],
    ko: [
      '{resource} {name} 객체가 그사이 변경되었습니다',
      '이 변경을 위해 읽은 뒤에 다른 쪽이 `{name}` 객체(`{resource}`)를 썼기 때문에 API 서버가 거부했습니다(409). 아무것도 쓰이지 않았습니다. 한 번이면 해롭지 않으며 컨트롤러는 스스로 다시 시도합니다.',
      '다시 읽고 변경을 다시 보내되 적용할 파일에 `resourceVersion` 필드를 넣지 마십시오. 계속 반복되면 둘이 다투어 쓰는 것입니다. `kubectl get {resource} {name} -o yaml --show-managed-fields` 명령으로 누가 어느 필드를 쓰는지 볼 수 있습니다.',
    ],
  },
  {
    id: 'first-admin-secret',
    is: 'harmless',
    says: [/secrets? "(?<name>argocd-initial-admin-secret)" not found/],
    en: [
      'the first password of Argo CD is no longer kept',
      'That is as it should be: the Secret only carries the generated first password, may be deleted at any time, and is never made where the password was set at installation. `argocd-secret` holds a bcrypt hash, from which no password can be read.',
      'An admin resets it: `argocd account bcrypt`, then set `admin.password` and `admin.passwordMtime` in `argocd-secret` (where Git or Helm keeps it: there); or remove both keys and restart argocd-server, which makes a new first Secret.',
    ],
    ko: [
      'Argo CD의 첫 비밀번호가 더는 보관되지 않습니다',
      '정상입니다. 이 Secret은 생성된 첫 비밀번호만 담으며 언제든 지워질 수 있고, 설치 때 비밀번호를 정하면 만들어지지 않습니다. `argocd-secret`에는 bcrypt 해시가 있어 비밀번호를 알 수 없습니다.',
      '관리자가 재설정합니다: `argocd account bcrypt` 뒤 `argocd-secret`의 `admin.password`, `admin.passwordMtime` 값을 넣거나(Git이나 Helm이 관리하면 그곳에서), 두 키를 지우고 argocd-server를 다시 시작하면 새 Secret이 생깁니다.',
    ],
  },
  {
    id: 'not-there',
    says: [
      /Error from server \(NotFound\):.*?(?<![a-z0-9.-])(?<resource>[a-z0-9.-]+) "(?<name>[^"]+)" not found/,
      /(?<![\w.-])(?<resource>[A-Za-z]+\.[a-z0-9-]+(?:\.[a-z0-9-]+)+) "(?<name>[^"]+)" not found/,
      /(?<![\w.-])(?<resource>configmaps|secrets|services|(?:cron)?jobs\.batch|\w+sets\.apps|deployments\.apps) "(?<name>[^"]+)" not found/,
    ],
    en: [
      '{resource}/{name} is not there',
      'The API server answered: in the namespace that was asked (for some kinds there is none) there are no `{resource}` called `{name}`. It was never made, is deleted, or is in another namespace or cluster.',
      '`kubectl config view --minify` shows cluster and namespace, without credentials; `kubectl get {resource} -A` lists those of all namespaces. A workload of that name may be of another kind, such as an Argo Rollout.',
    ],
    ko: [
      '{resource}/{name} 객체가 없습니다',
      'API 서버의 응답입니다. 요청한 네임스페이스에(네임스페이스가 없는 종류도 있음) 이름이 `{name}`인 `{resource}` 객체가 없습니다. 만들어진 적이 없거나, 삭제되었거나, 다른 네임스페이스나 클러스터에 있습니다.',
      '`kubectl config view --minify` 명령은 클러스터와 네임스페이스를 자격 증명 없이 보여 주고, `kubectl get {resource} -A` 명령은 모든 네임스페이스의 객체를 보여 줍니다. 같은 이름의 워크로드가 Argo Rollout 같은 다른 종류일 수도 있습니다.',
    ],
  },
  {
    id: 'not-there',
    says: [
      /the server doesn't have a resource type "(?<resource>[^"]+)"/,
      /no matches for kind "(?<resource>[^"]+)" in version "[^"]+"/,
      /could not find the requested resource \(get (?<resource>[a-z.\d-]+)\)/,
      /list of server APIs: (?<resource>[\w.-]+\/v\w+): the server could not find the requested resource/,
    ],
    en: [
      'the API server has no {resource}',
      'The API server was asked which kinds of objects it has, and `{resource}` was not among them. Its CustomResourceDefinition is not installed in that cluster, its version is not served (any more), the name is misspelt, or another cluster is meant.',
      '`kubectl api-resources` lists what there is; `kubectl get apiservices` shows whether a part of it does not answer.',
    ],
    ko: [
      'API 서버에 {resource} 종류가 없습니다',
      'API 서버에 어떤 종류의 객체가 있는지 물었지만 `{resource}` 종류는 없었습니다. 그 클러스터에 CustomResourceDefinition이 설치되지 않았거나, 그 버전을 (더는) 제공하지 않거나, 이름이 틀렸거나, 다른 클러스터를 뜻한 것입니다.',
      '`kubectl api-resources` 명령은 있는 종류를, `kubectl get apiservices` 명령은 응답하지 않는 부분이 있는지를 보여 줍니다.',
    ],
  },
  {
    id: 'already-exists',
    says: [/(?<![\w.])(?<resource>[\w.]+) "(?<name>[^"]+)" already exists$/],
    en: [
      '{name} exists already',
      'The API server has an object `{name}` ({resource}) already, so it was not created.',
      '`kubectl apply` changes what is there; `kubectl diff` shows first what would change.',
    ],
    ko: [
      '{name} 객체가 이미 있습니다',
      'API 서버에 `{name}`({resource}) 객체가 이미 있어 만들지 않았습니다.',
      '`kubectl apply` 명령은 있는 것을 바꾸며, `kubectl diff` 명령이 바뀔 내용을 먼저 보여 줍니다.',
    ],
  },
  {
    id: 'login-plugin',
    says: [
      /getting credentials: exec: (?<said>.+)/,
      /(?<said>exec plugin: invalid apiVersion "[^"]+")/,
      /(?<said>no Auth Provider found for name "[^"]+")/,
    ],
    en: [
      'the login program of the kubeconfig does not work',
      'The kubeconfig has another program fetch the credentials, and that failed before any server was asked: {said}.',
      'Install or update that program (`aws`, `gke-gcloud-auth-plugin`, `kubelogin`) where kubectl runs, or write the kubeconfig again with it (`aws eks update-kubeconfig`).',
    ],
    ko: [
      'kubeconfig의 로그인 프로그램이 동작하지 않습니다',
      'kubeconfig가 다른 프로그램으로 자격 증명을 받는데, 서버에 묻기도 전에 실패했습니다: {said}.',
      'kubectl을 실행하는 곳에 그 프로그램(`aws`, `gke-gcloud-auth-plugin`, `kubelogin`)을 설치하거나 갱신하고, kubeconfig를 다시 만드십시오(`aws eks update-kubeconfig`).',
    ],
  },
  {
    id: 'no-context',
    says: [
      /error: context "(?<context>[^"]+)" does not exist/,
      /no context exists with the name: "(?<context>[^"]+)"/,
      /context was not found for specified context: (?<context>\S+)/,
    ],
    en: [
      'the kubeconfig has no context {context}',
      'kubectl was told to use the context `{context}`, which its kubeconfig does not have. No server was asked.',
      '`kubectl config get-contexts` lists them; `KUBECONFIG` says which files are read.',
    ],
    ko: [
      'kubeconfig에 {context} 컨텍스트가 없습니다',
      'kubectl이 쓰려는 `{context}` 컨텍스트가 kubeconfig에 없습니다. 어느 서버에도 요청하지 않았습니다.',
      '`kubectl config get-contexts` 명령이 목록을 보여 줍니다. 어느 파일을 읽는지는 `KUBECONFIG` 변수에 있습니다.',
    ],
  },
  {
    id: 'grant-refused',
    says: [/is attempting to grant RBAC permissions not currently held/],
    en: [
      'nobody may grant rights that they do not have',
      'The API server refuses the role: it holds rights that who creates it does not have. Nothing was written.',
      'Have it created by somebody with these rights, leave out what is not needed (the lines below name it), or give the installer the verb `escalate` on roles, knowing what that allows.',
    ],
    ko: [
      '자신에게 없는 권한은 줄 수 없습니다',
      '만드는 사람에게 없는 권한이 들어 있어 API 서버가 역할을 거부했습니다. 아무것도 쓰이지 않았습니다.',
      '그 권한이 있는 사람이 만들거나, 필요 없는 것(아래 줄에 있음)을 빼거나, 무엇을 허용하는지 알고서 설치하는 쪽에 roles의 `escalate` 동사를 주십시오.',
    ],
  },
];
