import { changedCluster, type Cluster, type ClusterChange, type Pod } from './cluster.ts';
import { fitting, place, type Placement } from './place.ts';

/** Something that is supposed to be different: the pod itself, nodes, or the pods that are there. */
export type Supposition = ClusterChange & Readonly<{ pod?: Pod }>;
/** Where the pod could go then; `opens` are the nodes that take it and would not as things are. */
export type Outcome = Readonly<{ placement: Placement; opens: readonly string[] }>;

/** Places a pod in a cluster that differs as supposed. */
export function whatIf(pod: Pod, cluster: Cluster, supposed: Supposition): Outcome {
  const { pod: other = pod, ...change } = supposed;
  const placement = place(other, changedCluster(cluster, change));
  const before = new Set(fitting(place(pod, cluster)));
  return { placement, opens: fitting(placement).filter((node) => !before.has(node)) };
}
