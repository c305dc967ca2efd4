import type { Incident } from '../../domain/incident.ts';
import type { Delivering } from './delivering.ts';

/** Has the changes noted that an incident offers, once for each time that it is delivered. */
export function noteOffers({ id, plans }: Incident, { note }: Pick<Delivering, 'note'>): void {
  const offered = plans.map(({ id: plan, remedy, changes: [{ on }] }) => ({ plan, remedy, on }));
  if (offered.length > 0) note({ what: 'offered', incident: id, plans: offered });
}
