import type { Incident, Muted } from '../../domain/incident.ts';
import { present } from '../../text/present.ts';
import { isStillShown } from '../may/still-shown.ts';
import type { Shows } from '../shows.ts';
import { channelFor } from './channel-for.ts';
import type { AlertRoute } from './on-call.ts';

/** What the settings say, and until when somebody has muted its root there before. */
type Around = Readonly<{
  routes: readonly AlertRoute[];
  usual: string;
  shows: Shows;
  canSilence?: boolean;
  muted?: Muted | undefined;
}>;

/**
 * The incident where it is told: a new one in the channel of its route, others where they are. What was found for the usual channel
 * and may not be seen there is left out.
 */
export function toldIn<I extends Incident>(
  next: I | Incident,
  known: I | undefined,
  { routes, usual, shows, canSilence, muted }: Around,
): I | Incident {
  const place = known?.place ?? { channel: channelFor(next, { routes, usual, shows }) };
  const placed: I | Incident = known
    ? next
    : { ...next, place, ...(canSilence && { canSilence }), ...present({ muted }) };
  if (place.channel === usual || isStillShown(placed, shows)) return placed;
  const { answer: _, lastLook: __, ...rest } = placed;
  return { ...(rest as I), plans: known?.plans ?? [], ...present({ answer: known?.answer }) };
}
