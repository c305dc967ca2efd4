import type { Span } from './span.ts';

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d/g;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|Private-MAC: [0-9a-f]+/g;

/** Private keys as they stand in files, on several lines or with "\n" in one; one that is cut goes on to the end. */
export function privateKeys(text: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { index } of text.matchAll(BEGIN)) {
    if (index < at) continue;
    END.lastIndex = index;
    at = END.exec(text) ? END.lastIndex : text.length;
    spans.push([index, at]);
  }
  return spans;
}
