import { HIDDEN } from './hidden.ts';
import type { Span } from './span.ts';

/** A text in which each of these parts is replaced; a part of several lines stays one of as many. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let said = '';
  let at = 0;
  for (const [from, to] of spans.toSorted(([a, b], [c, d]) => a - c || d - b)) {
    if (to <= at) continue;
    if (from > at || at === 0) said += text.slice(at, from) + instead(text.slice(from, to));
    else said += '\n'.repeat(linesIn(text.slice(at, to)) - 1); // it overlaps the part before
    at = to;
  }
  return said + text.slice(at);
}

function instead(secret: string): string {
  return Array.from({ length: linesIn(secret) }, () => HIDDEN).join('\n');
}

function linesIn(text: string): number {
  return text.split('\n').length;
}
