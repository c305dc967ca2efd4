import type { ConcernFinder } from '../../domain/concern.ts';
import { conditions } from './conditions.ts';
import { counts } from './counts.ts';
import { states } from './states.ts';
import { warnings } from './warnings.ts';

/** Whatever speaks against an all-clear; what says most comes first. */
export const concerns: readonly ConcernFinder[] = [warnings, conditions, states, counts];
