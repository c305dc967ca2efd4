import type { KubernetesObject } from '@kubernetes/client-node';

/** metrics.k8s.io/PodMetrics: what the containers of a pod used of late, as quantities. */
export interface PodMetrics extends KubernetesObject {
  containers?: { name: string; usage: Record<string, string> }[];
}
