import type { Lang } from '../../../domain/lang.ts';
import type { RemedyWords } from '../../../domain/remedy.ts';
import { throughGit } from '../../words/through-git.ts';
import type { StrategyParams } from './strategy-change.ts';

/** The words of a changed strategy, and where it is made. */
export function withOwner({ owner }: StrategyParams, lang: Lang, words: RemedyWords): RemedyWords {
  if (!owner) return words;
  return { ...words, text: `${words.text} ${throughGit[lang](owner)}` };
}
