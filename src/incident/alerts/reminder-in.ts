import type { Incident } from '../../domain/incident.ts';
import { isCritical } from './is-critical.ts';
import { isMuted } from './is-muted.ts';

/**
 * In how many milliseconds people are reminded of an incident that nobody has acknowledged; 0 where that time has come, undefined
 * where nobody has to be.
 */
export function reminderIn(
  incident: Incident,
  { now, remindMs }: Readonly<{ now: Date; remindMs: number | undefined }>,
): number | undefined {
  const { openedAt, acknowledged, silenced, partOf } = incident;
  const isKnown = acknowledged ?? partOf ?? silenced;
  if (!remindMs || isKnown || isMuted(incident, now) || !isCritical(incident)) return undefined;
  return Math.max(0, Date.parse(openedAt) + remindMs - now.getTime());
}
