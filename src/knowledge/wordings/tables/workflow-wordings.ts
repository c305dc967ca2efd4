import type { Wording } from '../wording.ts';

/** What GitHub answers a workflow, and what steps of it say. */
export const workflowWordings: readonly Wording[] = [
  {
    id: 'runner-lost',
    says: [/The self-hosted runner:? (?<runner>[\w.-]+) lost communication with the server/],
    en: [
      'CI runner {runner} went away in the middle of the job',
      'GitHub hears nothing more of `{runner}`. The job did not fail by itself: the pod or machine of the runner was ended, or got no CPU or network.',
      'In the cluster look at the pod of the runner: killed for its memory (the job runs in it), evicted, or its node was drained or scaled in. Give it requests, and `cluster-autoscaler.kubernetes.io/safe-to-evict: "false"`.',
    ],
    ko: [
      'CI 러너 {runner}: 작업 도중 사라짐',
      'GitHub가 `{runner}` 러너의 소식을 더 이상 듣지 못합니다. 작업이 스스로 실패한 것이 아니라 러너의 파드나 머신이 끝났거나 CPU, 네트워크를 얻지 못했습니다.',
      '클러스터에서 러너 파드를 보십시오. 메모리 때문에 종료(작업이 그 안에서 실행됨), 축출, 노드 드레인이나 축소가 흔합니다. requests 값과 `cluster-autoscaler.kubernetes.io/safe-to-evict: "false"` 애너테이션을 두십시오.',
    ],
  },
  {
    id: 'job-cancelled',
    is: 'effect',
    says: [/^(?:##\[error\]|Error: )?The operation was canceled\.$/],
    strength: 'fits', // .NET says so as well
    en: [
      'the workflow was cancelled',
      'Somebody or something ended the run before it was over: a person, a newer run of the same `concurrency` group, `timeout-minutes`, or another job of a matrix that failed (`fail-fast`).',
      'The page of the run says by whom or why, above its jobs. What came before in the log did not fail.',
    ],
    ko: [
      '워크플로가 취소되었습니다',
      '끝나기 전에 실행이 중단되었습니다. 사람, 같은 `concurrency` 그룹의 새 실행, `timeout-minutes`, 매트릭스의 다른 작업 실패(`fail-fast`) 중 하나입니다.',
      '실행 페이지의 작업 목록 위에 누가 또는 왜인지 나옵니다. 로그의 앞부분이 실패한 것은 아닙니다.',
    ],
  },
  {
    id: 'runner-token',
    says: [
      /runner registration token is expired|Http response code: NotFound from .POST https:\/\/api\.github\.com\/actions\/runner-registration/,
    ],
    en: [
      'the token to register the CI runner is no longer valid',
      'A registration token counts for one hour, and for the repository or organisation that made it. The runner was not registered; nothing in the cluster is at fault.',
      'Make a new one where the runner is to be, or give the runner an app or a token with which it makes its own (ARC: `githubConfigSecret`).',
    ],
    ko: [
      'CI 러너 등록 토큰이 더 이상 유효하지 않습니다',
      '등록 토큰은 한 시간 동안, 만든 저장소나 조직에서만 유효합니다. 러너가 등록되지 않았으며 클러스터 문제가 아닙니다.',
      '러너를 둘 곳에서 새로 만들거나, 러너가 스스로 만들 수 있는 앱이나 토큰을 주십시오(ARC: `githubConfigSecret`).',
    ],
  },
  {
    id: 'workflow-rights',
    says: [
      /Resource not accessible by (?:integration|personal access token)/,
      /remote: Permission to (?<repository>[\w./-]+) denied to (?<who>[\w.[\]-]+)/,
      /denied: (?:permission_denied: (?:write_package|read_package|The token provided)|installation not allowed to)/,
    ],
    en: [
      'GitHub knows who asks, and gives them no right to that',
      'The login of a person, app or workflow is accepted, and has no right to it. In a workflow `GITHUB_TOKEN` has those of `permissions:` only, those of a pull request from a fork read only, and none in another repository.',
      'In a workflow add what is missing to `permissions:` of the job (`contents: write`, `packages: write`, `pull-requests: write`). A package has to name the repository under "Manage Actions access"; for another repository use an app or a token of its own.',
    ],
    ko: [
      'GitHub 로그인은 되지만 그 권한이 없습니다',
      '사람, 앱, 워크플로의 로그인은 받아들여졌지만 권한이 없습니다. 워크플로의 `GITHUB_TOKEN`에는 `permissions:` 항목의 권한만 있고, 포크의 풀 리퀘스트에서는 읽기만, 다른 저장소에서는 아무 권한도 없습니다.',
      '워크플로라면 작업의 `permissions:` 항목에 빠진 것을 더하십시오(`contents: write`, `packages: write`, `pull-requests: write`). 패키지는 "Manage Actions access"에 저장소를 적어야 하며, 다른 저장소에는 앱이나 별도 토큰을 쓰십시오.',
    ],
  },
  {
    id: 'workflow-input',
    says: [/Input required and not supplied: (?<input>[\w-]+)/],
    en: [
      'an action got no value for {input}',
      'The workflow gives `{input}` no value: usually a secret that is empty here. Secrets are not there in a pull request from a fork, in another environment, or under another name.',
      'Look whether the secret is there for this repository, environment and event (Settings > Secrets). GitHub takes a secret that does not exist for an empty text.',
    ],
    ko: [
      '액션의 {input} 값이 비어 있음',
      '워크플로의 `{input}` 값이 비어 있습니다. 대개 시크릿이 여기서는 비어 있는 경우입니다. 포크의 풀 리퀘스트, 다른 environment, 다른 이름에는 시크릿이 없습니다.',
      '이 저장소, environment, 이벤트에 시크릿이 있는지 보십시오(Settings > Secrets). GitHub는 없는 시크릿을 빈 텍스트로 취급합니다.',
    ],
  },
  {
    id: 'action-missing',
    says: [/Unable to resolve action `?(?<action>[^`,\s]+)`?/],
    en: [
      'there is no action {action}',
      'GitHub finds no repository, tag or branch for `{action}`, or the workflow may not see it: it is private, or the organisation allows only some actions.',
      'Compare the name and the version with its page. For a private one: its Settings > Actions > General > Access.',
    ],
    ko: [
      '액션 {action}: 없음',
      'GitHub가 `{action}` 저장소, 태그, 브랜치를 찾지 못하거나 워크플로가 볼 수 없습니다. 비공개이거나 조직이 일부 액션만 허용합니다.',
      '이름과 버전을 액션 페이지와 비교하십시오. 비공개라면 그 저장소의 Settings > Actions > General > Access 항목을 보십시오.',
    ],
  },
  {
    id: 'git-no-login',
    says: [/could not read (?:Username|Password) for '(?<server>https?:\/\/[^'/]+)/],
    en: [
      'git has no login for {server}',
      'The repository is private (or its name is wrong, which looks the same), and git, which cannot ask anybody here, was given no token for {server}.',
      'Give it one: `actions/checkout` with `token:`, a repository Secret of Argo CD, or a deploy key with an `ssh` address. Submodules need it as well.',
    ],
    ko: [
      'git에 {server} 로그인 정보 없음',
      '저장소가 비공개이거나 이름이 틀렸고(같게 보임), 여기서는 물어볼 사람이 없는 git에 {server} 토큰이 없습니다.',
      '토큰을 주십시오. `actions/checkout`의 `token:`, Argo CD의 저장소 시크릿, `ssh` 주소와 배포 키 중 하나입니다. 서브모듈에도 필요합니다.',
    ],
  },
  {
    id: 'docker-daemon-port',
    says: [
      /Cannot connect to the Docker daemon at (?<socket>tcp:\/\/[^\s:]+:2375)\. Is the docker daemon running/,
    ],
    strength: 'fits',
    en: [
      'nothing listens at {socket}: dind speaks TLS on 2376 since 19.03',
      'A program asked for Docker at `{socket}`, the port without TLS. Since version 19.03 the image `docker:dind` makes certificates by itself (`DOCKER_TLS_CERTDIR`) and listens with TLS on 2376 only. Its start takes some seconds, too.',
      'Either `DOCKER_HOST=tcp://<host>:2376` with `DOCKER_TLS_VERIFY=1` and a shared `/certs/client`, or turn TLS off: `DOCKER_TLS_CERTDIR: ""` in the variables of job and service. The log of the dind container says on which port it listens, or why it did not start (it needs `privileged`).',
    ],
    ko: [
      '{socket}에서 듣는 것이 없습니다: dind는 19.03부터 2376 포트의 TLS를 씁니다',
      '프로그램이 TLS 없는 포트 `{socket}` 주소의 Docker를 불렀습니다. 19.03부터 `docker:dind` 이미지는 인증서를 스스로 만들고(`DOCKER_TLS_CERTDIR`) 2376에서 TLS로만 듣습니다. 시작에도 몇 초 걸립니다.',
      '`DOCKER_HOST=tcp://<호스트>:2376`, `DOCKER_TLS_VERIFY=1`, 공유된 `/certs/client`를 쓰거나, 작업과 서비스의 변수에서 `DOCKER_TLS_CERTDIR: ""`로 TLS를 끄십시오. dind 컨테이너의 로그에 듣는 포트나 시작하지 못한 이유(`privileged` 필요)가 있습니다.',
    ],
  },
  {
    id: 'docker-daemon',
    says: [/Cannot connect to the Docker daemon at (?<socket>\S+?)\. Is the docker daemon running/],
    en: [
      'there is no Docker daemon at {socket}',
      'A program asked for Docker at `{socket}`, where nothing listens. A pod has none by itself: its node runs containerd.',
      'For builds in a runner pod: a dind sidecar with `DOCKER_HOST` (ARC: `containerMode: dind`), BuildKit in the cluster, or a builder without daemon (buildah, ko). With a sidecar the daemon may only not be up yet.',
    ],
    ko: [
      '{socket}: Docker 데몬 없음',
      '프로그램이 `{socket}` 주소의 Docker를 불렀지만 듣는 것이 없습니다. 파드에는 기본으로 Docker가 없고 노드는 containerd를 씁니다.',
      '러너 파드에서 빌드하려면 `DOCKER_HOST`와 dind 사이드카(ARC: `containerMode: dind`), 클러스터의 BuildKit, 데몬 없는 빌더(buildah, ko)를 쓰십시오. 사이드카가 있다면 데몬이 아직 뜨지 않았을 수 있습니다.',
    ],
  },
];
