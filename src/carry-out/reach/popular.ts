import type { ReachesOf } from './reaches-of.ts';

/** What many would try first: it is tried on the model, and never sent. */
export const popular = {
  'popular/dynamic-stable-scale': [],
  'popular/pod-template-hash': [],
  'popular/promote-full': [],
  'popular/restart': [],
} as const satisfies ReachesOf<'popular'>;
