import type { Incident } from '../../domain/incident.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { isNoAccess } from '../errors.ts';
import { questionIncident } from '../incident/open-incident.ts';
import { answerMessage } from '../views/answer.ts';
import type { Message } from '../views/blocks.ts';
import { noAnswerMessage } from '../views/no-answer.ts';
import { scanMessage } from '../views/scan.ts';
import { privateMessage, readOnlyMessage } from '../views/told.ts';
import type { Delivering } from './delivering.ts';
import { changeKnown } from './known-incident.ts';
import { postThread } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'answer' }>;

/** Brings the result of a question to where it was asked. */
export async function deliverAnswer({ question, result }: Job, deps: Delivering): Promise<void> {
  const incident = await deps.incidents.change(question.id, (known) =>
    questionIncident(known, question, result),
  );
  const { answer, scan, place } = incident;

  if (result.is === 'scan') {
    if (!scan) return;
    const message = scanMessage({ ...incident, scan });
    return question.private
      ? tell(incident, 'privately', message, deps)
      : shown(incident, message, message, deps);
  }
  if (result.is !== 'answer') {
    const message = noAnswerMessage(question, result);
    if (place.responseUrl) return tell(incident, 'privately', message, deps);
    return postThread(incident, message, deps);
  }
  if (!answer) return;

  const answered = { ...incident, answer };
  if (question.private) return tell(incident, 'privately', privateMessage(answered), deps);
  await shown(incident, answerMessage(answered), readOnlyMessage(answered), deps);
}

/** Posts a message with its thread, or where the bot may not post tells another one to the asker. */
async function shown(
  incident: Incident,
  message: Message,
  instead: Message,
  deps: Delivering,
): Promise<void> {
  if (incident.told === 'instead') return;
  try {
    await postThread(incident, message, deps);
  } catch (error) {
    if (!isNoAccess(error) || !incident.place.responseUrl) throw error;
    await tell(incident, 'instead', instead, deps);
  }
}

/** Tells the asker by response_url, once: a rerun after it was written down tells nothing. */
async function tell(
  { id, told, place: { responseUrl } }: Incident,
  how: 'privately' | 'instead',
  message: Message,
  { api, incidents, log }: Delivering,
): Promise<void> {
  if (told === how) return;
  if (!responseUrl) return log.warn({ incident: id }, 'A private answer has no response_url');

  await api.respond(responseUrl, message, 'asker');
  await changeKnown(incidents, id, (known) => ({
    ...known,
    told: how,
    mayAct: how === 'instead' ? false : known.mayAct,
  }));
}
