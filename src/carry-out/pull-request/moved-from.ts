import type { Change } from '../../domain/plan.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { originOf } from '../../gitops/source-of.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { ownerName } from '../../text/owner-name.ts';
import { asOfNow } from '../state/as-of-now.ts';
import type { Moved } from '../state/moved.ts';
import { otherOwner } from '../state/other-owner.ts';

/**
 * Whether an object has another owner by now, or that has its manifests from elsewhere: read anew, for the files of a change
 * are shown and edited where its plan says. Undefined while all is as it was. Throws ClusterUnreachable.
 */
export async function movedFrom(
  { into, owner }: Change,
  live: Resource,
  writer: Pick<Writer, 'read'>,
): Promise<Moved | undefined> {
  const other = await otherOwner(owner, live, writer);
  if (other || !owner) return other;
  const { source, why } = await asOfNow(writer, (world) => originOf(owner, world));
  if (why === 'git-elsewhere') return { is: 'elsewhere', note: ownerName(owner) };
  if (why === 'git-unread') return { is: 'owner-unread', note: ownerName(owner) };
  if (isSameJson(source, into) && (why === undefined || source?.made)) return undefined;
  const { url = '', revision = '', path = '' } = source ?? {};
  const place = [url, revision, path].filter(Boolean).join(', ');
  return { is: 'other-source', note: `${ownerName(owner)}: ${place}` };
}
