import type { Remedy } from '../../../domain/remedy.ts';
import { abort } from './abort.ts';
import { endAnalysis } from './end-analysis.ts';
import { pause } from './pause.ts';
import { promoteToEnd } from './promote-full.ts';
import { promote } from './promote.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';

/** The verbs of Argo Rollouts, in the order in which they are offered: each is proposed only where it is valid. */
export const rolloutActions: readonly Remedy[] = [
  promote,
  resume,
  retry,
  pause,
  abort,
  promoteToEnd,
  endAnalysis,
];
