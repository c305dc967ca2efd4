import type { Ref, World } from '../domain/model.ts';
import { isReady } from '../readings/pods/pods.ts';
import { podsOf } from '../readings/workloads/workloads.ts';
import { capacityFor, type Capacity } from '../simulator/capacity.ts';
import { readCluster } from '../simulator/cluster.ts';
import { onNoNode } from './on-no-node.ts';

/** How many pods like those of a workload find a node beside all others, up to a limit; undefined where it has none to copy. */
export function roomForMore(workload: Ref, limit: number, world: World): Capacity | undefined {
  const { pods } = podsOf(workload, world);
  const like = pods.find(isReady) ?? pods[0];
  if (!like) return undefined;
  const { cluster } = readCluster(workload.namespace ?? '', world, onNoNode(like));
  return capacityFor(onNoNode(like), cluster, { instead: pods, limit });
}
