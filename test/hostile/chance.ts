import { createHash } from 'node:crypto';

/** A number from 0 to 1 that is always the same for the same words, in whatever order others are asked for. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\0')).digest().readUInt32BE() / 2 ** 32;
}
