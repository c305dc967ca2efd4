import type { Block } from './block.ts';

/** How many characters of a message or modal a reader sees: every `text` and `alt_text` in its blocks. */
export function visibleText(blocks: readonly Block[]): number {
  return lengthIn(blocks);
}

function lengthIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + lengthIn(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const [key, inner] of Object.entries(value)) {
    const isText = typeof inner === 'string' && (key === 'text' || key === 'alt_text');
    sum += isText ? inner.length : lengthIn(inner);
  }
  return sum;
}
