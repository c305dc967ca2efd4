import { lies } from '#test/hostile/lies.ts';
import type { Mishap } from '#test/hostile/mishap.ts';
import { pagingLies } from '#test/hostile/paging-lies.ts';
import { refusingMishaps } from '#test/hostile/refusing-mishaps.ts';
import { slowMishaps } from '#test/hostile/slow-mishaps.ts';

/** All that goes wrong with answers of an API server. */
export const mishaps: readonly Mishap[] = [
  ...slowMishaps,
  ...refusingMishaps,
  ...lies,
  ...pagingLies,
];
