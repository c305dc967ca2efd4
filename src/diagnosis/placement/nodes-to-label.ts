import { demandsOf } from '../../simulator/node-affinity.ts';
import { whatIf } from '../../simulator/what-if.ts';
import type { Unplaced } from './unplaced.ts';

/** A node that would take the pod if it had a label, and how many more would. */
export type ToLabel = Readonly<{ node: string; label: string; others: number }>;

/** The nodes that lack only one label that the pod demands, and have no other value for it. */
export function nodesToLabel({
  pod,
  cluster,
}: Pick<Unplaced, 'pod' | 'cluster'>): ToLabel | undefined {
  for (const { key, label } of demandsOf(pod)) {
    const nodes = cluster.nodes
      .filter(({ metadata }) => label && metadata?.labels?.[key] === undefined)
      .map(({ metadata, ...node }) => ({
        ...node,
        metadata: {
          ...metadata,
          labels: { ...metadata?.labels, [key]: label?.slice(key.length + 1) ?? '' },
        },
      }));
    const [node, ...others] = whatIf(pod, cluster, { nodes }).opens;
    if (node && label) return { node, label, others: others.length };
  }
  return undefined;
}
