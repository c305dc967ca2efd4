import type { Bilingual } from '../../../domain/lang.ts';
import type { RemedyWords } from '../../../domain/remedy.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { throughGit } from '../../words/through-git.ts';
import type { StrategyParams } from './strategy-change.ts';

type StrategyWords = Bilingual<(params: StrategyParams) => RemedyWords>;

/** The words of a changed strategy, and where it is made. */
export function withOwner(own: StrategyWords): StrategyWords {
  return bilingual((lang) => (params) => {
    const words = own[lang](params);
    const { owner } = params;
    return owner ? { ...words, text: `${words.text} ${throughGit[lang](owner)}` } : words;
  });
}
