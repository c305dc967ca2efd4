import type { Cause, Advised } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import { warningsAbout, type Warning } from '../../../readings/warnings.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { refWord } from '../../words/ref-word.ts';

type Line = Readonly<{ what: string; said: string }>;

/** `what` is the condition or the field that says it. */
export type OwnWord = Line & Readonly<{ more: readonly Line[] }>;

/** Reasons that a specification lays down, or that all controllers of a family share, and what then helps. */
const NEXT: readonly (Advised & Readonly<{ says: RegExp }>)[] = [
  {
    says: /RefNotPermitted/, // Gateway API: RouteReasonRefNotPermitted
    en: {
      title: 'Let the other namespace permit it',
      text: 'Make a ReferenceGrant in the namespace that is referred to: `from` is the group, kind and namespace of this object, `to` the kind that it names. Or put both into one namespace.',
    },
    ko: {
      title: '상대 네임스페이스에서 허용',
      text: '참조되는 네임스페이스에 ReferenceGrant 객체를 만드십시오. `from` 항목에 이 객체의 그룹, 종류, 네임스페이스를, `to` 항목에 가리키는 종류를 적습니다. 또는 둘을 한 네임스페이스에 두십시오.',
    },
  },
  {
    says: /NotAllowedByListeners/,
    en: {
      title: 'Let the listener accept routes of this namespace',
      text: 'A listener accepts routes of its own namespace only, unless `allowedRoutes.namespaces.from` says All or Selector; `allowedRoutes.kinds` and `sectionName` narrow it, too. Change that of the Gateway, or give this namespace the labels that its selector asks for.',
    },
    ko: {
      title: '리스너가 이 네임스페이스의 라우트를 받게 하기',
      text: '리스너는 `allowedRoutes.namespaces.from` 값이 All 또는 Selector가 아니면 자기 네임스페이스의 라우트만 받습니다. `allowedRoutes.kinds`, `sectionName` 항목도 범위를 좁힙니다. Gateway 설정을 바꾸거나, 셀렉터가 요구하는 레이블을 이 네임스페이스에 붙이십시오.',
    },
  },
  {
    says: /NoMatchingListenerHostname/,
    en: {
      title: 'Bring the host names together',
      text: 'None of the `hostnames` of the route lies within the `hostname` of a listener (`*.example.org` covers one level or more, not `example.org`). Correct one of the two.',
    },
    ko: {
      title: '호스트 이름 맞추기',
      text: '라우트의 `hostnames` 중 리스너의 `hostname` 범위에 드는 것이 없습니다(`*.example.org` 값은 `example.org` 이름을 포함하지 않습니다). 둘 중 하나를 고치십시오.',
    },
  },
  {
    says: /NoMatchingParent/,
    en: {
      title: 'Name a listener that is there',
      text: 'The `sectionName` or `port` of a parentRef names no listener of that Gateway. Compare it with the names and ports under `spec.listeners`.',
    },
    ko: {
      title: '있는 리스너 지정',
      text: 'parentRef의 `sectionName` 또는 `port` 값에 맞는 리스너가 그 Gateway 객체에 없습니다. `spec.listeners` 항목의 이름과 포트를 비교하십시오.',
    },
  },
  {
    says: /HTTP-01 challenge propagation/, // cert-manager, acme/http: its own check, before it asks the authority
    en: {
      title: 'Let the address of the challenge be answered',
      text: 'cert-manager asks `http://<domain>/.well-known/acme-challenge/<token>` itself first, by port 80. 404 or another status: something else answers there: the name leads to another load balancer, or its controller does not serve the Ingress or HTTPRoute that the solver makes (`ingressClassName`, `parentRefs`). No such host: the DNS record is missing. A time-out: port 80 is closed, or the cluster does not reach its own public address.',
    },
    ko: {
      title: '챌린지 주소가 응답하게 하기',
      text: 'cert-manager가 먼저 직접 80 포트로 `http://<도메인>/.well-known/acme-challenge/<토큰>` 주소를 확인합니다. 404 등 다른 상태 코드이면 다른 곳이 응답하는 것입니다. 이름이 다른 로드 밸런서로 연결되거나, 솔버가 만든 Ingress 또는 HTTPRoute 객체를 컨트롤러가 처리하지 않습니다(`ingressClassName`, `parentRefs`). 호스트를 찾지 못하면 DNS 레코드가 없는 것이고, 시간 초과이면 80 포트가 닫혔거나 클러스터에서 자기 공인 주소에 닿지 않는 것입니다.',
    },
  },
  {
    says: /acme:error:rateLimited\b|too many (?:certificates|failed authorizations|new orders)/, // RFC 8555, 6.7
    en: {
      title: 'Wait until the authority issues again',
      text: 'Until the time that it names it refuses; asking again (deleting the Certificate or its Secret, `cmctl renew`) only counts as one more. Try with its staging server meanwhile. Then find what asks so often: a Secret that is deleted again and again, one Certificate in many clusters or namespaces.',
    },
    ko: {
      title: '기관이 다시 발급할 때까지 대기',
      text: '메시지에 나온 시각까지는 거부됩니다. Certificate나 Secret 삭제, `cmctl renew` 명령 등으로 다시 요청하면 횟수만 늘어납니다. 그동안은 스테이징 서버로 시험하십시오. 그다음 자주 요청하는 원인을 찾으십시오(계속 삭제되는 Secret, 여러 클러스터나 네임스페이스의 같은 인증서).',
    },
  },
  {
    says: /is not allowed from namespace/, // External Secrets: spec.conditions of a ClusterSecretStore
    en: {
      title: 'Let the store serve this namespace',
      text: 'The `spec.conditions` of the ClusterSecretStore list the namespaces that may use it, by name or by label. Give this namespace the label that they ask for, add it there, or use a store that is for it.',
    },
    ko: {
      title: '저장소가 이 네임스페이스에서 쓰이게 하기',
      text: 'ClusterSecretStore 객체의 `spec.conditions` 항목에 사용할 수 있는 네임스페이스가 이름이나 레이블로 적혀 있습니다. 요구하는 레이블을 이 네임스페이스에 붙이거나, 그 항목에 추가하거나, 이 네임스페이스용 저장소를 쓰십시오.',
    },
  },
  {
    says: /SecretSyncedError|SecretSyncError/, // External Secrets: the reason of whatever fails
    en: {
      title: 'Ask the store for that key',
      text: 'The event UpdateFailed of this object quotes the answer of the store. 403 or "permission denied": the role of the store may not read that path. 404 or "not found": the key or property is spelt otherwise there. Then the store itself: `why` of what `spec.secretStoreRef` names.',
    },
    ko: {
      title: '저장소에서 그 키 확인',
      text: '이 객체의 UpdateFailed 이벤트에 저장소의 응답이 있습니다. 403이나 "permission denied"이면 저장소의 역할이 그 경로를 읽을 수 없는 것이고, 404나 "not found"이면 키 또는 속성의 철자가 다른 것입니다. 그다음은 저장소입니다: `spec.secretStoreRef` 항목이 가리키는 객체를 `why` 명령으로 보십시오.',
    },
  },
  {
    says: /^operationState\.phase Running/, // Argo CD
    en: {
      title: 'See what the sync waits for, and end it if that is there',
      text: 'Look at the object that it names: a hook that does not end, an object of an earlier wave that does not become healthy. Where that is as it should be, Argo CD has missed it: `argocd app terminate-op`, then sync again. No other sync of the Application begins meanwhile.',
    },
    ko: {
      title: '동기화가 기다리는 객체를 확인하고, 이미 되어 있으면 동기화를 종료',
      text: '메시지에 나온 객체를 확인하십시오. 끝나지 않는 훅이거나, 앞선 웨이브에서 정상이 되지 않는 객체입니다. 그 객체가 이미 정상이면 Argo CD가 놓친 것이므로 `argocd app terminate-op` 명령으로 끝내고 다시 동기화하십시오. 그동안 이 Application 객체의 다른 동기화는 시작되지 않습니다.',
    },
  },
];

/** As much of a message as a title bears. */
const MAX_SAID = 300;
const MOST_MORE = 3;
/** Words that name or quote something; a condition without any only says that it failed, and its event says why. */
const PARTICULAR = /["'`:/\d]/;

/** The controller of a custom object says itself what is wrong: nobody knows better. */
export const ownWord: Cause<OwnWord> = {
  id: 'reports/own-word',
  explains: ['object-reports-trouble'],

  *explain({ on }, world, object) {
    const report = reportOf(object, world.now);
    if (report.is !== 'ill') return;
    const [first, ...others] = report.said;
    if (!first.hasWords) return;
    const warnings = warningsAbout(on, world).filter(
      ({ evidence }) => evidence.quote !== first.said,
    );
    const lineOf = ({ what, said }: Line): Line => ({ what, said: brief(said, MAX_SAID) });
    const own = [first, ...others].map(lineOf);
    const told = warnings.map(({ reason: what, evidence }) =>
      lineOf({ what, said: evidence.quote }),
    );
    const isBare = !PARTICULAR.test(first.said) && isToldBetter(warnings[0], first.since);
    const [line = lineOf(first), ...more] = isBare
      ? [...told.splice(0, 1), ...own, ...told]
      : [...own, ...told];
    yield {
      subject: on,
      params: { ...line, more: more.slice(0, MOST_MORE) },
      evidence: [
        quotedField(on, first.path, first.said),
        ...warnings.slice(0, MOST_MORE).map(({ evidence }) => evidence),
      ],
      strength: 'fits',
    };
  },

  text: {
    en: (on, { what, said, more }) => ({
      title: `${refWord(on)} reports ${what}: “${said}”`,
      sentence: `The controller of ${refWord(on)} says in \`${what}\`: “${said}”.`,
      ...linesOf(more),
    }),
    ko: (on, { what, said, more }) => ({
      title: `${refWord(on)} 상태 ${what}: “${said}”`,
      sentence: `${refWord(on)} 객체의 컨트롤러가 \`${what}\` 항목에 다음과 같이 적었습니다: “${said}”.`,
      ...linesOf(more),
    }),
  },

  advice: {
    choose: (_, { more, ...line }) => nextOf([line, ...more]),
  },
};

/** Whether a warning that is no older than the state names what the state does not. */
function isToldBetter(warning: Warning | undefined, since = ''): boolean {
  const { at = '', quote = '' } = warning?.evidence ?? {};
  return PARTICULAR.test(quote) && !(Date.parse(at) < Date.parse(since));
}

function linesOf(more: readonly Line[]) {
  return more.length > 0 ? { lines: more.map(({ what, said }) => `${what}: “${said}”`) } : {};
}

/** By what decides before what stands beside it. */
function nextOf(lines: readonly Line[]): Advised | undefined {
  const words = lines.map(({ what, said }) => `${what} ${said}`);
  const [found] = words.flatMap((line) => NEXT.find(({ says }) => says.test(line)) ?? []);
  return found;
}
