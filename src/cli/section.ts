import { partWords } from '../answers/words/answer.ts';
import type { Page } from './page.ts';
import { wrapped } from './wrap.ts';

/** Lines under their heading; nothing where there are none. */
export function section(
  part: keyof typeof partWords,
  lines: readonly string[],
  { ink, lang }: Page,
): readonly string[] {
  return lines.length > 0 ? [ink('bold', partWords[part][lang]), ...lines] : [];
}

/** One point of a list. */
export function listed(text: string, { columns }: Page): string[] {
  return wrapped(text, columns, '    ', '  • ');
}
