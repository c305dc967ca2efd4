import type { ReachesOf } from './reaches-of.ts';

/** What the remedies of single pods may do. */
export const pod = {
  'pod/evict': [{ of: ['Pod'], do: 'evict', paths: {} }],
} as const satisfies ReachesOf<'pod'>;
