import type { Acting } from '../approvals/policy.ts';
import type { Incident } from '../domain/incident.ts';
import type { Plan } from '../domain/plan.ts';

/** What applying a plan would be to the setting `policy`. */
export function actingOf(
  { remedy, changes: [{ on, beside }] }: Plan,
  { place: { channel } }: Pick<Incident, 'place'>,
): Acting {
  const isLive = beside !== undefined;
  return { remedy, namespace: on.namespace ?? '', channel, isLive };
}
