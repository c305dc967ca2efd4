import type { Mark } from '../domain/checklist.ts';
import { type Harm, HARMS } from '../domain/harm.ts';
import type { Ref } from '../domain/model.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { inWords } from '../engine/in-words.ts';
import { isOpen } from '../engine/is-open.ts';
import { causes } from '../knowledge/causes/index.ts';
import { bilingual } from '../text/bilingual.ts';
import { askWhy } from './ask-why.ts';

/** A failure that says what the engine found: the root in one line or, where nobody knows it, what was seen. */
export function troubleMark(
  trouble: Verdict,
  on: Ref,
  root: Finding | undefined = rootOf(trouble),
): Mark {
  const { symptoms, state } = trouble;
  const [first] = symptoms;
  const seen = first ? `${first.reason}: ${first.evidence.quote}` : state;
  return {
    is: 'fail',
    hurts: worst(symptoms.filter(isOpen).map(({ hurts }) => hurts)),
    says: bilingual(
      (lang) => (root && inWords(root, lang, causes)?.title) ?? `${UNKNOWN[lang]} ${seen}`,
    ),
    command: askWhy(on),
  };
}

function rootOf({ findings, state }: Verdict): Finding | undefined {
  return state === 'explained' || state === 'complaining'
    ? findings.find(({ role }) => role === 'root')
    : undefined;
}

function worst(harms: readonly Harm[]): Harm {
  return HARMS.find((one) => harms.includes(one)) ?? 'progress';
}

const UNKNOWN = { en: 'In trouble, cause not found.', ko: '문제가 있으나 원인을 찾지 못했습니다.' };
