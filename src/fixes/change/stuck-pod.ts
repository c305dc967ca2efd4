import { isA } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { readCluster, type Cluster, type Pod } from '../../simulator/cluster.ts';

/** A pod without a node, and the cluster that it is in, all nodes of which are known; not all pods where it is in part. */
export type StuckPod = Readonly<{ pod: Pod; cluster: Cluster; inPart: boolean }>;

/** The pod that a finding keeps from its node. */
export function stuckPodOf({ seen }: Finding, world: World): StuckPod | undefined {
  const on = seen.find(({ kind }) => kind === 'pod-unscheduled')?.on;
  const found = on && isA('Pod', on) ? world.get(on) : undefined;
  if (!on || found?.is !== 'known') return undefined;
  const { cluster, gaps } = readCluster(on.namespace ?? '', world, found.value);
  return gaps.nodes ? undefined : { pod: found.value, cluster, inPart: gaps.pods !== undefined };
}
