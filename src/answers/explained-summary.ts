import type { AnswerFinding } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { TextFinding } from '../explain/explain.ts';
import { explainWords } from './words/explain.ts';

/** What a text shows, in a sentence: what stands behind what tells more is not counted. `own` are the findings in words. */
export function explainedSummary(
  found: readonly TextFinding[],
  own: readonly AnswerFinding[],
  lang: Lang,
): string {
  const telling = own.filter((_, at) => !found[at]?.signature.stands);
  const [first, ...more] = telling.length > 0 ? telling : own;
  if (!first) return explainWords.unknown[lang];
  if (more.length === 0) return first.cause;
  return explainWords.several[lang]([first, ...more].map(({ title }) => title));
}
