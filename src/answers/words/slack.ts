import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { Check, Proof } from '../../domain/plan.ts';
import { bilingual } from '../../text/bilingual.ts';
import {
  askedBy,
  buttonWords,
  confidenceWords,
  looking,
  partWords,
  roleWords,
  sinceSaid,
  tookWords,
} from './answer.ts';
import { costOf } from './cost.ts';
import { alertWithoutTarget, isNamespace, noSuchTarget } from './errors.ts';
import { inGitWords } from './in-git.ts';
import { proofPart } from './proof.ts';
import { slackEnglish, type SlackWords } from './slack-en.ts';
import { slackKorean } from './slack-ko.ts';

/** Every word that a view needs, in one language: those of an answer and those of the frame in Slack. */
export type Wording = ReturnType<typeof wordingIn>;

/** What stands around an answer. */
const FRAME: Bilingual<SlackWords> = { en: slackEnglish, ko: slackKorean };

/** The words by language. Plain text, in which backticks mark names: the views make it safe. */
export const wordings: Bilingual<Wording> = bilingual(wordingIn);

function wordingIn(lang: Lang) {
  return {
    ...FRAME[lang],
    parts: inLang(partWords, lang),
    press: inLang(buttonWords, lang),
    confidence: inLang(confidenceWords, lang),
    roles: inLang(roleWords, lang),
    cost: (fix: Parameters<typeof costOf>[0]) => costOf(fix, lang),
    askedBy: askedBy[lang],
    looking: looking[lang],
    took: tookWords[lang],
    since: sinceSaid[lang],
    proofPart: (part: keyof Proof, check: Check, kind: AnswerRemedy['kind']) =>
      proofPart(part, check, kind, lang),
    inGit: inGitWords[lang],
    noSuchTarget: noSuchTarget[lang],
    isNamespace: isNamespace[lang],
    alertWithoutTarget: alertWithoutTarget[lang],
  };
}

function inLang<K extends string>(
  words: Readonly<Record<K, Bilingual>>,
  lang: Lang,
): Record<K, string> {
  const entries = Object.entries<Bilingual>(words).map(([key, said]) => [key, said[lang]] as const);
  return Object.fromEntries(entries) as Record<K, string>;
}
