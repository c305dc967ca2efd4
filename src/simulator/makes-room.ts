import { changedCluster, type Cluster, type Node, type Pod } from './cluster.ts';
import { fitting, place } from './place.ts';

/** A pod whose end alone would let a blocked one be placed, and where. */
export type RoomMaker = Readonly<{ pod: Pod; node: string }>;

/** The first of some pods that is the only obstacle on a node. */
export function roomMaker(
  { pod, cluster }: Readonly<{ pod: Pod; cluster: Cluster }>,
  among: readonly Pod[],
): RoomMaker | undefined {
  for (const one of among) {
    const node = one.spec?.nodeName;
    if (!node) continue;
    const without = changedCluster(cluster, { drop: [one] });
    if (fitting(place(pod, without)).includes(node)) return { pod: one, node };
  }
  return undefined;
}

/** The node of that name. */
export function nodeNamed(
  name: string,
  { cluster }: Readonly<{ cluster: Cluster }>,
): Node | undefined {
  return cluster.nodes.find(({ metadata }) => metadata?.name === name);
}
