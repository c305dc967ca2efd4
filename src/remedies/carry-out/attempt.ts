import { ClusterUnreachable } from '../../domain/errors.ts';
import type { Fact } from '../../domain/model.ts';
import type { Outcome, Plan } from '../../domain/plan.ts';
import type { ChangeRecord, Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { READABLE } from '../../text/redaction/readable.ts';
import { redactedObject } from '../../text/redaction/redacted-object.ts';
import { valueAt } from '../value-at.ts';
import { isDone, standingOf } from './standing.ts';
import type { EndTexts } from './texts.ts';
import { tryOut, type Declined } from './try-out.ts';

const MAX_CONFLICTS = 5;
/** Of requests whose answers are lost, crashes included. */
const MAX_SENDS = 5;

/** How an approved change ended. */
export type Ended = Readonly<{ outcome: Outcome; text?: string }>;
/** A request of which nobody knows whether it took effect. */
export type Uncertain = Extract<ChangeRecord, { step: 'sending' }>;
/** What an attempt needs of its surroundings. */
export type Attempting = Readonly<{
  plan: Plan;
  writer: Writer;
  texts: EndTexts;
  isTooLate(): boolean;
  note(record: Uncertain): Promise<void>;
}>;

/**
 * Sends a plan's change, once a dry run was accepted, until it is known how that ended. Every request tests a
 * resourceVersion, so of any number sent for one version at most one takes effect; once that version has passed
 * and the effect is not there, nobody can tell a request that failed from one that somebody has undone.
 */
export async function attempt(at: Attempting, earlier: Uncertain | undefined): Promise<Ended> {
  const { plan, writer, texts } = at;
  const [change] = plan.changes;
  let uncertain = earlier;
  let conflicts = 0;

  for (;;) {
    const found = await look(at, uncertain);
    if ('outcome' in found) return found;

    const resourceVersion = found.object.metadata?.resourceVersion ?? '';
    // What is uncertain was tried out for this very version.
    const declined = uncertain ? undefined : await tryOut(change, resourceVersion, at);
    if (declined) {
      const ended = endedBy(declined);
      if (ended) return ended;
      continue;
    }

    const record = {
      step: 'sending',
      resourceVersion,
      sends: (uncertain?.sends ?? 0) + 1,
    } as const;
    await at.note(record);
    if (at.isTooLate()) return tooLate(texts, uncertain);
    const sent = await writer.send(change, resourceVersion, 'apply');

    if (sent.is === 'done')
      return isDone(change.ops, sent.object)
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
  function endedBy({ is, message }: Declined): Ended | undefined {
    if (is !== 'conflict' && is !== 'busy') return { outcome: 'refused', text: message };
    if (++conflicts <= MAX_CONFLICTS) return undefined;
    return { outcome: 'refused', text: is === 'busy' ? message : `${texts.restless} ${message}` };
  }
}

/** The object, if the change may be sent for it now; else how it ended. */
async function look(
  at: Attempting,
  uncertain: Uncertain | undefined,
): Promise<Readonly<{ object: Resource }> | Ended> {
  const { plan, texts, isTooLate } = at;
  const unknown: Ended = { outcome: 'unknown', text: texts.unknown };
  if (!uncertain && isTooLate()) return tooLate(texts, uncertain);

  const object = await readOr(at, uncertain);
  if (object.is !== 'known')
    return uncertain
      ? unknown
      : { outcome: 'refused', text: object.is === 'absent' ? texts.gone : texts.unread };

  const { uid, resourceVersion } = object.value.metadata ?? {};
  if (uid !== plan.changes[0].on.uid)
    return uncertain ? unknown : { outcome: 'refused', text: texts.replaced };

  const standing = standingOf(plan, object.value);
  if (standing.is === 'in-place')
    return uncertain
      ? { outcome: 'already-so', text: texts.answerLost }
      : { outcome: 'already-so' };
  if (uncertain && (uncertain.resourceVersion !== resourceVersion || uncertain.sends >= MAX_SENDS))
    return unknown;
  if (standing.is === 'changed') {
    const now = valueAt(redactedObject(object.value, READABLE), standing.path);
    const text = texts.changed(standing.path, standing.was, now);
    return uncertain ? unknown : { outcome: 'refused', text };
  }
  return { object: object.value };
}

/** An earlier request may still have been carried out in time. */
function tooLate(texts: EndTexts, uncertain: Uncertain | undefined): Ended {
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
