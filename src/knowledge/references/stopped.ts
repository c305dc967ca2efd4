import type { Harm } from '../../domain/harm.ts';
import type { Bilingual } from '../../domain/lang.ts';

/** Whom it hurts that a name leads nowhere, and what stops working because of it. */
const ROWS = {
  routing: {
    hurts: 'users',
    en: 'What it is to route reaches nobody.',
    ko: '이 객체가 전달해야 할 요청이 아무 데도 닿지 않습니다.',
  },
  policy: {
    hurts: 'progress',
    en: 'What it sets for the traffic there takes no effect.',
    ko: '이 객체가 그 트래픽에 정한 설정이 적용되지 않습니다.',
  },
  admission: {
    hurts: 'users',
    en: 'With failurePolicy Fail, all that it is to look at is refused; with Ignore, nothing of it is looked at.',
    ko: 'failurePolicy가 Fail이면 검사 대상 요청이 모두 거부되고, Ignore이면 검사 없이 통과합니다.',
  },
  params: {
    hurts: 'users',
    en: 'All that the policy is to look at is refused (parameterNotFoundAction Deny), unless its failurePolicy is Ignore.',
    ko: '정책의 failurePolicy가 Ignore가 아니면 검사 대상 요청이 모두 거부됩니다(parameterNotFoundAction Deny).',
  },
  rules: {
    hurts: 'progress',
    en: 'The policy looks at nothing by this binding and lets all pass (parameterNotFoundAction Allow).',
    ko: '이 바인딩으로는 정책이 아무것도 검사하지 않고 모두 통과시킵니다(parameterNotFoundAction Allow).',
  },
  api: {
    hurts: 'users',
    en: 'The part of the API that it serves answers nothing.',
    ko: '이 객체가 제공하는 API가 응답하지 않습니다.',
  },
  conversion: {
    hurts: 'progress',
    en: 'Objects of this kind cannot be read or written in another version than the one that is stored, and namespaces that hold some may not go.',
    ko: '이 종류의 객체를 저장된 버전이 아닌 버전으로 읽거나 쓸 수 없고, 그런 객체가 있는 네임스페이스가 지워지지 않을 수 있습니다.',
  },
  certificate: {
    hurts: 'progress',
    en: 'No certificate is issued or renewed by it.',
    ko: '인증서가 발급되거나 갱신되지 않습니다.',
  },
  encryption: {
    hurts: 'users',
    en: 'Visitors get another certificate, or no connection.',
    ko: '방문자는 다른 인증서를 받거나 연결하지 못합니다.',
  },
  rights: {
    hurts: 'progress',
    en: 'It gives nobody the rights that it is to give.',
    ko: '이 객체가 주어야 할 권한이 아무에게도 주어지지 않습니다.',
  },
  names: {
    hurts: 'progress',
    en: 'Its pods have no DNS names of their own, so peers that call one by its name do not find it.',
    ko: '파드마다의 DNS 이름이 없어, 이름으로 특정 파드를 부르는 상대는 찾지 못합니다.',
  },
  pods: {
    hurts: 'progress',
    en: 'Pods that are there run on; the next one cannot be made or cannot start.',
    ko: '이미 있는 파드는 계속 실행되지만 다음 파드는 만들어지거나 시작될 수 없습니다.',
  },
  scaling: {
    hurts: 'progress',
    en: 'Nothing is scaled by it.',
    ko: '크기가 조절되는 것이 없습니다.',
  },
  run: {
    hurts: 'progress',
    en: 'Its next run fails.',
    ko: '다음 실행이 실패합니다.',
  },
  delivery: {
    hurts: 'progress',
    en: 'Nothing is delivered by it until then.',
    ko: '그때까지 아무것도 배포되지 않습니다.',
  },
  contents: {
    hurts: 'progress',
    en: 'What it is to bring up to date stays as it is, or missing.',
    ko: '최신으로 유지해야 할 내용이 그대로 남거나 생기지 않습니다.',
  },
  connections: {
    hurts: 'users',
    en: 'Connections to it are refused or run into a timeout.',
    ko: '이 서비스로 가는 연결은 거부되거나 시간 초과가 됩니다.',
  },
  guard: {
    hurts: 'progress',
    en: 'It guards nothing: a drain may end all pods that it was meant for at once.',
    ko: '지키는 것이 없어, 드레인이 대상 파드를 한꺼번에 끝낼 수 있습니다.',
  },
  peers: {
    hurts: 'progress',
    en: 'So this rule admits nobody, and what no other rule admits is dropped.',
    ko: '이 규칙이 허용하는 상대가 없으며, 다른 규칙이 허용하지 않는 트래픽은 버려집니다.',
  },
  metrics: {
    hurts: 'progress',
    en: 'Nothing is scraped by it, and alerts on its metrics stay silent.',
    ko: '수집되는 메트릭이 없고, 그 메트릭의 알림도 울리지 않습니다.',
  },
  attachment: {
    hurts: 'progress',
    en: 'By the books the volume stays attached, and a pod on another node waits for it.',
    ko: '볼륨이 연결된 것으로 남아 있어, 다른 노드의 파드는 이 볼륨을 기다립니다.',
  },
  volume: {
    hurts: 'progress',
    en: 'No volume or snapshot comes of it.',
    ko: '볼륨이나 스냅샷이 만들어지지 않습니다.',
  },
} satisfies Readonly<Record<string, Bilingual & Readonly<{ hurts: Harm }>>>;

/** What stops working because a name leads nowhere. */
export type Stopped = keyof typeof ROWS;

/** That of each in words, and whom it hurts. */
export const stopped: Readonly<Record<Stopped, Bilingual & Readonly<{ hurts: Harm }>>> = ROWS;
