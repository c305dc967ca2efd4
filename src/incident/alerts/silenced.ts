import type { Incident, Silenced } from '../../domain/incident.ts';

/** The incident with the silence that somebody has made for it, or without the one that was ended. */
export function silenced<I extends Incident>(incident: I, silence: Silenced | undefined): I {
  const { silenced: _, ...rest } = incident;
  return silence ? { ...incident, silenced: silence } : (rest as I);
}
