import { incidentNews } from '../../answers/words/incident-news.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { isMuted } from '../../incident/alerts/is-muted.ts';
import { isPosted } from '../../incident/alerts/is-posted.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { isNoAccess } from '../errors.ts';
import { type Message, section } from '../views/blocks.ts';
import { LIMITS } from '../views/limits.ts';
import { safe } from '../views/text.ts';
import { callPeople } from './call-people.ts';
import type { Delivering } from './delivering.ts';
import type { Posted } from './ledger.ts';
import { parentMessage, postDetails, postParent, refreshThread, reply } from './thread.ts';

type Job = Pick<Extract<DeliveryJob, { kind: 'thread' }>, 'id' | 'incident'>;

/** Shows the thread of alerts as its incident is now: the parent, its edit, what is new, and the details last. */
export async function deliverThread({ id, incident: of }: Job, deps: Delivering): Promise<void> {
  const { incidents } = deps;
  const incident = await incidents.find(of);
  const message = incident && parentMessage(incident);
  if (!incident || !message) return;
  const mayBePosted = incident.parent ?? incident.posting?.['parent'];
  const isQuiet = !isPosted(incident) || isMuted(incident, deps.now());
  if (!mayBePosted && (incident.partOf || isQuiet)) return; // the other one tells it, or nobody
  await postSomewhere(incident, message, deps);
  await refreshThread(of, id, deps);
  await tellNews(of, deps);
  await callPeople(of, !incident.parent, deps);
  const posted = await incidents.find(of);
  if (posted?.answer && !posted.partOf) await postDetails(posted, deps);
  await refreshThread(of, id, deps);
}

/** Each piece of news is a reply, so that who follows the thread is notified. */
async function tellNews(id: string, deps: Delivering): Promise<void> {
  const incident = await deps.incidents.find(id);
  for (const { id: part, is, said = '' } of incident?.news ?? []) {
    if (!incident || incident.replies?.[part] || isMuted(incident, deps.now())) continue;
    const text = safe(incidentNews[is][incident.lang](said), LIMITS.fallback);
    await reply(incident, part, { text, blocks: [section(text)] }, deps);
  }
}

/** Where the bot may not post, the alert goes to the other channel and stays there; the first is still to be mended. */
async function postSomewhere(incident: Posted, message: Message, deps: Delivering): Promise<void> {
  const { fallbackChannel: channel, incidents, obstacles } = deps;
  try {
    await postParent(incident, message, deps);
  } catch (error) {
    const isOpen = channel && !incident.parent && incident.place.channel !== channel;
    if (!isOpen || !isNoAccess(error)) throw error;
    obstacles.met(error);
    const moved = await changeKnown(incidents, incident.id, (known) => ({
      ...known,
      place: { channel },
    }));
    await postParent(moved, message, deps);
  }
}
