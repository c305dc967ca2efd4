import type { AnswerInput } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Input } from '../domain/remedy.ts';
import { candidateWords } from '../fixes/words/candidate-words.ts';
import { present } from '../text/present.ts';

/** A value that a person may choose, with the reason of what is suggested. */
export function toAnswerInput({ name, label, type, candidates }: Input, lang: Lang): AnswerInput {
  const [first] = candidates;
  const reasons = candidates.map(({ why, note }) => candidateWords(why, lang, note));
  const [why] = reasons;
  return {
    name,
    label,
    type,
    ...(first && { suggested: first.value }),
    options: candidates.map(({ value }) => value),
    reasons,
    ...present({ why }),
  };
}
