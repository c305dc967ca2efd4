import type { DeliveryJob } from '../../domain/jobs.ts';
import { alertIncident } from '../incident/open-incident.ts';
import type { Delivering } from './delivering.ts';
import { parentMessage, postThread, refreshThread } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'alert' }>;

/** Opens a thread for an alert, once, and edits it when the alert is over. */
export async function deliverAlert({ alert, result, lang }: Job, deps: Delivering): Promise<void> {
  const { alertsChannel, incidents, log } = deps;
  if (!alertsChannel) {
    return log.error({ alert: alert.name }, 'No channel for alerts is set (slack.alertsChannel)');
  }

  const place = { channel: alertsChannel };
  const incident = await incidents.change(alert.id, (known) =>
    alertIncident(known, alert, lang, place, result),
  );
  const mayBePosted = incident.parent ?? incident.posting?.['parent'];
  // Over before it was ever posted: there is nobody to tell.
  if (incident.alert?.status === 'resolved' && !mayBePosted) return;

  const noAnswer = result && result.is !== 'answer' ? result : undefined;
  const message = parentMessage(incident, noAnswer);
  if (message) await postThread(incident, message, deps);
  const after = await incidents.find(alert.id);
  const hasEnded = after?.alert?.status !== incident.alert?.status;
  if (mayBePosted || hasEnded) await refreshThread(alert.id, deps);
}
