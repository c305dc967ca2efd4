import type { Incident } from '../../domain/incident.ts';

/** Whether nobody wants to hear of an incident now. */
export function isMuted({ muted }: Pick<Incident, 'muted'>, now: Date): boolean {
  return muted !== undefined && Date.parse(muted.until) > now.getTime();
}
