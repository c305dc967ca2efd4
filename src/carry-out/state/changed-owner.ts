import type { GitOwner } from '../../domain/git-owner.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownerOf } from '../../gitops/owner.ts';
import { revertOf } from '../../gitops/revert/revert-of.ts';
import { appliedEntry } from '../../readings/workloads/applied-entry.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { ownerName } from '../../text/owner-name.ts';
import { ownerRef } from '../../text/owner-ref.ts';
import { READABLE } from '../../text/redaction/readable.ts';
import { redactedObject } from '../../text/redaction/redacted-object.ts';
import { asOfNow } from './as-of-now.ts';
import type { Moved } from './moved.ts';
import { otherOwner } from './other-owner.ts';

/**
 * Whether the Git owner of a patched object is another one than was shown, or would by now do something else to the patch, such as
 * revert it. A patch that was shown without an owner must still have none. Reads anew; throws ClusterUnreachable.
 */
export async function changedOwner(
  { changes: [change], goal }: Plan,
  live: Resource,
  writer: Pick<Writer, 'read'>,
  now: string,
): Promise<Moved | undefined> {
  const { do: how, sub, beside } = change;
  // No owner writes a status, and an undo restores what the owner wants.
  if (how !== 'patch' || sub === 'status' || goal.is === 'undone') return undefined;
  const owner = ownerOf(live);
  const note = owner ? ownerName(owner) : '';
  if (!beside) {
    const isOwned = owner && (!owner.weak || (await isListed(owner, live, writer)));
    return isOwned ? { is: 'other-owner', note } : undefined;
  }
  const other = await otherOwner(beside.owner, live, writer);
  if (other) return other;
  const object = redactedObject(live, READABLE);
  const revert = await asOfNow(writer, (world) =>
    revertOf(change, object, beside.owner, { ...world, now }),
  );
  if (isSameJson(revert, beside)) return undefined;
  return { is: revert.unread ? 'owner-unread' : 'other-revert', note };
}

/** Whether a label means the Application in the usual place: that lists the object. Any other one only a list of all tells. */
async function isListed(
  owner: GitOwner,
  live: Resource,
  writer: Pick<Writer, 'read'>,
): Promise<boolean> {
  return asOfNow(writer, (world) => {
    const found = world.get(ownerRef('argoproj.io/Application', owner));
    return found.is === 'known' && appliedEntry(found.value, live) !== undefined;
  });
}
