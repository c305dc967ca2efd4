import type { Incident } from '../../domain/incident.ts';
import { partShown, tsOf } from '../incident/posts.ts';
import type { Spot } from '../slack-api.ts';
import { alertMessage } from '../views/alert.ts';
import { answerMessage } from '../views/answer.ts';
import type { Message } from '../views/blocks.ts';
import { detailsMessages } from '../views/details.ts';
import type { NoResult } from '../views/no-answer.ts';
import type { Delivering } from './delivering.ts';
import { hashOf } from './hash-of.ts';
import { changeKnown } from './known-incident.ts';
import { postOnce } from './post-once.ts';

/** The message that opens an incident's thread; undefined while there is nothing to show. */
export function parentMessage(incident: Incident, noAnswer?: NoResult): Message | undefined {
  const { alert, answer } = incident;
  if (alert) return alertMessage({ ...incident, alert }, noAnswer);
  return answer && answerMessage({ ...incident, answer });
}

/** Posts what is missing of an incident's thread: the parent, then the details under it. */
export async function postThread(
  incident: Incident,
  message: Message,
  deps: Delivering,
): Promise<void> {
  const { id, place } = incident;
  const { channel, thread } = place;
  const spot: Spot = thread ? { channel, thread } : { channel };
  const parent = await postOnce(id, { part: 'parent', spot, message }, deps);
  for (const [part, page] of detailParts(incident)) {
    await postOnce(id, { part, spot: { channel, thread: thread ?? parent }, message: page }, deps);
  }
}

/** A reply in an incident's thread. */
export async function reply(
  incident: Incident,
  part: string,
  message: Message,
  deps: Delivering,
): Promise<void> {
  const { id, place, parent } = incident;
  const thread = place.thread ?? parent;
  if (!thread) return;
  await postOnce(id, { part, spot: { channel: place.channel, thread }, message }, deps);
}

/**
 * Edits a thread to what its incident says now, where it does not say that yet. Who edits while another change is
 * written would leave the older state behind, so it looks again afterwards, and trusts what it has done itself
 * before what others wrote down.
 */
export async function refreshThread(id: string, { api, incidents }: Delivering): Promise<void> {
  const own = new Map<string, string>();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const incident = await incidents.find(id);
    if (!incident?.parent) return;
    const stale = partsOf(incident).flatMap(([part, message]) => {
      const [ts, hash] = [tsOf(incident, part), hashOf(message)];
      const isStale = ts && (own.get(part) ?? incident.shown?.[part]) !== hash;
      return isStale ? [{ part, ts, message, hash }] : [];
    });
    if (stale.length === 0) return;
    for (const { part, ts, message, hash } of stale) {
      await api.update(incident.place.channel, ts, message);
      own.set(part, hash);
      await changeKnown(incidents, id, (known) => partShown(known, part, hash));
    }
  }
}
const MOST_TURNS = 5;

/** The parent, and the details where they ever have a button. */
function partsOf(incident: Incident): [string, Message][] {
  const parent = parentMessage(incident);
  const details = incident.plans.length > 0 ? detailParts(incident) : [];
  return [...(parent ? [['parent', parent] as [string, Message]] : []), ...details];
}

function detailParts(incident: Incident): [string, Message][] {
  const { answer, follows } = incident;
  const pages = answer && !follows ? detailsMessages({ ...incident, answer }) : [];
  return pages.map((page, at) => [at === 0 ? 'details' : `details-${at + 1}`, page]);
}
