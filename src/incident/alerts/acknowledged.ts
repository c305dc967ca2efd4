import type { Incident, Noted } from '../../domain/incident.ts';

/** The incident with who has seen it: the first who says so. */
export function acknowledged<I extends Incident>(incident: I, noted: Noted): I {
  return incident.acknowledged ? incident : { ...incident, acknowledged: noted };
}
