import { isDirect } from '../../approvals/may-read.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Incident } from '../../domain/incident.ts';
import type { NoAnswer } from '../../domain/jobs.ts';
import type { Incidents } from '../../domain/ports.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { isSure } from '../errors.ts';
import type { SlackApi, Spot } from '../slack-api.ts';
import { alertMessage } from '../views/alert.ts';
import { answerMessage } from '../views/answer.ts';
import type { Message } from '../views/blocks.ts';
import { detailsMessages } from '../views/details.ts';
import type { Delivering } from './delivering.ts';
import { hashOf } from './hash-of.ts';
import { editBegan, editEnded, partShown, type Posted, tsOf } from './ledger.ts';
import { postOnce } from './post-once.ts';

/** The message that opens an incident's thread; undefined while there is nothing to show. */
export function parentMessage(incident: Incident, noAnswer?: NoAnswer): Message | undefined {
  const { alert, answer } = incident;
  if (alert) return alertMessage({ ...incident, alert }, noAnswer ?? incident.unanswered);
  return answer && answerMessage({ ...incident, answer });
}

/** Posts what is missing of an incident's thread: the parent, then the details under it. */
export async function postThread(
  incident: Incident,
  message: Message,
  deps: Delivering,
): Promise<void> {
  const parent = await postParent(incident, message, deps);
  await postDetails({ ...incident, parent }, deps);
}

/** Posts the message that opens an incident's thread, and answers with its ts. */
export async function postParent(
  incident: Incident,
  message: Message,
  deps: Delivering,
): Promise<string> {
  const { channel, thread } = incident.place;
  const spot: Spot = thread ? { channel, thread } : { channel };
  const parent = await postOnce(incident.id, { part: 'parent', spot, message }, deps);
  await startThread(incident, thread ?? parent, deps);
  return parent;
}

/** Posts what is missing of the details under an incident's message. */
export async function postDetails(incident: Posted, deps: Delivering): Promise<void> {
  const { id, place, parent } = incident;
  const thread = place.thread ?? parent;
  if (!thread) return;
  for (const [part, page] of detailParts(incident)) {
    await postOnce(id, { part, spot: { channel: place.channel, thread }, message: page }, deps);
  }
}

/**
 * From here on what somebody says in the thread is about the incident; a direct message is talked to without one as well. Where Redis
 * refuses that, as one with the users of an earlier version does, the answer is still an answer.
 */
async function startThread(
  { id, answer, alert, place: { channel } }: Incident,
  thread: string,
  { incidents, log }: Pick<Delivering, 'incidents' | 'log'>,
): Promise<void> {
  if (!answer && !alert) return;
  try {
    await incidents.startThread(id, { channel, thread });
    if (isDirect(channel)) await incidents.startThread(id, { channel });
  } catch (error) {
    if (error instanceof QueueUnavailable) throw error;
    log.warn({ incident: id, error: String(error) }, 'Could not note what a thread is about');
  }
}

/** A reply in an incident's thread. */
export async function reply(
  incident: Posted,
  part: string,
  message: Message,
  deps: Delivering,
): Promise<void> {
  const { id, place, parent } = incident;
  const thread = place.thread ?? parent;
  if (!thread) return;
  await postOnce(id, { part, spot: { channel: place.channel, thread }, message }, deps);
}

/** What editing needs of what delivery works with. */
type Editing = Readonly<{ api: Pick<SlackApi, 'update'>; incidents: Incidents<Posted> }>;
/** One delivery that edits: what it may have done before, and what it has made each part say by now. */
type Editor = Readonly<{ by: string; again: readonly string[]; own: Map<string, string> }>;

/**
 * Edits a thread to what its incident says now, where it does not say that yet. Who edits while another change is
 * written would leave the older state behind, so it looks again afterwards, and trusts what it has done itself
 * before what others wrote down. A delivery that ended before it could look again finds the part among those that
 * are edited, and edits it whatever others wrote down. One that Slack keeps waiting looks again before it waits: it
 * would else begin with the same part each time.
 */
export async function refreshThread(id: string, by: string, deps: Editing): Promise<void> {
  const incident = await deps.incidents.find(id);
  const editor: Editor = { by, again: incident?.editing ?? [], own: new Map() };
  try {
    await editStale(id, editor, deps);
  } catch (error) {
    if (isSure(error)) await lookedAgain(id, editor, deps);
    throw error;
  }
  if (editor.own.size > 0) await lookedAgain(id, editor, deps);
}

/** What says the latest, and what was certainly not edited, is no longer to be edited again. */
async function lookedAgain(id: string, { by, again, own }: Editor, deps: Editing): Promise<void> {
  await changeKnown(deps.incidents, id, (known) =>
    partsOf(known).reduce((left, [part, message]) => {
      const mark = markOf(by, part);
      const isOver = own.has(part) ? own.get(part) === hashOf(message) : !again.includes(mark);
      return isOver ? editEnded(left, mark) : left;
    }, known),
  );
}

function markOf(by: string, part: string): string {
  return `${by} ${part}`;
}

/** Edits until nothing is stale. */
async function editStale(
  id: string,
  { by, again, own }: Editor,
  { api, incidents }: Editing,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const incident = await incidents.find(id);
    if (!incident?.parent) return;
    const stale = partsOf(incident).flatMap(([part, message]) => {
      const [ts, hash] = [tsOf(incident, part), hashOf(message)];
      const shown =
        own.get(part) ?? (again.includes(markOf(by, part)) ? undefined : incident.shown?.[part]);
      return ts && shown !== hash ? [{ part, ts, message, hash }] : [];
    });
    if (stale.length === 0) return;
    await changeKnown(incidents, id, (known) =>
      stale.reduce((marked, { part }) => editBegan(marked, markOf(by, part)), known),
    );
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
