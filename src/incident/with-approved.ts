import type { Incident } from '../domain/incident.ts';
import type { Brought } from '../domain/jobs.ts';
import { withPrepared } from './plans-of.ts';

/**
 * Keeps the approved plans of an answer that the next one replaces, because they can still be undone. If the next answer
 * offers such a plan again, it was read before the change.
 */
export function withApproved<I extends Incident>(incident: I, result: Brought): I {
  const offered = result.is === 'answer' ? result.plans.map(({ id }) => id) : [];
  const acts = incident.acts.map((act) =>
    offered.includes(act.plan) ? act : { ...act, isSeen: true as const },
  );
  return acts.reduce<I>(
    (kept, { plan: id, title }) => {
      const plan = incident.plans.find((one) => one.id === id);
      return plan ? withPrepared(kept, { plan, title }) : kept;
    },
    { ...incident, acts },
  );
}
