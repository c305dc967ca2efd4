import { isA } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import type { Finding } from '../domain/verdict.ts';
import { readCluster, type Cluster, type Pod } from '../scheduling/cluster.ts';
import { objectOf } from './workload.ts';

/** A pod without a node, and the cluster that it is in. */
export type StuckPod = Readonly<{ pod: Pod; cluster: Cluster }>;

/** The pod that a finding keeps from its node. */
export function stuckPodOf({ explains }: Finding, world: World): StuckPod | undefined {
  const symptom = explains.find((key) => key.startsWith('pod-unscheduled|'));
  const on = objectOf(symptom ?? '');
  const found = isA('Pod', on) ? world.get(on) : undefined;
  if (found?.is !== 'known') return undefined;
  return { pod: found.value, cluster: readCluster(on.namespace ?? '', world).cluster };
}
