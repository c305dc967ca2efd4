import type { Incident } from '../../domain/incident.ts';
import { tsOf } from '../incident/posts.ts';
import type { Spot } from '../slack-api.ts';
import { alertMessage } from '../views/alert.ts';
import { answerMessage } from '../views/answer.ts';
import type { Message } from '../views/blocks.ts';
import { detailsMessages } from '../views/details.ts';
import type { NoResult } from '../views/no-answer.ts';
import type { Delivering } from './delivering.ts';
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
 * Edits a thread to what its incident says now. Who edits while another change is written would leave the
 * older state behind, so it looks again afterwards.
 */
export async function refreshThread(id: string, { api, incidents }: Delivering): Promise<void> {
  let shown = '';
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const incident = await incidents.find(id);
    if (!incident?.parent) return;
    const parts = partsOf(incident);
    const now = JSON.stringify(parts);
    if (now === shown) return;
    for (const [part, message] of parts) {
      const ts = tsOf(incident, part);
      if (ts) await api.update(incident.place.channel, ts, message);
    }
    shown = now;
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
  const { answer } = incident;
  const pages = answer ? detailsMessages({ ...incident, answer }) : [];
  return pages.map((page, at) => [at === 0 ? 'details' : `details-${at + 1}`, page]);
}
