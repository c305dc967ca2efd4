import { chance } from '#test/hostile/chance.ts';

/** One of them, the same for the same words. */
export function oneOf<T>(all: readonly T[], ...words: readonly (string | number)[]): T {
  const one = all[Math.floor(chance(...words) * all.length)];
  if (one === undefined) throw new Error(`nothing to choose from: ${words.join(' ')}`);
  return one;
}
