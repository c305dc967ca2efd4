import type { Finder } from '#src/text/redaction/span.ts';

/** The parts of a text that a finder finds. */
export function found(find: Finder, text: string): readonly string[] {
  return find(text).map(([from, to]) => text.slice(from, to));
}
