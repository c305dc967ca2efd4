import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { Check, Proof } from '../../domain/plan.ts';
// What was proved about a fix, in words: the same in Slack and on a terminal.
import { marked } from '../../text/marked.ts';
import { checkWords, proofWords } from './answer.ts';
import { codeWords, noteWords } from './codes.ts';

/** The parts of a proof in the order in which they are shown. */
export const PROOF_PARTS: readonly (keyof Proof)[] = ['placement', 'rules', 'admission'];

/** "placement: lands on `worker-1`", "admission: not checked (no dry run was made)". */
export function proofPart(
  part: keyof Proof,
  check: Check,
  kind: AnswerRemedy['kind'],
  lang: Lang,
): string {
  return `${proofWords[part][lang]}: ${check.is === 'holds' ? held(part, check.note, kind, lang) : open(check, lang)}`;
}

function held(
  part: keyof Proof,
  note: string | undefined,
  kind: AnswerRemedy['kind'],
  lang: Lang,
): string {
  if (part === 'admission') return ACCEPTED[lang];
  if (part === 'rules') return (kind === 'rollout' ? NOTHING_STUCK : CAUSE_GONE)[lang];
  return note ? LANDS[lang](nodesIn(note)) : NO_NEW_PLACE[lang];
}

function open(check: Exclude<Check, { is: 'holds' }>, lang: Lang): string {
  // What a recording notes besides only says the same in English.
  const noted = check.why === 'recorded-cluster' ? undefined : check.note;
  const note = noted && noteWords(noted, lang).slice(0, MOST_NOTE);
  const because = [codeWords(check.why, lang), note].filter(Boolean).join(': ');
  return `${checkWords[check.is][lang]} (${because})`;
}

/** Names of nodes, as placement notes them: "a, b". */
function nodesIn(note: string): string {
  return marked(note.slice(0, MOST_NOTE).replaceAll('`', "'").split(', '));
}
const MOST_NOTE = 120;

const LANDS: Text<[nodes: string]> = {
  en: (nodes) => `lands on ${nodes}`,
  ko: (nodes) => `${nodes} 노드에 배치됨`,
};
const NO_NEW_PLACE: Bilingual = { en: 'no pod needs a new node', ko: '새 노드가 필요한 파드 없음' };
const CAUSE_GONE: Bilingual = { en: 'cause gone', ko: '원인 사라짐' };
const NOTHING_STUCK: Bilingual = { en: 'nothing stuck', ko: '멈춘 것 없음' };
const ACCEPTED: Bilingual = { en: 'dry run accepted', ko: '시험 적용 통과' };
