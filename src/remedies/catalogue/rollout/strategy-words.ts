import type { Lang } from '../../../domain/lang.ts';
import type { RemedyWords } from '../../../domain/remedy.ts';
import type { StrategyParams } from './strategy-change.ts';

/** The words of a changed strategy, and who would overwrite it. */
export function withOwner({ owner }: StrategyParams, lang: Lang, words: RemedyWords): RemedyWords {
  if (!owner) return words;
  const text = `${words.text} ${OWNER[lang](owner.name)}`;
  return { ...words, text };
}

const OWNER = {
  en: (name: string) =>
    `\`${name}\` owns the object and would overwrite a live change: this one goes out through Git.`,
  ko: (name: string) =>
    `\`${name}\` 객체가 소유자이며 클러스터에서 직접 바꾼 것은 덮어씁니다. 이 변경은 Git으로 나갑니다.`,
};
