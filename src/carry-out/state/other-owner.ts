import type { GitOwner } from '../../domain/git-owner.ts';
import type { World } from '../../domain/model.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownerOf } from '../../gitops/owner.ts';
import { mayHold } from '../../readings/workloads/application-place.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { ownerName } from '../../text/owner-name.ts';
import { ownerRef } from '../../text/owner-ref.ts';
import { asOfNow } from './as-of-now.ts';
import type { Moved } from './moved.ts';

/**
 * Whether an object has another owner than a plan says. Of an Application whose mark names no namespace the plan says where it was found:
 * there it still has to have the object, and in the usual place may be none that has it. Throws ClusterUnreachable.
 */
export async function otherOwner(
  owner: GitOwner | undefined,
  live: Resource,
  writer: Pick<Writer, 'read'>,
): Promise<Moved | undefined> {
  const now = ownerOf(live);
  const other: Moved = { is: 'other-owner', note: now ? ownerName(now) : '' };
  if (!now || !owner) return other;
  if (isSameJson(now, owner)) return undefined;
  const { namespace: _, ...named } = owner;
  if (owner.by !== 'argo-cd' || !isSameJson(now, named)) return other;
  const is = await asOfNow(writer, (world) => placeNow(owner, live, world));
  return is && { is, note: ownerName(owner) };
}

/** What became of the Application that owns the object; undefined if nothing did, or if the next read reports it. */
function placeNow(
  owner: GitOwner,
  live: Resource,
  world: Pick<World, 'get'>,
): Moved['is'] | undefined {
  const found = world.get(ownerRef('argoproj.io/Application', owner));
  const { namespace: _, ...named } = owner;
  const usual = world.get(ownerRef('argoproj.io/Application', named));
  if (usual.is === 'unknown') return 'owner-unread';
  const isBack = usual.is === 'known' && mayHold(usual.value, live);
  const isGone = found.is === 'known' && !mayHold(found.value, live);
  return isBack || isGone ? 'other-owner' : undefined;
}
