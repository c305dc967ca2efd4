import { planTitle } from '../../answers/words/plan-title.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import type { Person } from '../../domain/question.ts';
import { earlierFor } from '../../incident/earlier-for.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { questionIncident } from '../../incident/open-incident.ts';
import { withCircumstances } from '../../incident/with-circumstances.ts';
import { isNoAccess, isRefusal, SlackRefused } from '../errors.ts';
import { answerMessage } from '../views/answer.ts';
import type { Message } from '../views/blocks.ts';
import { checkMessage } from '../views/check.ts';
import { noAnswerMessage } from '../views/no-answer.ts';
import { privateMessage, readOnlyMessage } from '../views/private-message.ts';
import { scanMessage } from '../views/scan.ts';
import type { Delivering } from './delivering.ts';
import type { Posted } from './ledger.ts';
import { noteOffers } from './note-offers.ts';
import { postOnce } from './post-once.ts';
import { postThread, refreshThread } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'answer' }>;
type PostedFor = Posted & Readonly<{ asker: Person }>;

/** So long Slack takes what is sent to a response_url; nobody's network has to tell us that it is over. */
const RESPONSE_URL_MS = 30 * 60_000;

/** Brings the result of a question to where it was asked. */
export async function deliverAnswer(
  { id: job, question, result }: Job,
  deps: Delivering,
): Promise<void> {
  const { id, place: asked } = question;
  const [standstill, earlier] = await Promise.all([
    deps.standstill(),
    earlierFor(id, asked.channel, result, { ...deps, titleOf: planTitle }),
  ]);
  const { barred } = deps;
  const opened = await deps.incidents.change(question.id, (known) =>
    withCircumstances(questionIncident(known, question, result, known?.told === 'instead'), {
      standstill,
      earlier,
      barred,
    }),
  );
  noteOffers(opened, opened.plans, deps);
  const incident = { ...opened, asker: question.asker };
  const { answer, scan, check, place } = incident;

  if (result.is === 'scan' || result.is === 'check') {
    const message = scan
      ? scanMessage({ ...incident, scan })
      : check && checkMessage({ ...incident, check });
    if (!message) return;
    return question.private
      ? tell(incident, 'privately', message, deps)
      : shown(incident, message, message, deps);
  }
  if (result.is !== 'answer') {
    const message = noAnswerMessage(question, result);
    if (place.responseUrl) return tell(incident, 'privately', message, deps);
    return shown(incident, message, message, deps);
  }
  if (!answer) return;

  const answered = { ...incident, answer };
  if (question.private) return tell(incident, 'privately', privateMessage(answered), deps);
  await shown(incident, answerMessage(answered), readOnlyMessage(answered), deps);
  if (incident.follows) await refreshThread(incident.id, job, deps);
}

/** Posts a message with its thread, or tells another one to the asker where the bot may not post or the thread is gone. */
async function shown(
  incident: PostedFor,
  message: Message,
  instead: Message,
  deps: Delivering,
): Promise<void> {
  if (incident.told === 'instead') return;
  try {
    await postThread(incident, message, deps);
  } catch (error) {
    if (!isNoAccess(error) && !(error instanceof SlackRefused)) throw error;
    await tell(incident, 'instead', instead, deps);
  }
}

/**
 * Tells the asker alone, once: by response_url, or when that takes nothing any more in a direct message, which waits as
 * every post does.
 */
async function tell(
  incident: PostedFor,
  how: 'privately' | 'instead',
  message: Message,
  deps: Delivering,
): Promise<void> {
  const { id, told, asker } = incident;
  if (told === how) return;

  if (!(await responded(incident, message, deps))) {
    const spot = { channel: await directTo(asker, deps) };
    await postOnce(id, { part: how, spot, message }, deps);
  }
  await changeKnown(deps.incidents, id, (known) => ({
    ...known,
    told: how,
    mayAct: how === 'instead' ? false : known.mayAct,
  }));
}

/** Without the scope for it one can still post, but not look whether that was done: a second copy is possible. */
async function directTo({ id }: Person, { api, log }: Delivering): Promise<string> {
  try {
    return await api.directTo(id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ user: id, error: error.message }, 'Could not open the direct messages');
    return id;
  }
}

async function responded(
  { place: { responseUrl }, openedAt }: PostedFor,
  message: Message,
  { api, now }: Delivering,
): Promise<boolean> {
  if (!responseUrl || now().getTime() - Date.parse(openedAt) > RESPONSE_URL_MS) return false;
  try {
    await api.respond(responseUrl, message, 'asker');
    return true;
  } catch (error) {
    if (!(error instanceof SlackRefused)) throw error;
    return false;
  }
}
