import type { Gap } from './gap.ts';

/** What a gap means: nobody asked the cluster (or it keeps nothing of it), it refused, or it failed to give it. */
export type GapKind = 'left-out' | 'refused' | 'failed';

/** What each gap means. After a refusal or a failure there may be trouble that nobody has seen. */
export const gapKind: Readonly<Record<Gap, GapKind>> = {
  'not-loaded': 'left-out',
  'not-captured': 'left-out',
  'over-budget': 'left-out',
  expired: 'left-out',
  forbidden: 'refused',
  'no-answer': 'failed',
  'cut-off': 'failed',
  busy: 'failed',
  unavailable: 'failed',
  'server-error': 'failed',
  unusable: 'failed',
  odd: 'failed',
};
