import type { Wording } from '../wording.ts';

/** Why an object is not taken for what stands in its fields. */
export const fieldWordings: readonly Wording[] = [
  {
    id: 'job-immutable',
    says: [
      /cannot patch "(?<name>[^"]+)" with kind Job: .*field is immutable/,
      /(?:The )?Job(?:\.batch)? "(?<name>[^"]+)" is invalid: spec\.(?:template|selector|completions)\S*: .*field is immutable/,
    ],
    en: [
      'Job {name}: its template cannot be changed, and the old Job is still there',
      'The template of a Job is set when it is made and stays. The Job `{name}` of the last release still exists, finished or not, and the new one (mostly another image) cannot be written over it. Nothing is wrong with the new values.',
      'Delete the old one, then try again: `kubectl delete job {name}`. For the next time make it a hook (`helm.sh/hook: pre-upgrade` with `hook-delete-policy: before-hook-creation`; Argo CD `argocd.argoproj.io/sync-options: Replace=true,Force=true`; Flux `kustomize.toolkit.fluxcd.io/force: enabled`), give it a new name per version, or `ttlSecondsAfterFinished`.',
    ],
    ko: [
      'Job {name}: 템플릿은 바꿀 수 없고 이전 Job이 남아 있습니다',
      'Job의 템플릿은 만들 때 정해지고 바뀌지 않습니다. 지난 릴리스의 Job `{name}` 객체가 끝났더라도 남아 있어서 새 내용(대개 다른 이미지)으로 덮어쓸 수 없습니다. 새 값에는 잘못이 없습니다.',
      '이전 것을 지우고 다시 시도하십시오: `kubectl delete job {name}`. 다음을 위해 훅으로 만들거나(`helm.sh/hook: pre-upgrade`와 `hook-delete-policy: before-hook-creation`, Argo CD는 `argocd.argoproj.io/sync-options: Replace=true,Force=true`, Flux는 `kustomize.toolkit.fluxcd.io/force: enabled`), 버전마다 새 이름을 주거나 `ttlSecondsAfterFinished`를 설정하십시오.',
    ],
  },
  {
    id: 'field-immutable',
    says: [
      /(?:The (?<kind>\w+) )?"(?<name>[^"]+)" is invalid: (?<field>[\w.[\]]+): .*(?:field is immutable|updates to .* are forbidden|may not change fields other than)/,
      /cannot patch "(?<name>[^"]+)" with kind (?<kind>\w+): .*(?<field>field is immutable)/,
    ],
    en: [
      '{kind} {name}: {field} cannot be changed',
      'The API server refuses the change: `{field}` of `{name}` is set when the object is made and stays. Nothing was written.',
      'Leave the field as it is, or make the object under another name. Deleting and making it again interrupts what it serves: a Job is safe, a StatefulSet with `--cascade=orphan`; a claim or class is not.',
    ],
    ko: [
      '{kind} {name}: {field} 변경 불가',
      'API 서버가 변경을 거부했습니다. `{name}` 객체의 `{field}` 필드는 만들 때 정해지며 바뀌지 않습니다. 아무것도 쓰이지 않았습니다.',
      '필드를 그대로 두거나 다른 이름으로 만드십시오. 지우고 다시 만들면 서비스가 끊깁니다. Job은 괜찮고 StatefulSet은 `--cascade=orphan` 옵션으로, 클레임이나 클래스는 그렇게 하지 마십시오.',
    ],
  },
  {
    id: 'rollout-invalid',
    says: [
      /InvalidSpec: The Rollout "(?<name>[^"]+)" is invalid: (?<said>.+)/,
      /(?<said>Canary DestinationRule subset '[^']+' not found in route)/,
    ],
    en: [
      'the spec of a Rollout is not valid',
      'The Rollouts controller refuses its spec: {said}. It does nothing with it until that is corrected: no new ReplicaSet is made, the old pods serve on.',
      'Correct the field or the object that is named, where the Rollout is kept (Git). That a dry run passes proves nothing here: the controller checks more than the API server. Promote, retry and restart do not help.',
    ],
    ko: [
      'Rollout spec이 올바르지 않습니다',
      'Rollouts 컨트롤러가 spec을 거부합니다: {said}. 고칠 때까지 아무것도 하지 않습니다. 새 ReplicaSet이 생기지 않고 이전 파드가 계속 서비스합니다.',
      'Rollout이 관리되는 곳(Git)에서 메시지의 필드나 객체를 고치십시오. 컨트롤러는 API 서버보다 더 검사하므로 dry run 통과는 아무것도 입증하지 않습니다. promote, retry, restart는 소용없습니다.',
    ],
  },
  {
    id: 'field-invalid',
    says: [
      /(?:The (?<kind>\w+) |\w )"(?<name>[^"]+)" is invalid: (?<said>\S.*)/,
      /^\* (?<said>spec\.\S+: (?:Required value|Invalid value|Unsupported value|Forbidden|Duplicate value).*)/,
    ],
    en: [
      'a field is not valid: {said}',
      'The API server refuses the object because of a field: {said}. Nothing was written.',
      'Correct the field that is named; `kubectl explain <kind>.<field>` says what may stand there.',
    ],
    ko: [
      '필드 값이 올바르지 않음: {said}',
      'API 서버가 필드 때문에 객체를 거부했습니다: {said}. 아무것도 쓰이지 않았습니다.',
      '가리키는 필드를 고치십시오. `kubectl explain <kind>.<field>` 명령이 들어갈 수 있는 값을 보여 줍니다.',
    ],
  },
  {
    id: 'field-dropped',
    is: 'harmless',
    // klog's line is that of programs; kubectl writes "Warning: "
    says: [/(?:^Warning: |warnings\.go:\d+\] )unknown field "(?<field>[^"]+)"/],
    en: [
      'the API server took the object without its field {field}',
      'This is a warning: the kind has no field `{field}` (misspelt, at the wrong level, or of another version), so that it was left out. The rest of the object was taken.',
      'Look where it belongs: `kubectl explain <kind> --recursive`. With `--validate=strict` kubectl refuses such an object.',
    ],
    ko: [
      'API 서버가 {field} 필드 없이 객체를 받았습니다',
      '경고입니다. 그 종류에 없는 `{field}` 필드(오타, 잘못된 단계, 다른 버전)는 빠졌고 객체의 나머지는 받아들여졌습니다.',
      '어디에 속하는지 보십시오: `kubectl explain <kind> --recursive`. `--validate=strict` 옵션을 주면 kubectl이 이런 객체를 거부합니다.',
    ],
  },
  {
    id: 'field-unknown',
    says: [/unknown field "(?<field>[^"]+)"/],
    en: [
      'there is no field {field}',
      'The object has a field that its kind does not have: `{field}`. It is misspelt, at the wrong level, or of another version. Nothing was written.',
      'Look where it belongs: `kubectl explain <kind> --recursive`. What is for the pods (labels and annotations, such as `sidecar.istio.io/inject`) belongs into the metadata of the pod template.',
    ],
    ko: [
      '필드 {field} 없음',
      '그 종류에 없는 필드가 있습니다: `{field}`. 철자가 틀렸거나, 단계가 다르거나, 다른 버전의 필드입니다. 아무것도 쓰이지 않았습니다.',
      '어디에 속하는지 보십시오: `kubectl explain <kind> --recursive`. 파드에 주는 것(`sidecar.istio.io/inject` 같은 레이블과 애너테이션)은 파드 템플릿의 metadata에 둡니다.',
    ],
  },
  {
    id: 'yaml-broken',
    says: [/error converting YAML to JSON: (?<said>.+)/, /YAML parse error on (?<said>.+)/],
    en: [
      'the file is no valid YAML',
      'It was not sent: the parser says “{said}”.',
      'Look at that line and the one above it: indentation, a tab, a missing quote or colon. Of a chart, `helm template` shows what was rendered.',
    ],
    ko: [
      '파일이 올바른 YAML이 아닙니다',
      '전송되지 않았습니다. 파서의 메시지: “{said}”.',
      '그 줄과 윗줄의 들여쓰기, 탭, 빠진 따옴표나 콜론을 보십시오. 차트라면 `helm template` 명령이 렌더링 결과를 보여 줍니다.',
    ],
  },
  {
    id: 'field-owned',
    says: [
      /Apply failed with \d+ conflicts?: conflicts? with "(?<owner>[^"]+)".*?: (?<field>\.\S+)/,
      /Apply failed with \d+ conflicts?: conflicts? with "(?<owner>[^"]+)"/,
    ],
    en: [
      'another manager owns a field: {owner}',
      'Server-side apply was refused: `{owner}` has set the field `{field}` to another value, and owns it. Nothing was written.',
      'Leave the field out where `{owner}` is to decide (an autoscaler sets `.spec.replicas`); take it over with `--force-conflicts` only where this manifest is to. `kubectl get <object> -o yaml --show-managed-fields` shows who owns what.',
    ],
    ko: [
      '다른 관리자가 필드를 소유하고 있습니다: {owner}',
      '서버 측 적용이 거부되었습니다. `{owner}` 관리자가 `{field}` 필드를 다른 값으로 정해 소유하고 있습니다. 아무것도 쓰이지 않았습니다.',
      '`{owner}` 쪽이 정해야 하는 필드라면 매니페스트에서 빼십시오(오토스케일러는 `.spec.replicas` 필드를 정합니다). 이 매니페스트가 정해야 할 때만 `--force-conflicts` 옵션을 쓰십시오. 소유자는 `kubectl get <object> -o yaml --show-managed-fields` 명령으로 볼 수 있습니다.',
    ],
  },
  {
    id: 'kind-not-served',
    says: [/the server could not find the requested resource/],
    en: [
      'the API server does not serve what was asked for',
      'It answered 404 for the path itself: the kind, its version or subresource is not served there. The CRD is not installed, the version was removed in this release of Kubernetes, or client and server are too far apart.',
      'Compare `kubectl version` (one minor version apart at most) with `kubectl api-resources`, and the apiVersion of the manifest with it.',
    ],
    ko: [
      'API 서버에 요청한 API가 없습니다',
      '경로 자체에 404로 답했습니다. 그 종류, 버전 또는 하위 리소스를 제공하지 않습니다. CRD가 설치되지 않았거나, 이 Kubernetes 버전에서 없어졌거나, 클라이언트와 서버의 버전 차이가 큽니다.',
      '`kubectl version` 결과(마이너 버전 하나까지)와 `kubectl api-resources` 목록을 매니페스트의 apiVersion 값과 비교하십시오.',
    ],
  },
];
