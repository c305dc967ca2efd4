import type { Wording } from '../wording.ts';

/** What Argo CD, Argo Rollouts and Flux write. */
export const gitopsWordings: readonly Wording[] = [
  {
    id: 'argo-sync',
    says: [
      /(?<said>failed to generate manifest .+)/,
      /(?<said>Manifest generation error.+)/,
      /`(?:kustomize build|helm template) [^`]{1,400}` failed (?<said>exit status \d+: (?:[^"\\]|\\.)+)/,
    ],
    en: [
      'Argo CD cannot make the manifests',
      'The repo server answered: {said}. Nothing was compared or applied, and what runs stays as it is.',
      'Look at path, revision and values of the Application; `argocd app manifests <app>` does the same by hand.',
    ],
    ko: [
      'Argo CD가 매니페스트를 만들지 못합니다',
      'repo server의 응답: {said}. 비교도 적용도 되지 않았고 실행 중인 것은 그대로입니다.',
      'Application의 path, revision, values 값을 보십시오. `argocd app manifests <app>` 명령으로 같은 것을 해 볼 수 있습니다.',
    ],
  },
  {
    id: 'argo-sync',
    says: [/ComparisonError: (?<said>.+)/],
    en: [
      'Argo CD cannot compare the Application with the cluster',
      'Argo CD says: {said}. It does not know what differs, so it applies nothing, and what runs stays as it is.',
      'The words tell whether the repository, the manifests or the cluster is not read: `argocd app manifests <app>` tries the first two by hand.',
    ],
    ko: [
      'Argo CD가 Application을 클러스터와 비교하지 못합니다',
      'Argo CD의 메시지: {said}. 차이를 알 수 없어 아무것도 적용하지 않으며 실행 중인 것은 그대로입니다.',
      '메시지를 보면 저장소, 매니페스트, 클러스터 중 무엇을 읽지 못하는지 알 수 있습니다. 앞의 둘은 `argocd app manifests <app>` 명령으로 확인할 수 있습니다.',
    ],
  },
  {
    id: 'argo-sync',
    says: [/SyncError: (?<said>.+)/, /(?<said>one or more objects failed to apply, reason: .+)/],
    en: [
      'Argo CD could not apply all objects',
      'The sync failed: {said}. What was applied before that stays.',
      'The words behind "reason" are of the API server and name the object: correct that in Git, or what refuses it. `argocd app get <app>` lists the result of each object.',
    ],
    ko: [
      'Argo CD가 모든 객체를 적용하지 못했습니다',
      '동기화가 실패했습니다: {said}. 그 전에 적용된 것은 남아 있습니다.',
      '"reason" 뒤의 말은 API 서버의 것이며 객체 이름이 나옵니다. 그 객체를 Git에서 고치거나 거부하는 쪽을 고치십시오. 객체별 결과는 `argocd app get <app>` 명령에 나옵니다.',
    ],
  },
  {
    id: 'argo-forbidden',
    says: [
      /permission denied: (?<what>applications|applicationsets|projects|repositories|clusters|accounts|certificates|gpgkeys|logs|exec|extensions), (?<verb>\w+), (?<object>[^\s,]+)/,
    ],
    en: [
      'Argo CD does not let this user {verb} {what}',
      "That is Argo CD's own RBAC, not that of Kubernetes: nobody has given this user or group `{verb}` on `{what}` for `{object}`.",
      "`argocd account can-i {verb} {what} '{object}'` asks the same. The rules stand in `policy.csv` of the ConfigMap `argocd-rbac-cm` (group names as the login sends them, `scopes`), and in the roles of the AppProject.",
    ],
    ko: [
      'Argo CD가 이 사용자에게 허용하지 않습니다: {what} {verb}',
      'Kubernetes가 아니라 Argo CD 자체의 RBAC입니다. 이 사용자나 그룹에게 `{object}` 대상에 대한 `{what}` `{verb}` 권한이 없습니다.',
      "`argocd account can-i {verb} {what} '{object}'` 명령으로 같은 것을 물을 수 있습니다. 규칙은 `argocd-rbac-cm` ConfigMap의 `policy.csv`(로그인이 보내는 그룹 이름, `scopes`)와 AppProject의 역할에 있습니다.",
    ],
  },
  {
    id: 'rollout-aborted',
    says: [/RolloutAborted: (?<said>Rollout aborted update to revision \d+.*)/],
    en: [
      'a canary or blue-green update was aborted',
      'Argo Rollouts went back to the stable revision: {said}. Users are served by that one; the new one gets no traffic until somebody tries again.',
      '`why rollout/<name>` says what it was aborted for: an analysis that failed (the AnalysisRun has its figures), the progress deadline with `progressDeadlineAbort`, or a person. After mending it: a new image, or `kubectl argo rollouts retry rollout <name>`.',
    ],
    ko: [
      '카나리나 블루그린 업데이트가 중단(abort)되었습니다',
      'Argo Rollouts가 안정 리비전으로 돌아갔습니다: {said}. 사용자는 안정 리비전이 서비스하며 새 리비전은 다시 시도할 때까지 트래픽을 받지 않습니다.',
      '`why rollout/<name>` 명령이 중단 이유를 알려 줍니다. 실패한 분석(값은 AnalysisRun에 있음), `progressDeadlineAbort` 설정의 시한 초과, 또는 사람입니다. 고친 뒤 새 이미지나 `kubectl argo rollouts retry rollout <name>` 명령을 쓰십시오.',
    ],
  },
  {
    id: 'release-gave-up',
    is: 'effect',
    says: [/\b(?<what>install|upgrade) retries exhausted/],
    en: [
      'Flux has given the release up: {what} retries exhausted',
      'The HelmRelease failed as often as `{what}.remediation.retries` allows (0 unless set), and is not tried again until its spec, chart or values change. What failed stood in the attempt before, not in this line.',
      '`why helmrelease/<name>` goes on to its chart and to what it installed; the events of the HelmRelease and `helm history <release>` hold the first error. Then `flux reconcile helmrelease <name> --reset --force`.',
    ],
    ko: [
      'Flux가 릴리스를 포기했습니다: {what} retries exhausted',
      'HelmRelease가 `{what}.remediation.retries` 값(설정이 없으면 0)만큼 실패하여 spec, 차트, 값이 바뀔 때까지 다시 시도하지 않습니다. 실패한 이유는 이 줄이 아니라 이전 시도에 있습니다.',
      '`why helmrelease/<name>` 명령이 차트와 설치된 객체까지 살펴봅니다. 첫 오류는 HelmRelease의 이벤트와 `helm history <release>` 결과에 있습니다. 그다음 `flux reconcile helmrelease <name> --reset --force` 명령을 쓰십시오.',
    ],
  },
  {
    id: 'dependency-not-ready',
    is: 'effect',
    says: [/dependency '(?<name>[^']+)' is not ready/],
    en: [
      'Flux waits for {name}, which is not ready',
      'A Kustomization or HelmRelease lists `{name}` under `dependsOn`, and is not applied before that is Ready. Nothing is wrong with what waits.',
      '`why kustomization/<name>` (or `helmrelease/<name>`) of what it waits for. It is looked at again every 30 s.',
    ],
    ko: [
      'Flux가 {name} 객체를 기다립니다: 준비되지 않음',
      'Kustomization이나 HelmRelease의 `dependsOn` 목록에 `{name}` 객체가 있어, 그것이 Ready가 되기 전에는 적용되지 않습니다. 기다리는 쪽의 문제가 아닙니다.',
      '기다리는 대상에 대해 `why kustomization/<name>`(또는 `helmrelease/<name>`) 명령으로 물으십시오. 30초마다 다시 확인됩니다.',
    ],
  },
  {
    id: 'argo-shared',
    says: [
      /(?<!\w)(?<resource>[A-Z]\w{1,62}\/[\w.-]{1,253}) is part of applications (?<one>[\w./-]+) and (?<other>[\w./-]+)/,
    ],
    en: [
      'two Applications hold {resource}',
      'Both `{one}` and `{other}` have `{resource}` among their manifests. Each sync puts its own version there and its tracking mark on it, so that one of the two is OutOfSync by turns.',
      'Leave it in one of them. If both need it, put it into a third Application. Usual: the same path or chart in two Applications, a list of an ApplicationSet that makes two for one namespace.',
    ],
    ko: [
      '두 Application이 가진 {resource}',
      '`{one}`와 `{other}` 양쪽의 매니페스트에 `{resource}` 항목이 있습니다. 동기화할 때마다 자기 버전과 추적 표시를 써서 번갈아 OutOfSync가 됩니다.',
      '한쪽에만 두십시오. 둘 다 필요하면 세 번째 Application에 두십시오. 두 Application이 같은 경로나 차트를 가리키거나, ApplicationSet이 한 네임스페이스에 둘을 만드는 경우가 흔합니다.',
    ],
  },
  {
    id: 'argo-busy',
    says: [
      /(?:FailedPrecondition desc =|deploy revision:|app operation:) another operation is already in progress/,
    ],
    en: [
      'another sync of the Application still runs',
      'Argo CD does one operation of an Application at a time, and one has not ended: it waits for its resources, a hook, or goes on retrying.',
      '`argocd app get <app>` says what it waits for. `argocd app terminate-op <app>` ends it, after which the next sync may begin; what was applied stays.',
    ],
    ko: [
      'Application의 다른 동기화가 아직 진행 중입니다',
      'Argo CD는 Application마다 작업을 하나씩 하는데 끝나지 않은 것이 있습니다. 리소스나 훅을 기다리거나 재시도를 되풀이합니다.',
      '`argocd app get <app>` 명령이 무엇을 기다리는지 보여 줍니다. `argocd app terminate-op <app>` 명령으로 끝내면 다음 동기화를 시작할 수 있고 적용된 것은 그대로입니다.',
    ],
  },
  {
    id: 'kustomize-not-built',
    says: [/accumulating resources: (?<said>.+)/, /must build at directory: (?<said>.+)/],
    en: [
      'kustomize cannot put its files together',
      'Nothing was sent, for kustomize says: {said}. The end of it tells: a file or folder that is not there, a patch whose target is not among the resources, or an address that could not be fetched.',
      '`kubectl kustomize <folder>` says the same without a cluster. Paths count from the folder of each kustomization.yaml, and may not leave its root.',
    ],
    ko: [
      'kustomize가 파일을 합치지 못합니다',
      '아무것도 전송되지 않았습니다. kustomize의 말: {said}. 끝부분이 이유입니다: 없는 파일이나 폴더, 대상이 리소스에 없는 패치, 받아올 수 없는 주소.',
      '`kubectl kustomize <folder>` 명령은 클러스터 없이 같은 결과를 보여 줍니다. 경로는 각 kustomization.yaml 파일의 폴더에서 시작하며 루트를 벗어날 수 없습니다.',
    ],
  },
];
