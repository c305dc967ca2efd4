import { sightsOfChange } from '../../approvals/sights-of.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Shows } from '../shows.ts';

/** Whether an incident's channel may see what a plan changes: what somebody filled in may name something else. */
export function isPlanShown(
  { changes: [change] }: Plan,
  { place: { channel } }: Pick<Incident, 'place'>,
  shows: Shows,
): boolean {
  return sightsOfChange(change).every((sight) => shows(channel, sight));
}
