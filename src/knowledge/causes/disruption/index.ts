import type { Cause } from '../../../domain/model.ts';
import { budgetTooStrict } from './budget-too-strict.ts';
import { drainBlocked } from './drain-blocked.ts';
import { overlappingBudgets } from './overlapping-budgets.ts';
import { uncounted } from './uncounted.ts';
import { budgetWaitsForPods } from './waits-for-pods.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const disruptionCauses: readonly Cause[] = [
  budgetTooStrict,
  budgetWaitsForPods,
  drainBlocked,
  overlappingBudgets,
  uncounted,
];
