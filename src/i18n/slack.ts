import type { Lang } from '../domain/answer.ts';
import {
  askedBy,
  buttonWords,
  checkWords,
  confidenceWords,
  looking,
  partWords,
  proofWords,
  riskWords,
  sourceWords,
  stateWords,
  tookWords,
} from './answer.ts';
import { codeWords } from './codes.ts';
import { alertWithoutTarget, noSuchTarget } from './errors.ts';
import type { Said } from './said.ts';
import { slackEnglish } from './slack-en.ts';
import { slackKorean } from './slack-ko.ts';

/** Every word that a view needs, in one language: those of an answer and those of the frame in Slack. */
export type Wording = ReturnType<typeof wordingIn>;

/** The words by language. Plain text, in which backticks mark names: the views make it safe. */
export const wordings: Readonly<Record<Lang, Wording>> = {
  en: wordingIn('en'),
  ko: wordingIn('ko'),
};

function wordingIn(lang: Lang) {
  return {
    ...(lang === 'ko' ? slackKorean : slackEnglish),
    parts: inLang(partWords, lang),
    press: inLang(buttonWords, lang),
    confidence: inLang(confidenceWords, lang),
    sources: inLang(sourceWords, lang),
    proof: inLang(proofWords, lang),
    checks: inLang(checkWords, lang),
    risk: inLang(riskWords, lang),
    states: inLang(stateWords, lang),
    askedBy: askedBy[lang],
    looking: looking[lang],
    took: tookWords[lang],
    noSuchTarget: noSuchTarget[lang],
    alertWithoutTarget: alertWithoutTarget[lang],
    reason: (code: string) => codeWords(code, lang),
  };
}

function inLang<K extends string>(words: Readonly<Record<K, Said>>, lang: Lang): Record<K, string> {
  const entries = Object.entries<Said>(words).map(([key, said]) => [key, said[lang]] as const);
  return Object.fromEntries(entries) as Record<K, string>;
}
