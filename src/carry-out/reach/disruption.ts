import { NOTHING, SOME } from './forms/forms.ts';
import type { ReachesOf } from './reaches-of.ts';

/** What the remedies of blocked evictions may write. */
export const disruption = {
  'disruption/allow-evictions': [
    {
      of: ['policy/PodDisruptionBudget'],
      paths: { '/spec/minAvailable': NOTHING, '/spec/maxUnavailable': SOME },
    },
  ],
} as const satisfies ReachesOf<'disruption'>;
