import { readKey } from '../domain/keys.ts';
import type { Unread } from '../domain/verdict.ts';

/** The reads that brought no answer, each once. What is not loaded by now was too much to load. */
export function notChecked(unread: readonly Unread[]): readonly Unread[] {
  const once = new Map(unread.map((one) => [readKey(one.read), one]));
  return [...once.values()].map(({ read, why }) => ({
    read,
    why: why === 'not-loaded' ? 'over-budget' : why,
  }));
}
