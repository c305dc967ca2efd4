import type { Cause } from '../../../domain/model.ts';
import { rolloutAborted } from './aborted.ts';
import { analysisFailed } from './analysis-failed.ts';
import { analysisWaits } from './analysis-waits.ts';
import { rolloutBarred } from './barred.ts';
import { invalidSpec } from './invalid-spec.ts';
import { rolloutPaused } from './paused.ts';
import { waitsForPods } from './waits-for-pods.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const rolloutCauses: readonly Cause[] = [
  rolloutAborted,
  analysisFailed,
  analysisWaits,
  rolloutBarred,
  invalidSpec,
  waitsForPods,
  rolloutPaused,
];
