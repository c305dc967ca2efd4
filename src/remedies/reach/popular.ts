import type { ReachesOf } from './reaches-of.ts';

/** What many reach for, and is only tried on the model: nothing of it is ever sent. */
export const popular = {
  'popular/dynamic-stable-scale': [],
  'popular/pod-template-hash': [],
  'popular/promote-full': [],
  'popular/restart': [],
} as const satisfies ReachesOf<'popular'>;
