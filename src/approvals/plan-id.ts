import { createHash } from 'node:crypto';

import type { Plan } from '../domain/plan.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** Named in what is hashed, so that no later form of plan has the id of this one. */
const FORM = 'kubewhy/plan/v2';

/** Whether a plan does what its id stands for: what comes from Redis may have been changed there. */
export function hasOwnId(plan: Plan): boolean {
  return planId(plan) === plan.id;
}

/** What an id stands for. The subject of the cause is left out: a pod has another name when the proof is made again. */
type Meant = Pick<Plan, 'cluster' | 'remedy' | 'cause' | 'changes' | 'goal' | 'values'>;

/** The id of a plan, 32 hex digits: a hash of what it would do where, in which fix's name, against which cause and to what end. */
export function planId({ cluster, remedy, cause, changes, goal, values }: Meant): string {
  const meant = [FORM, cluster, remedy, cause.id, changes, goal, ...(values ? [values] : [])];
  const content = canonicalJson(meant);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
