// How a target is, in a few words: the same in Slack and on a terminal.
import type { Answer, AnswerFinding, AnswerSymptom } from '../../domain/answer.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import { ownOf } from '../../text/own-of.ts';
import { present } from '../../text/present.ts';
import { notSeen, stateWords } from './answer.ts';
import { symptomWords } from './symptom-words.ts';

/** A few words, and since when it has been so where that is known (RFC 3339). */
export type Headline = Readonly<{ words: string; since?: string }>;

/** "canary stuck, 1 pod Pending", the title of a cause that has no such words, or the state. */
export function headlineOf({ target, state, findings, symptoms, lang }: Answer): Headline {
  const [root] = findings;
  const open = symptoms.filter(({ until, normalFor }) => !until && normalFor === undefined);
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
  const open = symptoms.filter(({ until }) => !until);
  const worst = worstOf(open);
  const effect = effectOf(findings);
  const its = worstOf(open.filter(({ key }) => effect?.explains.includes(key)));
  if (effect?.so && its === worst) return effect.so;
  return worst && IMPACT[worst][lang];
}

/** Whom the worst of these symptoms hurts. */
export function worstOf(symptoms: readonly AnswerSymptom[]): AnswerSymptom['hurts'] | undefined {
  const harms = symptoms.map(({ hurts }) => hurts);
  return (['users', 'workload', 'redundancy', 'progress', 'nobody'] as const).find((one) =>
    harms.includes(one),
  );
}

/** What a person notices first of what follows from the root. */
function effectOf(findings: readonly AnswerFinding[]): AnswerFinding | undefined {
  const [root] = findings;
  return findings.find((one) => one.role === 'effect' && (!root || endOf(one, findings) === root));
}

function endOf(finding: AnswerFinding, findings: readonly AnswerFinding[]): AnswerFinding {
  const next = findings.find(({ key }) => key === finding.because?.finding);
  return next ? endOf(next, findings) : finding;
}

function headed(words: readonly string[], symptoms: readonly AnswerSymptom[]): Headline {
  const [since] = symptoms
    .flatMap((one) => one.since ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { words: [...new Set(words)].join(', '), ...present({ since }) };
}

function phrases(symptoms: readonly AnswerSymptom[], lang: Lang): readonly string[] {
  const alike = Map.groupBy(symptoms, ({ kind, reason }) => `${kind}/${reason}`);
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const say = ownOf(symptomWords, first.kind);
    return [say ? say[lang](all.length, first.reason) : first.reason];
  });
}

/** A pasted text in which nothing is known, or nothing for certain, is not said to be well. */
function unseen(kind: string, root: AnswerFinding | undefined): Bilingual {
  if (kind !== 'Text') return notSeen;
  return root ? UNSURE_TEXT : UNKNOWN_TEXT;
}

const MEANT: Bilingual = { en: 'intended', ko: '의도된 상태' };
const UNKNOWN_TEXT: Bilingual = {
  en: 'no message that kubewhy knows',
  ko: 'kubewhy가 아는 메시지 없음',
};
const UNSURE_TEXT: Bilingual = { en: 'nothing in it is certain', ko: '확실한 것 없음' };

/** What a symptom hurts, as a sentence; of what was not looked at it promises nothing. */
const IMPACT: Readonly<Record<AnswerSymptom['hurts'], Bilingual>> = {
  users: { en: 'Users are affected.', ko: '사용자에게 영향이 있습니다.' },
  workload: {
    en: 'No pod stays ready. Nothing that leads to it was seen.',
    ko: '준비 상태를 유지하는 파드가 없습니다. 이 워크로드로 요청을 보내는 대상은 보이지 않았습니다.',
  },
  redundancy: { en: 'Fewer replicas are left than wanted.', ko: '여유분이 줄었습니다.' },
  progress: {
    en: 'No effect on users was seen.',
    ko: '사용자에게 미치는 영향은 보이지 않았습니다.',
  },
  nobody: {
    en: 'Nothing is broken: this is intended.',
    ko: '고장이 아니라 의도된 상태입니다.',
  },
};
