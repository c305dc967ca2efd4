import type { Lang } from '../domain/lang.ts';
import type { Crash } from '../domain/verdict.ts';
import { shortened } from '../text/shortened.ts';
import { crashed } from './words/answer.ts';

/** As much of an error as a sentence bears. */
const MAX_MESSAGE = 200;

/** What the first screen says of rules that threw; nothing where none has. */
export function failedRules(crashes: readonly Crash[], lang: Lang): Readonly<{ failed?: string }> {
  const once = [...new Map(crashes.map((one) => [one.rule, one])).values()];
  const [first] = once;
  if (!first) return {};
  const message = shortened(first.message, MAX_MESSAGE);
  return { failed: crashed.said[lang](first.rule, message, once.length - 1) };
}
