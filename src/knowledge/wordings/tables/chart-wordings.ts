import type { Wording } from '../wording.ts';

/** Why a chart, a repository or a project does not give what is to be applied. */
export const chartWordings: readonly Wording[] = [
  {
    id: 'chart-asks-for-value',
    says: [/execution error at \((?<at>[^)]+)\): (?<said>\S.*)/],
    en: [
      'the chart refuses its values: {said}',
      'A check in the chart ({at}) stops it: “{said}”. Nothing was sent to the cluster.',
      'Give the value that it asks for (`helm show values <chart>`), and look whether its name changed with the version of the chart.',
    ],
    ko: [
      '차트가 값을 거부합니다: {said}',
      '차트의 검사({at})가 멈췄습니다: “{said}”. 클러스터에는 아무것도 보내지 않았습니다.',
      '요구하는 값을 주고(`helm show values <chart>`), 차트 버전에 따라 이름이 바뀌지 않았는지 보십시오.',
    ],
  },
  {
    id: 'chart-template-error',
    says: [
      /template: (?<file>[^\s:]+):(?<line>\d+)(?::\d+)?: executing "[^"]+" at <(?<at>[^>]+)>: (?<said>\S.*)/,
    ],
    en: [
      'the chart cannot be rendered: {file}, line {line}',
      'At `{at}` in {file} (line {line}): {said}. Nothing was sent to the cluster.',
      'A nil pointer means that the values lack a level above that key: `helm template . --debug`, and `helm show values` of this version of the chart. A value of another type (text in place of a map) reads alike.',
    ],
    ko: [
      '차트를 렌더링할 수 없습니다: {file} {line}행',
      '{file} {line}행의 `{at}` 위치: {said}. 클러스터에는 아무것도 보내지 않았습니다.',
      'nil pointer는 값에 그 키의 위 단계가 없다는 뜻입니다. `helm template . --debug`와 이 버전의 `helm show values`를 보십시오. 타입이 다른 값(맵 자리에 문자열)도 비슷하게 보입니다.',
    ],
  },
  {
    id: 'chart-kube-version',
    says: [
      /chart requires kubeVersion: (?<wanted>.+?) which is incompatible with Kubernetes (?<has>v\S+)/,
    ],
    en: [
      'the chart is not made for Kubernetes {has}',
      'It states that it needs {wanted}, and the cluster (or what rendered it) has {has}.',
      'Take an older version of the chart or a newer cluster. A suffix such as `-gke.100` counts as a pre-release: the chart would need `>=1.25.0-0`. In Argo CD and `helm template` set the version (`--kube-version`).',
    ],
    ko: [
      '차트가 Kubernetes {has} 버전을 지원하지 않습니다',
      '차트는 {wanted} 버전을 요구하는데 클러스터(또는 렌더링한 도구)는 {has}입니다.',
      '더 낮은 차트 버전이나 더 높은 클러스터를 쓰십시오. `-gke.100` 같은 접미사는 시험판으로 취급되어 차트에 `>=1.25.0-0` 형태가 필요합니다. Argo CD와 `helm template`에서는 버전을 지정하십시오(`--kube-version`).',
    ],
  },
  {
    id: 'chart-not-found',
    says: [
      /chart "(?<chart>[^"]+)" (?:matching|version) "?(?<version>[^"\s]+)"? not found in (?<repo>\S+)/,
      /no '(?<chart>[^']+)' chart with version matching '(?<version>[^']+)' found/,
      /no chart version found for (?<chart>\S+?)-(?<version>\d\S*)/,
    ],
    en: [
      'chart {chart} has no version {version} there',
      'The repository was read, and its index lists no {chart} of version {version}.',
      '`helm search repo {chart} --versions` after `helm repo update`. Old versions are removed (Bitnami keeps few), a leading v counts, and OCI registries need the `oci://` address.',
    ],
    ko: [
      '차트 {chart}에 {version} 버전이 없습니다',
      '저장소는 읽었지만 인덱스에 {chart} 차트의 {version} 버전이 없습니다.',
      '`helm repo update` 뒤 `helm search repo {chart} --versions`를 보십시오. 오래된 버전은 지워지고(Bitnami), 앞의 v도 구분되며, OCI 레지스트리는 `oci://` 주소여야 합니다.',
    ],
  },
  {
    id: 'git-login',
    says: [
      /failed to (?:clone|checkout|list refs|fetch)\b.{0,200}?(?<said>authentication required|ssh: unable to authenticate|knownhosts: key (?:mismatch|is unknown)|repository not found|Repository not found|invalid credentials)/,
      /ssh: handshake failed: (?<said>knownhosts: key (?:mismatch|is unknown)|ssh: unable to authenticate\b.*)/,
    ],
    en: [
      'the Git server does not let the controller in: {said}',
      'The server was reached and refuses: {said}. So no newer commit is read, and the cluster stays as it is.',
      '`authentication required` and `not found`: the token or deploy key is missing, expired or of another repository. `knownhosts`: the host key changed or is not in the Secret. Renew the Secret that the source names.',
    ],
    ko: [
      'Git 서버가 컨트롤러를 받지 않습니다: {said}',
      '서버에 닿았지만 거부했습니다: {said}. 그래서 새 커밋을 읽지 못하고 클러스터는 그대로 있습니다.',
      '`authentication required`, `not found`: 토큰이나 배포 키가 없거나 만료되었거나 다른 저장소의 것입니다. `knownhosts`: 호스트 키가 바뀌었거나 Secret에 없습니다. 소스가 가리키는 Secret을 갱신하십시오.',
    ],
  },
  {
    id: 'argo-not-permitted',
    says: [
      /application destination (?<what>.+?) (?:do(?:es)? not match any of the allowed destinations|is not permitted) in project '?(?<project>[\w.-]+)/,
      /(?:application repo|resource) (?<what>\S+?) is not permitted in project '?(?<project>[\w.-]+)/,
      /is not permitted to use project '?(?<project>[\w.-]+)/,
    ],
    en: [
      'project {project} of Argo CD does not allow it',
      'The AppProject `{project}` allows other sources, destinations, kinds or namespaces of Applications than this one has. Nothing is synced.',
      '`kubectl -n argocd get appproject {project} -o yaml`: `sourceRepos`, `destinations` (server and namespace), `clusterResourceWhitelist`, `namespaceResourceBlacklist`, `sourceNamespaces`.',
    ],
    ko: [
      'Argo CD 프로젝트 {project}에서 허용하지 않습니다',
      'AppProject `{project}` 객체가 허용하는 소스, 대상, 종류, Application 네임스페이스에 이 애플리케이션이 맞지 않습니다. 동기화하지 않습니다.',
      '`kubectl -n argocd get appproject {project} -o yaml` 결과의 `sourceRepos`, `destinations`(server와 namespace), `clusterResourceWhitelist`, `namespaceResourceBlacklist`, `sourceNamespaces`를 보십시오.',
    ],
  },
  {
    id: 'field-undeclared',
    says: [
      /error building typed value from (?<whose>live|config) resource: .{0,400}?(?<field>\.[\w.[\]-]{1,200}): field not declared in schema/,
    ],
    en: [
      'field {field} is not in the schema that Argo CD compares by',
      'Argo CD cannot compare the object: the {whose} resource has `{field}`, which the schema of the API does not know: a typing error, or a field of a newer Kubernetes than this Argo CD was built for.',
      'Look whether the field is real (`kubectl explain`). If it is, update Argo CD, or use `ServerSideDiff=true`; if not, take it out.',
    ],
    ko: [
      '{field} 필드가 Argo CD의 비교 스키마에 없습니다',
      'Argo CD가 객체를 비교하지 못합니다. {whose} 쪽에 있는 `{field}` 필드를 API 스키마가 모릅니다. 오타이거나 이 Argo CD보다 새로운 Kubernetes의 필드입니다.',
      '실제 필드인지 확인하십시오(`kubectl explain`). 맞으면 Argo CD를 업데이트하거나 `ServerSideDiff=true`를 쓰고, 아니면 지우십시오.',
    ],
  },
];
