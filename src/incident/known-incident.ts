import type { Incident } from '../domain/incident.ts';
import type { Incidents } from '../domain/ports.ts';

/** The incident is not in Redis any more, so there is nothing left to show. */
export class IncidentGone extends Error {
  override readonly name = 'IncidentGone';
}

/** Changes an incident that must exist. */
export async function changeKnown<I extends Incident>(
  incidents: Incidents<I>,
  id: string,
  edit: (known: I) => I,
): Promise<I> {
  return incidents.change(id, (known) => {
    if (!known) throw new IncidentGone(`Incident ${id} is no longer known.`);
    return edit(known);
  });
}
