import { pastedText, type PastedText } from './pasted-text.ts';
import type { Reading, Signature } from './signature.ts';
import { signatures } from './signatures/index.ts';

/** What a text shows, the surest first; where it shows nothing that is known, the lines that look decisive. */
export type Explanation = Readonly<{
  found: readonly (Reading<object> & Readonly<{ signature: Signature }>)[];
  decisive: readonly string[];
}>;

const STRENGTHS: readonly Reading<object>['strength'][] = ['entails', 'fits', 'suggests'];
const MOST_LINES = 5;
const ALARMING =
  /\b(error|errors|failed|failure|fatal|panic|exception|denied|refused|forbidden|unauthorized|timed? ?out|cannot|could ?n[o']t|unable|not found|no such|killed|invalid)\b/i;

/** Reads text that somebody pasted. */
export function explain(text: string): Explanation {
  const pasted = pastedText(text);
  const found = signatures
    .flatMap((signature) =>
      [...signature.find(pasted)].map((reading) => ({ ...reading, signature })),
    )
    .toSorted((a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength));
  return { found, decisive: found.length > 0 ? [] : decisiveIn(pasted) };
}

function decisiveIn({ lines }: PastedText): readonly string[] {
  return [...new Set(lines.filter((line) => ALARMING.test(line)))].slice(0, MOST_LINES);
}
