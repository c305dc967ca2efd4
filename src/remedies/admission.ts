import { ClusterUnreachable } from '../domain/errors.ts';
import type { Change, Check, Sent } from '../domain/plan.ts';
import type { Writer } from '../domain/ports.ts';
import type { Limits } from './carry-out/limits.ts';
import { isDone } from './carry-out/standing.ts';
import { beyondReach } from './reach/beyond-reach.ts';

const MAX_TRIES = 3;
/** Why an answer leaves it open. */
const NO_ANSWER: Readonly<Partial<Record<Sent['is'], string>>> = {
  lost: 'no-answer',
  busy: 'busy',
  'not-asked': 'recorded-cluster',
};

/**
 * Whether the API server would accept a change now and keep all of it: a server-side dry run. What is closed to the
 * remediator is not asked about: a person may still make the change.
 */
export async function admissionOf(change: Change, writer: Writer, limits: Limits): Promise<Check> {
  if (!limits.isOpen(change.on.namespace ?? '')) return { is: 'not-checked', why: 'closed' };
  const beyond = beyondReach(change, [...limits.reaches.values()].flat());
  if (beyond !== undefined) return { is: 'fails', why: 'beyond-reach', note: beyond };
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const object = await writer.read(change.on);
      if (object.is === 'unknown' && object.why === 'forbidden')
        return { is: 'not-checked', why: 'no-right' };
      if (object.is === 'unknown') return { is: 'not-checked', why: 'unread', note: object.why };
      if (object.is === 'absent') return { is: 'fails', why: 'gone' };

      const { resourceVersion = '' } = object.value.metadata ?? {};
      const sent = await writer.send(change, resourceVersion, 'dry-run');
      if (sent.is === 'done')
        return isDone(change.ops, sent.object) ? { is: 'holds' } : { is: 'fails', why: 'not-kept' };
      if (sent.is === 'refused') return { is: 'fails', why: 'refused', note: sent.message };
      const why = NO_ANSWER[sent.is];
      if (why) return { is: 'not-checked', why, note: sent.message };
    }
    return { is: 'not-checked', why: 'changed-meanwhile' };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'not-checked', why: 'unreachable', note: error.message };
  }
}
