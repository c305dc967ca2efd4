import { ClusterUnreachable } from '../domain/errors.ts';
import type { Fact } from '../domain/model.ts';
import type { Plan } from '../domain/plan.ts';
import type { Writer } from '../domain/ports.ts';
import type { Reach } from '../domain/remedy.ts';
import type { Resource } from '../domain/resource.ts';
import { valueAt } from '../text/json-pointer.ts';
import { READABLE } from '../text/redaction/readable.ts';
import { redactedObject } from '../text/redaction/redacted-object.ts';
import { type ActEnd, type Uncertain, unsure } from './end/ended.ts';
import type { EndTexts } from './end/texts.ts';
import { notCopied } from './reach/not-copied.ts';
import { changedOwner } from './state/changed-owner.ts';
import { isDone, planStateOf } from './state/plan-state.ts';
import { tryOut, type Declined } from './try-out.ts';

const MAX_CONFLICTS = 5;
/** The most requests whose answers may be lost, also by crashes. */
const MAX_SENDS = 5;

/** What an attempt needs of its surroundings. */
export type Attempting = Readonly<{
  plan: Plan;
  writer: Writer;
  reaches: readonly Reach[]; // of the plan's remedy
  texts: EndTexts;
  now(): Date;
  isTooLate(): boolean;
  /** Why nothing may be sent now, whatever was sent before. */
  objection(): Promise<ActEnd | undefined>;
  /** Why nobody may change anything now (a freeze); asked again before each request. */
  frozen(): Promise<ActEnd | undefined>;
  note(record: Uncertain): Promise<void>;
}>;

/**
 * Sends a plan's change, once a dry run was accepted, until it is known how that ended. Every request tests a
 * resourceVersion, so of any number sent for one version at most one takes effect; once that version has passed
 * and the effect is missing, a failed request looks the same as one that somebody has undone.
 */
export async function attempt(at: Attempting, earlier: Uncertain | undefined): Promise<ActEnd> {
  const { plan, writer, texts } = at;
  const [change] = plan.changes;
  let uncertain = earlier;
  let conflicts = 0;

  for (;;) {
    const found = await look(at, uncertain);
    if ('outcome' in found) return found;

    const { resourceVersion } = found;
    const source = uncertain ? undefined : await notCopied(change, at.reaches, writer);
    if (source) return { outcome: 'refused', text: texts.notCopied(source) };
    // An uncertain request had its dry run for this very version.
    const declined = uncertain ? undefined : await tryOut(change, resourceVersion, at);
    if (declined) {
      const ended = endedBy(declined);
      if (ended) return ended;
      continue;
    }

    // Since the start somebody may have frozen all changes, or the right may be gone.
    const against = await (uncertain ? at.objection() : at.frozen());
    if (against) return uncertain ? unsure(against, texts.unknown, texts) : against;

    const record = {
      step: 'sending',
      resourceVersion,
      sends: (uncertain?.sends ?? 0) + 1,
    } as const;
    await at.note(record);
    if (at.isTooLate()) return tooLate(texts, uncertain);
    const sent = await writer.send(change, resourceVersion, 'apply');

    if (sent.is === 'done')
      return isDone(change, sent.object)
        ? { outcome: 'applied' }
        : { outcome: 'applied', text: texts.notKept };
    if (sent.is === 'lost') uncertain = record;
    // An earlier request may have brought this answer about: only the object can tell.
    else if (uncertain) uncertain = { ...record, sends: MAX_SENDS };
    else {
      const ended = endedBy(sent);
      if (ended) return ended;
    }
  }

  /** Nothing has happened: what came of it, or undefined to look again. */
  function endedBy({ is, message }: Declined): ActEnd | undefined {
    if (is !== 'conflict' && is !== 'busy') return { outcome: 'refused', text: message };
    if (++conflicts <= MAX_CONFLICTS) return undefined;
    return { outcome: 'refused', text: is === 'busy' ? message : `${texts.restless} ${message}` };
  }
}

/** The version for which the change may be sent now; else how it ended. What is still to be created has none. */
async function look(
  at: Attempting,
  uncertain: Uncertain | undefined,
): Promise<Readonly<{ resourceVersion: string }> | ActEnd> {
  const { plan, writer, texts, isTooLate } = at;
  const unknown: ActEnd = { outcome: 'unknown', text: texts.unknown };
  if (!uncertain && isTooLate()) return tooLate(texts, uncertain);

  const [{ do: how, on }] = plan.changes;
  const found = await readOr(at, uncertain);
  if (found.is === 'unknown')
    return uncertain ? unknown : { outcome: 'refused', text: texts.unread };
  const there = found.is === 'known' ? found.value : undefined;
  const isOther = there !== undefined && how !== 'create' && there.metadata?.uid !== on.uid;
  if (isOther && how === 'patch')
    return uncertain ? unknown : { outcome: 'refused', text: texts.replaced };
  const object = isOther ? undefined : there;
  const { resourceVersion = '' } = object?.metadata ?? {};
  const state = planStateOf(plan, object);
  if (state.is === 'in-place')
    return uncertain
      ? { outcome: 'already-so', text: texts.answerLost }
      : { outcome: 'already-so' };
  // The created object may have been deleted again: sent once more, the creation would happen twice.
  const isOver = uncertain && (how === 'create' || uncertain.sends >= MAX_SENDS);
  if (uncertain && (isOver || uncertain.resourceVersion !== resourceVersion)) return unknown;
  if (state.is === 'changed') {
    const now = object && valueAt(redactedObject(object, READABLE), state.path);
    const text = texts.changed(state.path, state.was, now);
    return uncertain ? unknown : { outcome: 'refused', text };
  }
  if (state.is === 'ready') {
    const now = at.now().toISOString();
    const moved = object && !uncertain && (await changedOwner(plan, object, writer, now));
    return moved
      ? { outcome: 'refused', text: texts.moved[moved.is](moved.note) }
      : { resourceVersion };
  }
  return uncertain ? unknown : { outcome: 'refused', text: texts[state.is] };
}

/** An earlier request may still have been carried out in time. */
function tooLate(texts: EndTexts, uncertain: Uncertain | undefined): ActEnd {
  return uncertain
    ? { outcome: 'unknown', text: texts.unknown }
    : { outcome: 'too-late', text: texts.tooLate };
}

/** An unreachable cluster is asked again by the queue, until it is too late for an answer to matter. */
async function readOr(
  { plan, writer, isTooLate }: Attempting,
  uncertain: Uncertain | undefined,
): Promise<Fact<Resource>> {
  try {
    const { uid: _, ...ref } = plan.changes[0].on;
    return await writer.read(ref);
  } catch (error) {
    if (error instanceof ClusterUnreachable && uncertain && isTooLate())
      return { is: 'unknown', why: 'over-budget' };
    throw error;
  }
}
