import type { LogLine } from '../../domain/model.ts';
import { redacted } from './redacted.ts';

/** The lines of a log without secrets, which may go over several of them. */
export function redactedLines<L extends LogLine>(lines: readonly L[]): readonly L[] {
  const texts = redacted(lines.map(({ text }) => text).join('\n')).split('\n');
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? '' }));
}
