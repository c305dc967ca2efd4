import type { Incident } from '../../domain/incident.ts';
import type { Plan } from '../../domain/plan.ts';
import { stableId } from '../stable-id.ts';
import type { Delivering } from './delivering.ts';

/** Has changes noted that an incident offers: those of its answer, or what was made on demand. */
export function noteOffers(
  { id: incident }: Pick<Incident, 'id'>,
  plans: readonly Plan[],
  { note }: Pick<Delivering, 'note'>,
): void {
  if (plans.length === 0) return;
  const id = stableId('offer', incident, ...plans.map((plan) => plan.id));
  const offered = plans.map(({ id: plan, remedy, changes: [{ on }] }) => ({ plan, remedy, on }));
  note({ id, what: 'offered', incident, plans: offered });
}
