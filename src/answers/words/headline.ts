// How a target is, in a few words: the same in Slack and on a terminal.
import type { Answer, AnswerFinding, AnswerSymptom } from '../../domain/answer.ts';
import type { Lang } from '../../domain/lang.ts';
import { notSeen, stateWords } from './answer.ts';
import type { Said, Saying } from './said.ts';

/** A few words, and since when it has been so where that is known (RFC 3339). */
export type Headline = Readonly<{ words: string; since?: string }>;

/** "canary stuck, 1 pod Pending", the title of a cause that has no such words, or the state. */
export function headlineOf({ target, state, findings, symptoms, lang }: Answer): Headline {
  const [root] = findings;
  const open = symptoms.filter(({ until }) => !until);
  if (state === 'unexplained') {
    if (open.length === 0) return { words: unseen(target.kind, root)[lang] };
    const seen = phrases(open, lang);
    return headed([...seen, stateWords.unexplained[lang]], open);
  }
  if (state !== 'explained' || !root) return { words: stateWords[state][lang] };

  const effect = effectOf(findings);
  const own = open.filter(({ key }) => root.explains.includes(key));
  const its = open.filter(({ key }) => effect?.explains.includes(key));
  const words = [
    ...(effect ? (effect.state ? [effect.state] : phrases(its, lang)) : []),
    ...(root.state ? [root.state] : phrases(own, lang)),
  ];
  const meant = open.every(({ hurts }) => hurts === 'nobody') ? [MEANT[lang]] : [];
  return words.length > 0 ? headed([...words, ...meant], own) : { words: root.title };
}

/** Whom it hurts, in one sentence; undefined where nothing is wrong. */
export function impactOf({ state, findings, symptoms, lang }: Answer): string | undefined {
  if (state !== 'explained') return undefined;
  const said = effectOf(findings)?.so;
  if (said) return said;
  const open = symptoms.filter(({ until }) => !until).map(({ hurts }) => hurts);
  const worst = (['users', 'redundancy', 'progress', 'nobody'] as const).find((one) =>
    open.includes(one),
  );
  return worst && IMPACT[worst][lang];
}

/** What a person notices first of what follows from the root. */
function effectOf(findings: readonly AnswerFinding[]): AnswerFinding | undefined {
  return findings.find(({ role }) => role === 'effect');
}

function headed(words: readonly string[], symptoms: readonly AnswerSymptom[]): Headline {
  const [since] = symptoms
    .flatMap((one) => one.since ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { words: [...new Set(words)].join(', '), ...(since && { since }) };
}

function phrases(symptoms: readonly AnswerSymptom[], lang: Lang): readonly string[] {
  const alike = Map.groupBy(symptoms, ({ kind, reason }) => `${kind}/${reason}`);
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const say = Object.hasOwn(SYMPTOMS, first.kind) ? SYMPTOMS[first.kind] : undefined;
    return [say ? say[lang](all.length, first.reason) : first.reason];
  });
}

/** A pasted text in which nothing is known, or nothing for certain, is not said to be well. */
function unseen(kind: string, root: AnswerFinding | undefined): Said {
  if (kind !== 'Text') return notSeen;
  return root ? UNSURE_TEXT : UNKNOWN_TEXT;
}

const MEANT: Said = { en: 'meant so', ko: '의도된 상태' };
const UNKNOWN_TEXT: Said = {
  en: 'no message that kubewhy knows',
  ko: 'kubewhy가 아는 메시지 없음',
};
const UNSURE_TEXT: Said = { en: 'nothing in it is certain', ko: '확실한 것 없음' };

const NOT_THERE = {
  en: () => 'names something that is not there',
  ko: () => '없는 객체를 가리킴',
};

/** By the kind of a symptom; one that has no words yet is said in the API's own. */
const SYMPTOMS: Readonly<Record<string, Saying<[count: number, reason: string]>>> = {
  'pod-unscheduled': {
    en: (count) => `${count} ${count === 1 ? 'pod' : 'pods'} Pending`,
    ko: (count) => `파드 ${count}개 Pending`,
  },
  'claim-unbound': {
    en: (count, reason) => `${count} ${count === 1 ? 'claim' : 'claims'} ${reason}`,
    ko: (count, reason) => `클레임 ${count}개 ${reason}`,
  },
  'container-waiting': {
    en: (count, reason) => `${count} ${count === 1 ? 'container' : 'containers'} ${reason}`,
    ko: (count, reason) => `컨테이너 ${count}개 ${reason}`,
  },
  'rollout-stuck': { en: () => 'rollout stuck', ko: () => '롤아웃 멈춤' },
  'broken-reference': NOT_THERE,
  'dangling-reference': NOT_THERE,
  'missing-contents': NOT_THERE,
  'selects-nothing': { en: () => 'selects nothing', ko: () => '선택되는 것이 없음' },

  'port-undeclared': {
    en: () => 'sends to an undeclared port',
    ko: () => '선언되지 않은 포트로 전송',
  },
  'deployment-stuck': { en: () => 'update stuck', ko: () => '업데이트 멈춤' },
};

/** What a symptom hurts, as a sentence. */
const IMPACT: Readonly<Record<AnswerSymptom['hurts'], Said>> = {
  users: { en: 'Users are affected.', ko: '사용자에게 영향이 있습니다.' },
  redundancy: {
    en: 'Users are still served, by fewer pods than wanted.',
    ko: '서비스는 유지되지만 준비된 파드가 모자랍니다.',
  },
  progress: { en: 'No user impact yet.', ko: '아직 사용자 영향은 없습니다.' },
  nobody: {
    en: 'Nothing is broken: somebody meant it so.',
    ko: '고장이 아니라 의도된 상태입니다.',
  },
};
