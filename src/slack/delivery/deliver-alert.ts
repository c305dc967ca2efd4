import { planTitle } from '../../answers/words/plan-title.ts';
import { NotNow } from '../../domain/errors.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { earlierFor } from '../../incident/earlier-for.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { alertIncident } from '../../incident/open-incident.ts';
import { withCircumstances } from '../../incident/with-circumstances.ts';
import { isNoAccess } from '../errors.ts';
import type { Message } from '../views/blocks.ts';
import type { Delivering } from './delivering.ts';
import type { Posted } from './ledger.ts';
import { noteOffers } from './note-offers.ts';
import { parentMessage, postThread, refreshThread } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'alert' }>;

/** Opens a thread for an alert, once, and edits it when the alert is over. */
export async function deliverAlert(
  { id, alert, result, lang }: Job,
  deps: Delivering,
): Promise<void> {
  const { alertsChannel, incidents } = deps;
  if (!alertsChannel) throw new NotNow('No channel for alerts is set (slack.alertsChannel).');

  const place = { channel: alertsChannel };
  const [standstill, earlier] = await Promise.all([
    deps.standstill(),
    earlierFor(alert.id, alertsChannel, result, { ...deps, titleOf: planTitle }),
  ]);
  const { barred } = deps;
  const incident = await incidents.change(alert.id, (known) =>
    withCircumstances(alertIncident(known, alert, lang, place, result), {
      standstill,
      earlier,
      barred,
    }),
  );
  if (result)
    deps.note({ id: alert.id, what: 'alerted', alert: alert.name, channel: alertsChannel });
  noteOffers(incident, incident.plans, deps);
  const mayBePosted = incident.parent ?? incident.posting?.['parent'];
  // Over before it was ever posted: there is nobody to tell.
  if (incident.alert?.status === 'resolved' && !mayBePosted) return;

  const noAnswer = result && result.is !== 'answer' ? result : undefined;
  const message = parentMessage(incident, noAnswer);
  if (message) await postSomewhere(incident, message, deps);
  const after = await incidents.find(alert.id);
  const hasEnded = after?.alert?.status !== incident.alert?.status;
  if (mayBePosted || hasEnded) await refreshThread(alert.id, id, deps);
}

/** Where the bot may not post, the alert goes to the other channel and stays there; the first is still to be mended. */
async function postSomewhere(incident: Posted, message: Message, deps: Delivering): Promise<void> {
  const { fallbackChannel: channel, incidents, obstacles } = deps;
  try {
    await postThread(incident, message, deps);
  } catch (error) {
    const isOpen = channel && !incident.parent && incident.place.channel !== channel;
    if (!isOpen || !isNoAccess(error)) throw error;
    obstacles.met(error);
    const moved = await changeKnown(incidents, incident.id, (known) => ({
      ...known,
      place: { channel },
    }));
    await postThread(moved, message, deps);
  }
}
