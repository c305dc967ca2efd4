import { createHash } from 'node:crypto';

import type { Plan } from '../domain/plan.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** Named in what is hashed, so that no later form of plan has the id of this one. */
const FORM = 'kubewhy/plan/v1';

/** Whether a plan does what its id stands for: what comes from Redis may have been changed there. */
export function hasOwnId(plan: Plan): boolean {
  return planId(plan) === plan.id;
}

/** The id of a plan, 32 hex digits: a hash of what it would do where, guards, undo and chosen values included. */
export function planId({
  cluster,
  changes,
  values,
}: Pick<Plan, 'cluster' | 'changes' | 'values'>): string {
  const content = canonicalJson([FORM, cluster, changes, ...(values ? [values] : [])]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
