import type { Aside } from '../../../../domain/audience.ts';
import { isA, kindOf, refKey } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import { updateOf } from '../../../../readings/workloads/updates.ts';
import { ownersOf, podRef } from '../../../../readings/workloads/workloads.ts';
import type { Node, Pod } from '../../../../simulator/cluster.ts';
import { freeOn } from '../../../../simulator/free-resources.ts';
import { requestsOf } from '../../../../simulator/pod/requests.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';

/** A workload and how much of a resource its pods hold on some nodes. */
export type Holder = Aside & Readonly<{ amount: number }>;

/** Which workloads hold most of a resource on the nodes where a pod belongs, the largest first. */
export function holdersOf(resource: string, blocked: Blocked, world: World): readonly Holder[] {
  const { nodes, subject } = blocked;
  const known = world.derive(readings);
  const key = JSON.stringify([
    resource,
    subject.namespace,
    nodes.map(({ metadata }) => metadata?.name),
  ]);
  const reading = known.get(key) ?? ((of: World) => heldOf(resource, blocked, of));
  known.set(key, reading);
  return world.derive(reading);
}

/** Of the pods of a workload each is kept out by the same ones. */
function readings(): Map<string, (world: World) => readonly Holder[]> {
  return new Map();
}

function heldOf(
  resource: string,
  { cluster, nodes, subject }: Blocked,
  world: World,
): readonly Holder[] {
  const pods = nodes.flatMap(({ metadata }) => cluster.podsOn(metadata?.name ?? ''));
  const held = new Map<string, Holder>();
  for (const pod of pods) {
    const amount = resource === 'pods' ? 1 : (requestsOf(pod).get(resource) ?? 0);
    if (amount === 0) continue;

    const near = pod.metadata?.namespace === subject.namespace ? topOf(pod, world) : undefined;
    const key = near ? refKey(near) : (makerIn(pod)?.uid ?? refKey(makerOf(pod)));
    const before = held.get(key);
    const about = before?.about ?? near ?? makerOf(pod);
    held.set(key, { about, amount: amount + (before?.amount ?? 0) });
  }
  return [...held.values()].toSorted(
    (a, b) => b.amount - a.amount || (a.about.name < b.about.name ? -1 : 1),
  );
}

/**
 * A pod of an older revision of the same workload whose end would make room, in an update that waits for it. Pods of one
 * revision do not wait for one another: there the room is simply used up.
 */
export function ownHolderOf(
  { cluster, nodes, pod, subject, gaps }: Blocked,
  world: World,
): Readonly<{ pod: Ref<'Pod'>; node: string }> | undefined {
  const older = olderThan(pod, subject, world);
  if (older.length === 0) return undefined;
  const wanted = [...requestsOf(pod)];
  for (const node of nodes) {
    const name = node.metadata?.name ?? '';
    for (const other of cluster.podsOn(name)) {
      if (!older.some(({ metadata }) => metadata?.uid === other.metadata?.uid)) continue;
      // Pods that were not read may take all that is free: then only what the old one holds itself is sure.
      const free = gaps.pods ? requestsOf(other) : freedBy(other.metadata?.uid, node);
      if (wanted.every(([resource, amount]) => amount <= (free.get(resource) ?? 0))) {
        return { pod: podRef(other), node: name };
      }
    }
  }
  return undefined;

  function freedBy(uid: string | undefined, node: Node) {
    const without = cluster
      .podsOn(node.metadata?.name ?? '')
      .filter((one) => one.metadata?.uid !== uid);
    return freeOn(node, { ...cluster, podsOn: () => without });
  }
}

/** The pods of the older revisions that stay until those of the newest, of which the pod has to be, are there. */
function olderThan(pod: Pod, on: Ref, world: World): readonly Pod[] {
  if (!isA('argoproj.io/Rollout', on) && !isA('apps/Deployment', on)) return [];
  const fact = isA('argoproj.io/Rollout', on) ? world.get(on) : world.get(on);
  const update = fact.is === 'known' ? updateOf(fact.value, world) : undefined;
  if (!update || makerIn(pod)?.uid !== update.newest.metadata?.uid) return [];
  return update.older.filter((one) => !one.metadata?.deletionTimestamp);
}

function topOf(pod: Pod, world: World): Ref {
  return ownersOf(podRef(pod), world).at(-1) ?? podRef(pod);
}

/** What the pod itself names: to go further up in other namespaces would cost a request for each. */
function makerOf(pod: Pod): Ref {
  const maker = makerIn(pod);
  return maker ? { ...podRef(pod), kind: kindOf(maker), name: maker.name } : podRef(pod);
}

function makerIn({ metadata }: Pod) {
  return metadata?.ownerReferences?.find(({ controller }) => controller);
}
