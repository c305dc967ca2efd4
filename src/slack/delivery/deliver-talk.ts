import { wordings } from '../../answers/words/slack.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { isStillShown } from '../../incident/may/still-shown.ts';
import { note } from '../views/note.ts';
import { talkMessage } from '../views/talk/talk-message.ts';
import type { Delivering } from './delivering.ts';
import { postOnce } from './post-once.ts';

type Job = Extract<DeliveryJob, { kind: 'talk' }>;

/** Says in the thread of an incident what somebody has asked for there, once. */
export async function deliverTalk(
  { incident: id, question, intents, result }: Job,
  deps: Delivering,
): Promise<void> {
  const incident = await deps.incidents.find(id);
  if (!incident) return;
  const { channel, thread } = question.place;
  const isShown = isStillShown(incident, deps.shows);
  const message = isShown
    ? talkMessage(incident, question, intents, result)
    : note(wordings[question.lang].notShown);
  const spot = thread ? { channel, thread } : { channel };
  await postOnce(id, { part: `talk-${question.id}`, spot, message }, deps);
}
