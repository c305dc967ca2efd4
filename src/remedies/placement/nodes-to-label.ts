import { whatIf } from '../../scheduling/what-if.ts';
import type { StuckPod } from '../stuck-pod.ts';

/** A node that would take the pod if it had a label, and how many more would. */
export type ToLabel = Readonly<{ node: string; label: string; others: number }>;

/** The nodes that lack only one label of the pod's nodeSelector, and have no other value for it. */
export function nodesToLabel({ pod, cluster }: StuckPod): ToLabel | undefined {
  for (const [key, value] of Object.entries(pod.spec?.nodeSelector ?? {})) {
    const nodes = cluster.nodes
      .filter(({ metadata }) => metadata?.labels?.[key] === undefined)
      .map(({ metadata, ...node }) => ({
        ...node,
        metadata: { ...metadata, labels: { ...metadata?.labels, [key]: value } },
      }));
    const [node, ...others] = whatIf(pod, cluster, { nodes }).opens;
    if (node) return { node, label: `${key}=${value}`, others: others.length };
  }
  return undefined;
}
