import type { Arena } from '#test/hostile/arena.ts';
import { oneOf } from '#test/hostile/one-of.ts';
import { playSeed, type Played } from '#test/hostile/play-seed.ts';

/** Most of them wait for what never comes. */
const TOGETHER = 12;

/** Plays the seeds, some at a time; `told` hears of each as it ends. */
export async function playSeeds(
  seeds: readonly number[],
  arenas: readonly (() => Promise<Arena>)[],
  scratch: string,
  told: (played: Played) => void = () => undefined,
): Promise<readonly Played[]> {
  const left = [...seeds];
  const all: Played[] = [];
  const playOn = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const arena = await oneOf(arenas, seed, 'arena')();
      const played = await playSeed(seed, arena, scratch);
      all.push(played);
      told(played);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, playOn));
  return all;
}
