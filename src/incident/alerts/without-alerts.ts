import type { Incident } from '../../domain/incident.ts';

/** The incident without alerts that turned out to belong to another one; it keeps the last, by which it is called. */
export function withoutAlerts<I extends Incident>(incident: I, ids: ReadonlySet<string>): I {
  const { alerts = [], moreFiring = [] } = incident;
  const left = alerts.filter(({ id }) => !ids.has(id));
  return {
    ...incident,
    ...(left.length > 0 && { alerts: left }),
    ...(incident.moreFiring && { moreFiring: moreFiring.filter((id) => !ids.has(id)) }),
  };
}
