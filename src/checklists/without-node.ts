import type { World } from '../domain/model.ts';
import { changedCluster, readCluster, type Cluster, type Pod } from '../simulator/cluster.ts';
import { priorityOf } from '../simulator/node-trial.ts';
import { fitting, place, type Placement } from '../simulator/place.ts';
import { onNoNode } from './on-no-node.ts';

/**
 * What becomes of the pods of a node that is gone: how many find another, and what keeps the others off all. `waiting`: only their own
 * rule about one pod for each node does, and others like them run elsewhere.
 */
export type Loss = Readonly<{
  moved: number;
  homeless: readonly Pod[];
  waiting: readonly Pod[];
  filters: readonly string[];
  isUndecided: boolean;
}>;

/** Places the pods of a node on the others, the most important first, as if the node were gone. */
export function withoutNode(name: string, world: World): Loss {
  const { cluster } = readCluster('', world);
  const pods = cluster.podsOn(name).filter(isMadeAgain);
  const ordered = pods.toSorted((a, b) => priorityOf(b) - priorityOf(a));
  let rest: Cluster = {
    ...changedCluster(cluster, { drop: cluster.podsOn(name) }),
    nodes: cluster.nodes.filter(({ metadata }) => metadata?.name !== name),
  };
  const homeless: Pod[] = [];
  const waiting: Pod[] = [];
  const filters = new Set<string>();
  let isUndecided = false;
  for (const pod of ordered) {
    const next = onNoNode(pod);
    const placement = place(next, rest);
    isUndecided ||= placement.undecided.length > 0;
    const [node] = fitting(placement).toSorted(
      (a, b) => rest.podsOn(a).length - rest.podsOn(b).length,
    );
    if (node) {
      rest = changedCluster(rest, {
        put: [{ ...next, spec: { containers: [], ...next.spec, nodeName: node } }],
      });
    } else if (isOwnRule(placement) && rest.pods.some((other) => isLike(other, pod))) {
      waiting.push(pod);
    } else {
      homeless.push(pod);
      for (const { blockers } of placement.nodes) {
        const [first] = blockers;
        if (first) filters.add(first.filter);
      }
    }
  }
  return {
    moved: pods.length - homeless.length - waiting.length,
    homeless,
    waiting,
    filters: [...filters],
    isUndecided,
  };
}

/** Rules of a pod about those like it. */
const OWN_RULES = ['topology-spread', 'inter-pod-affinity'];

/** Whether each node that would take the pod else is refused by its own rule about others like it. */
function isOwnRule({ nodes }: Placement): boolean {
  const refused = nodes.filter(({ blockers }) =>
    blockers.every(({ filter }) => OWN_RULES.includes(filter)),
  );
  return refused.length > 0;
}

function isLike({ metadata }: Pod, pod: Pod): boolean {
  const makerOf = (one: Pod['metadata']) =>
    one?.ownerReferences?.find(({ controller }) => controller)?.uid;
  return makerOf(metadata) !== undefined && makerOf(metadata) === makerOf(pod.metadata);
}

/** Whether a controller makes the pod again elsewhere: none does for one of a node's own, or of every node. */
function isMadeAgain({ metadata }: Pod): boolean {
  const owner = metadata?.ownerReferences?.find(({ controller }) => controller);
  return (
    owner !== undefined &&
    !['DaemonSet', 'Node', 'Job'].includes(owner.kind) &&
    !metadata?.deletionTimestamp
  );
}
