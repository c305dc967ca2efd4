import type { Wording } from '../wording.ts';

/** What CI, image builds and Helm write before anything of it reaches the cluster. */
export const deliveryWordings: readonly Wording[] = [
  {
    id: 'purge-url-broken',
    says: [/curl: \(3\) /],
    en: [
      'curl refused the URL before sending anything',
      'The URL is empty, or holds a blank or line break: nothing was sent, so neither the server (Cloudflare or another) nor the token is at fault. An empty zone id alone would not do that (`zones//purge_cache` is valid).',
      'Set the secret again without a line break (`printf %s`), stop unless `[[ $ZONE =~ ^[0-9a-f]{32}$ ]]`, and add `--fail-with-body`: without it HTTP errors pass as success.',
    ],
    ko: [
      'curl이 아무것도 보내지 않고 URL을 거부했습니다',
      'URL이 비었거나 공백이나 줄바꿈이 들어 있습니다. 아무것도 보내지 않았으니 서버(Cloudflare 등)나 토큰 문제가 아닙니다. zone id가 비기만 했다면 이렇게 되지 않습니다(`zones//purge_cache` 주소는 유효).',
      '시크릿을 줄바꿈 없이 다시 넣고(`printf %s`), `[[ $ZONE =~ ^[0-9a-f]{32}$ ]]` 조건이 아니면 멈추고, `--fail-with-body` 옵션을 더하십시오. 없으면 HTTP 오류가 성공으로 지나갑니다.',
    ],
  },
  {
    id: 'build-context',
    says: [
      /failed to read dockerfile: open (?:\S*buildkit-mount\d+\/)?(?<path>[^\s:]+): no such file or directory/,
      /path "(?<path>[^"]+)" not found/,
      /unable to prepare context/,
    ],
    en: [
      'the image build does not find {path}',
      'The builder has no `{path}`: the directory is not in the checkout (ignored by Git, another repository), or `context` or `file` names another. No image was made, so the cluster keeps the old one.',
      '`git check-ignore -v {path}` and `ls` in the step before the build. Keep the source in a repository and check that out; what is copied from the home of a runner has no version.',
    ],
    ko: [
      '이미지 빌드가 {path} 경로를 찾지 못합니다',
      '빌더에 `{path}` 경로가 없습니다. 체크아웃에 디렉터리가 없거나(Git에서 무시됨, 다른 저장소) `context`나 `file` 값이 다릅니다. 이미지가 만들어지지 않았으므로 클러스터는 이전 이미지를 씁니다.',
      '빌드 앞 단계에서 `git check-ignore -v {path}`, `ls` 결과를 보십시오. 소스를 저장소에 두고 체크아웃하십시오. 러너의 홈에서 복사한 것은 버전이 없습니다.',
    ],
  },
  {
    id: 'build-copy',
    says: [
      /failed to compute cache key: .*?"(?<path>[^"]+)":? not found/,
      /(?:failed to solve|failed to walk \S+): lstat \S*buildkit-mount\d+\/(?<path>[^\s:]+): no such file/,
      /COPY failed: (?:file not found in build context or excluded by \.dockerignore: )?stat (?<path>[^:\s]+)/,
    ],
    en: [
      'a COPY of the Dockerfile finds nothing at {path}',
      'The build context was found, and `{path}` is not in it: not built yet, excluded by `.dockerignore`, or written relative to another directory. No image was made.',
      '`docker build` sees only what lies below `context`. Look at `.dockerignore`, and whether the step that makes the file comes before.',
    ],
    ko: [
      'Dockerfile의 COPY 대상이 없습니다: {path}',
      '빌드 컨텍스트는 있지만 그 안에 `{path}` 경로가 없습니다. 아직 빌드되지 않았거나, `.dockerignore` 파일이 제외했거나, 기준 디렉터리가 다릅니다. 이미지가 만들어지지 않았습니다.',
      '`docker build` 명령은 `context` 아래만 봅니다. `.dockerignore` 파일과, 그 파일을 만드는 단계가 먼저 실행되는지 보십시오.',
    ],
  },
  {
    id: 'scan-not-enforced',
    is: 'harmless',
    says: [/^\s*exit-code: ['"]?0['"]?$/],
    needs: /uses: (?<action>aquasecurity\/trivy-action)/,
    en: [
      'the security scan does not fail the job',
      'With `exit-code: 0` findings of `{action}` never fail a job, so it is not what broke the build. (Its own download still can.)',
      'Look at the first step that failed, above it. As a remark: with 0 nothing that the scan finds is enforced.',
    ],
    ko: [
      '보안 검사는 작업을 실패시키지 않습니다',
      '`exit-code: 0` 설정이므로 `{action}` 단계는 무엇을 찾아도 작업을 실패시키지 않습니다. 빌드를 깬 것은 이 단계가 아닙니다(자체 다운로드 실패는 예외).',
      '위에서 처음 실패한 단계를 보십시오. 참고로 0 값이면 검사 결과가 강제되지 않습니다.',
    ],
  },
  {
    id: 'build-test',
    says: [
      /^(?<test>\w+) > (?<what>\w+)\([^)]*\) FAILED/,
      /\[ERROR\] +(?<test>(?:[\w$]+\.)*\w+(?:Tests?|IT))\.(?<what>\w+)/,
      /There are test failures|Tests run: \d+, .*(?:Failures|Errors): [1-9]/,
    ],
    en: [
      'a test failed, so nothing was built: {test}',
      'A test ended the build (`{test}`): no image was made, and the cluster keeps the one that it has. If the test could not reach something, that is missing where the build runs.',
      'Run such tests in a step that has what they need (a service container, Testcontainers), and build the image with `-DskipTests` after that. Inside `docker build` there is no database and no Docker socket.',
    ],
    ko: [
      '테스트가 실패하여 아무것도 빌드되지 않았습니다: {test}',
      '테스트(`{test}`)가 빌드를 끝냈습니다. 이미지가 만들어지지 않았고 클러스터는 있던 것을 씁니다. 테스트가 닿지 못한 것이 있다면 빌드가 실행된 곳에 없는 것입니다.',
      '이런 테스트는 필요한 것(서비스 컨테이너, Testcontainers)이 있는 단계에서 실행하고, 그 뒤 `-DskipTests` 옵션으로 이미지를 빌드하십시오. `docker build` 안에는 데이터베이스도 Docker 소켓도 없습니다.',
    ],
  },
  {
    id: 'helm-locked',
    says: [/another operation \(install\/upgrade\/rollback\) is in progress/],
    en: [
      'Helm holds the release locked',
      'The newest revision of the release is still "pending": another Helm runs, or one was ended in the middle (a cancelled CI job).',
      '`helm history <release> -n <namespace>`: if no Helm runs any more, `helm rollback <release> <last deployed revision>` takes the lock away.',
    ],
    ko: [
      'Helm 릴리스가 잠겨 있습니다',
      '릴리스의 최신 리비전이 아직 "pending" 상태입니다. 다른 Helm이 실행 중이거나, 도중에 끝났습니다(취소된 CI 작업).',
      '`helm history <release> -n <namespace>` 결과를 보고, 실행 중인 Helm이 없으면 `helm rollback <release> <마지막 deployed 리비전>` 명령으로 풀립니다.',
    ],
  },
  {
    id: 'helm-owned',
    says: [
      /(?<!\w)(?<kind>\w+) "(?<name>[^"]+)" in namespace "[^"]*" exists and cannot be imported.*"meta\.helm\.sh\/release-name" must equal "(?<own>[^"]+)": current value is "(?<other>[^"]+)"/,
    ],
    en: [
      '{kind} {name} belongs to Helm release {other}',
      '{kind} `{name}` exists, and its annotation `meta.helm.sh/release-name` says that it belongs to release `{other}`, not `{own}`. Helm does not take it over.',
      '`helm list -A --all --filter {other}` shows whether that release still exists. If not, {kind} `{name}` is left over from it: delete it (and look for others of that release), or set its annotations `meta.helm.sh/release-name` and `meta.helm.sh/release-namespace` to the new release. If it exists, choose other names for one of the two.',
    ],
    ko: [
      '{kind} {name}: Helm 릴리스 {other} 소유',
      '{kind} `{name}` 객체가 이미 있고, 그 `meta.helm.sh/release-name` 어노테이션에 `{own}` 대신 `{other}` 릴리스의 것으로 적혀 있습니다. Helm은 이를 넘겨받지 않습니다.',
      '`helm list -A --all --filter {other}` 명령으로 그 릴리스가 아직 있는지 확인하십시오. 없으면 {kind} `{name}` 객체는 남은 것이므로 삭제하거나(같은 릴리스의 다른 객체도 확인), `meta.helm.sh/release-name`, `meta.helm.sh/release-namespace` 어노테이션을 새 릴리스로 바꾸십시오. 있으면 한쪽의 이름을 바꾸십시오.',
    ],
  },
  {
    id: 'helm-owned',
    says: [
      /(?<!\w)(?<kind>\w+) "(?<name>[^"]+)" in namespace "[^"]*" exists and cannot be imported/,
    ],
    en: [
      '{kind} {name} is not of this Helm release',
      '{kind} `{name}` exists and bears no mark of this release, so Helm does not touch it.',
      'Use another name, delete it if nobody needs it, or give it `meta.helm.sh/release-name`, `meta.helm.sh/release-namespace` and `app.kubernetes.io/managed-by: Helm`, so that the release takes it over.',
    ],
    ko: [
      '{kind} {name}: 이 Helm 릴리스의 것이 아님',
      '{kind} `{name}` 객체가 이미 있고 이 릴리스의 표시가 없어 Helm이 건드리지 않습니다.',
      '다른 이름을 쓰거나, 필요 없으면 지우거나, `meta.helm.sh/release-name`, `meta.helm.sh/release-namespace`, `app.kubernetes.io/managed-by: Helm` 표시를 주어 릴리스가 맡게 하십시오.',
    ],
  },
  {
    id: 'wait-timed-out',
    is: 'effect',
    says: [
      /(?:FAILED|error|Error)[^"]*: timed out waiting for the condition/,
      /(?:UPGRADE|INSTALLATION) FAILED: .*context deadline exceeded/,
    ],
    en: [
      'what was installed did not become ready in time',
      'The objects were sent, and the tool gave up waiting for them to be ready. Why they are not is to be seen on them, not here.',
      '`kubewhy scan -n <namespace>` names it. A longer `--timeout` helps only what is merely slow.',
    ],
    ko: [
      '설치한 것이 제때 준비되지 않았습니다',
      '객체는 전송되었고, 도구가 준비를 기다리다 포기했습니다. 이유는 여기가 아니라 그 객체에 있습니다.',
      '`kubewhy scan -n <namespace>` 명령이 알려 줍니다. `--timeout` 값을 늘리는 것은 느리기만 한 경우에만 도움이 됩니다.',
    ],
  },
  {
    id: 'helm-name-used',
    says: [/cannot re-use a name that is still in use/],
    en: [
      'Helm has a release of that name already',
      '`helm install` takes a name once, and Helm keeps a release of it in that namespace: deployed, failed or pending. Nothing was installed.',
      '`helm list -a -n <namespace>` shows its state. To change what is there: `helm upgrade --install`. Where its install failed and nothing of it is needed: `helm uninstall` first.',
    ],
    ko: [
      '같은 이름의 Helm 릴리스가 이미 있습니다',
      '`helm install` 명령은 이름을 한 번만 받는데, 그 네임스페이스에 같은 이름의 릴리스(deployed, failed, pending 중 하나)가 있습니다. 아무것도 설치되지 않았습니다.',
      '`helm list -a -n <namespace>` 명령으로 상태를 보십시오. 있는 것을 바꾸려면 `helm upgrade --install` 명령을 쓰고, 설치가 실패했고 필요한 것이 없으면 먼저 `helm uninstall` 명령을 쓰십시오.',
    ],
  },
  {
    id: 'helm-name-used',
    says: [/"(?<release>[^"]+)" has no deployed releases/],
    en: [
      'no revision of release {release} is deployed',
      'Helm upgrades from a revision that was deployed, and keeps none such of `{release}`: all of them failed, are pending or were uninstalled.',
      '`helm history {release} -n <namespace>`; then `helm rollback` to a revision that was deployed, or `helm uninstall` where nothing of it is needed, and install it again.',
    ],
    ko: [
      '릴리스 {release}: 배포된 리비전이 없음',
      'Helm은 배포된 리비전에서 업그레이드하는데 `{release}` 릴리스에는 그런 리비전이 없습니다. 모두 실패했거나 대기 중이거나 제거되었습니다.',
      '`helm history {release} -n <namespace>` 결과를 보고, 배포된 리비전으로 `helm rollback` 하거나, 필요한 것이 없으면 `helm uninstall` 뒤 다시 설치하십시오.',
    ],
  },
  {
    id: 'helm-no-release',
    says: [
      /^Error: (?:uninstall: )?(?:Release not loaded: (?<release>[\w.-]+): )?release: not found/,
    ],
    en: [
      'Helm finds no release of that name',
      'There is none in the namespace that Helm looked in. It keeps releases by namespace, in Secrets `sh.helm.release.v1.…`.',
      '`helm list -A --all` shows all, failed ones too; then `-n <namespace>`. To install where there is none: `helm upgrade --install`.',
    ],
    ko: [
      'Helm이 그 이름의 릴리스를 찾지 못합니다',
      'Helm이 본 네임스페이스에 없습니다. 릴리스는 네임스페이스마다 시크릿 `sh.helm.release.v1.…`에 있습니다.',
      '`helm list -A --all` 명령이 실패한 것까지 모두 보여 줍니다. 그다음 `-n <namespace>` 옵션을 쓰십시오. 없을 때 설치하려면 `helm upgrade --install` 명령을 쓰십시오.',
    ],
  },
];
