import type { Incident, Muted } from '../../domain/incident.ts';

/** The incident with the time until which nobody wants to hear of its root there. */
export function muted<I extends Incident>(incident: I, mute: Muted): I {
  return { ...incident, muted: mute };
}
