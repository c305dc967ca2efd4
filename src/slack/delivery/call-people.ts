import { alertActions } from '../../answers/words/alert-actions.ts';
import type { Incident } from '../../domain/incident.ts';
import { isCritical } from '../../incident/alerts/is-critical.ts';
import { isMuted } from '../../incident/alerts/is-muted.ts';
import type { OnCall } from '../../incident/alerts/on-call.ts';
import { reminderIn } from '../../incident/alerts/reminder-in.ts';
import { routesOf } from '../../incident/alerts/routes-of.ts';
import { section } from '../views/blocks.ts';
import { safe } from '../views/text.ts';
import type { Delivering } from './delivering.ts';
import type { Posted } from './ledger.ts';
import { reply } from './thread.ts';

const MINUTE_MS = 60_000;

/**
 * Mentions who is on call in the thread of an incident at its first critical alert, once; and once more where nobody has
 * acknowledged it in time. `isNew`: it was posted just now.
 */
export async function callPeople(id: string, isNew: boolean, deps: Delivering): Promise<void> {
  const { incidents, onCall, now } = deps;
  const incident = await incidents.find(id);
  if (!incident?.alert || incident.partOf || isMuted(incident, now())) return;
  const { lang, alert, acknowledged, silenced } = incident;
  const group = mentionFor(incident, onCall);
  const name = safe(alert.name, 120);
  const words = alertActions[lang];
  const isOpen = isCritical(incident) && !acknowledged && !silenced;
  if (group && isOpen) await once(incident, 'mention', words.firstCritical(group, name), deps);

  const { remindMs = 0 } = onCall;
  if (isNew || reminderIn(incident, { now: now(), remindMs }) !== 0) return;
  const said = words.reminder(group, name, Math.round(remindMs / MINUTE_MS));
  await once(incident, 'reminder', said, deps);
}

async function once(incident: Posted, part: string, text: string, deps: Delivering): Promise<void> {
  if (incident.replies?.[part]) return;
  await reply(incident, part, { text, blocks: [section(text)] }, deps);
}

/** The group of the route that led here, or else the one for all; safe. */
function mentionFor({ alerts = [], place }: Incident, { routes, mention }: OnCall): string {
  const own = routesOf(alerts, routes).find((one) => one.channel === place.channel && one.mention);
  const group = own?.mention ?? mention;
  return group ? `<!subteam^${group}>` : '';
}
