import type { GitOwner, Revert } from '../../domain/git-owner.ts';
import type { Fact, World } from '../../domain/model.ts';
import type { HandedOver } from '../../domain/plan.ts';
import type { LikelyValue } from '../../domain/pull-request.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import { likelyValues } from '../../gitops/helm/likely-values.ts';
import { ownerOf } from '../../gitops/owner.ts';
import { revertOf } from '../../gitops/revert/revert-of.ts';
import { type Origin, originOf } from '../../gitops/source-of.ts';
import { applicationPlace } from '../../readings/workloads/application-place.ts';
import { ARGO_CD } from '../../text/owner-ref.ts';

/**
 * Where in Git a change belongs, what its owner would do to a live change, and why no pull request is offered; `values`: the
 * chart value that sets the field, if a chart makes the object.
 */
export type InGit = Origin &
  Readonly<{ revert: Revert; undrafted?: HandedOver; values?: readonly LikelyValue[] }>;

/**
 * Who would undo a change of an object's spec. A label alone counts unless all Applications of the cluster were
 * read and none has that name.
 */
export function gitOwnerOf(object: Resource, world: World): GitOwner | undefined {
  const owner = ownerOf(object);
  if (!owner?.weak) return owner;

  const applications = world.list('argoproj.io/Application', { all: true });
  if (applications.gap) return owner;
  return applications.items.some(({ metadata }) => metadata?.name === owner.name)
    ? owner
    : undefined;
}

/**
 * Where in Git a change belongs, and what its owner would do to a live change; for an action such as an abort or a restart, only
 * the latter. Undefined if nobody owns the object, or if no file holds it yet.
 */
export function inGitOf({ kind, change }: Proposal, world: World): InGit | undefined {
  if (change?.do !== 'patch') return undefined;
  const isStatus = change.sub === 'status';
  const object: Fact<Resource> = world.get(change.on);
  if (object.is !== 'known') return undefined;
  const owner = isStatus ? sureOwnerOf(object.value) : gitOwnerOf(object.value, world);
  if (!owner) return undefined;
  const placed = isStatus ? { owner } : placedOwner(owner, object.value, world);
  const { unread } = placed;
  const told = revertOf(change, object.value, placed.owner, unread ? blind(world) : world);
  const revert = unread && told.is === 'unknown' ? { ...told, unread } : told;
  if (kind !== 'gitops') return { revert };
  if (unread) return { why: 'git-unread', revert };
  const origin = originOf(placed.owner, world);
  const isChart = origin.why === undefined || origin.why === 'git-helm';
  const values = isChart ? likelyValues(change, object.value, placed.owner, world) : [];
  return { ...origin, revert, ...(values.length > 0 && { values }) };
}

/** The owner with the namespace that its mark leaves out, unless that is the usual one; or what would have told it. */
function placedOwner(
  owner: GitOwner,
  object: Resource,
  world: World,
): Pick<Revert, 'owner' | 'unread'> {
  const { by, name, namespace } = owner;
  if (by !== 'argo-cd' || namespace !== undefined) return { owner };
  const place = applicationPlace(name, object, world);
  if (place.is === 'unknown')
    return { owner, unread: { on: { kind: 'argoproj.io/Application', name }, why: place.why } };
  const isOther = place.is === 'known' && place.namespace !== ARGO_CD;
  return { owner: isOther ? { ...owner, namespace: place.namespace } : owner };
}

/** What is known where nobody can tell which Application it is: what Git does not hold is left alone by each. */
function blind({ now }: World): Pick<World, 'now' | 'get'> {
  return { now, get: () => ({ is: 'unknown', why: 'not-loaded' }) };
}

/** Listing all Applications costs too much to verify a label that decides nothing. */
function sureOwnerOf(object: Resource): GitOwner | undefined {
  const owner = ownerOf(object);
  return owner?.weak ? undefined : owner;
}
