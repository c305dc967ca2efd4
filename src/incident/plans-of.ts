import type { Incident, Prepared } from '../domain/incident.ts';
import type { Plan } from '../domain/plan.ts';
import { present } from '../text/present.ts';

/** So many plans are kept that somebody had made and did not approve. */
const MOST_PREPARED = 10;

/** All that may be approved in an incident: what its answer offers, and what was made on demand. */
export function plansOf({ plans, prepared = [] }: Incident): readonly Plan[] {
  return [...plans, ...prepared.map(({ plan }) => plan)];
}

/** The incident with a plan that somebody has had made; what was approved is never forgotten. */
export function withPrepared<I extends Incident>(incident: I, made: Prepared): I {
  const { prepared = [], acts } = incident;
  const others = prepared.filter(({ plan }) => plan.id !== made.plan.id);
  const isApproved = ({ plan }: Prepared) => acts.some((act) => act.plan === plan.id);
  const open = others.filter((one) => !isApproved(one)).slice(1 - MOST_PREPARED);
  const { plan, title, undoes } = made;
  return {
    ...incident,
    prepared: [...others.filter(isApproved), ...open, { plan, title, ...present({ undoes }) }],
  };
}
