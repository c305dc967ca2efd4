import type { ReachesOf } from './reaches-of.ts';

/** What the remedies of refused creations may write. */
export const creation = {
  'creation/spare-namespace': [], // its owner's to make
} as const satisfies ReachesOf<'creation'>;
