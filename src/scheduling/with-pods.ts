import { clusterOf, type Cluster, type Pod } from './cluster.ts';

/** The same cluster with other pods. */
export function withPods(cluster: Cluster, pods: readonly Pod[]): Cluster {
  const made = clusterOf(cluster.nodes, pods);
  return { ...cluster, ...made, labelsOf: (namespace) => cluster.labelsOf(namespace) };
}
