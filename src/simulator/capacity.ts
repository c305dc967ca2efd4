import { changedCluster, type Cluster, type Pod } from './cluster.ts';
import { fitting, place, type Placed } from './place.ts';

/**
 * How many copies of a pod find a node, one after the other, and what keeps the next one off each node. With
 * `isMore` the count was ended at its limit.
 */
export type Capacity = Readonly<{ fits: number; isMore: boolean; stoppedBy: readonly Placed[] }>;

/** Places copies of a pod until none fits, beside the pods that are there, `instead` of some of them. */
export function capacityFor(
  pod: Pod,
  cluster: Cluster,
  { instead, limit }: Readonly<{ instead: readonly Pod[]; limit: number }>,
): Capacity {
  let now = changedCluster(cluster, { drop: instead });
  const held = new Map<string, number>();
  const heldOn = (node: string) => held.get(node) ?? 0;

  for (let fits = 0; fits < limit; fits++) {
    const placement = place(pod, now);
    // The scheduler's score is not simulated; like it, prefer the emptier node.
    const [node] = fitting(placement).toSorted((a, b) => heldOn(a) - heldOn(b));
    if (!node) return { fits, isMore: false, stoppedBy: placement.nodes };

    held.set(node, heldOn(node) + 1);
    now = changedCluster(now, { put: [copyOf(pod, fits, node)] });
  }
  return { fits: limit, isMore: true, stoppedBy: [] };
}

function copyOf({ metadata, spec, ...pod }: Pod, index: number, nodeName: string): Pod {
  return {
    ...pod,
    metadata: { ...metadata, name: `${metadata?.name}-copy-${index}`, uid: `copy-${index}` },
    spec: { containers: [], ...spec, nodeName },
  };
}
