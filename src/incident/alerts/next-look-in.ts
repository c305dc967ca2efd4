import type { Incident } from '../../domain/incident.ts';
import { isOver } from './is-over.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** 30 s, 2 min and 5 min after the first look, then seldom. */
const PAUSES = [30 * SECOND, 90 * SECOND, 3 * MINUTE];
const SELDOM = 30 * MINUTE;
/** After the end, where a look did not tell whether all is well. */
const [SOON, MOST_AFTER] = [10 * SECOND, 3];
/** Until the cluster answers. */
const SILENT = 15 * SECOND;

/** In how many milliseconds the cluster is looked at again for an incident; undefined where nothing would come of it. */
export function nextLookIn(incident: Incident): number | undefined {
  const { partOf, answer, unanswered, lastLook } = incident;
  if (partOf) return undefined;
  if (isOver(incident)) {
    const isUnclear = answer && lastLook?.is === 'unclear' && lastLook.turn < MOST_AFTER;
    return isUnclear ? SOON : undefined;
  }
  if (!answer) {
    if (!unanswered) return PAUSES[0];
    return unanswered.is === 'failed' && unanswered.code === 'unreachable' ? SILENT : undefined;
  }
  return PAUSES[lastLook?.turn ?? 0] ?? SELDOM;
}
