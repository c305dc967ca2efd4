import { demandsOf } from '../../../../simulator/node-affinity.ts';
import { whatIf } from '../../../../simulator/what-if.ts';
import { ownOf } from '../../../../text/own-of.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';

/** A node that would take the pod if it had a label, and how many more would. */
export type ToLabel = Readonly<{ node: string; label: string; others: number }>;

/** The nodes that lack only one label that the pod demands, and have no other value for it. */
export function nodesToLabel({
  pod,
  cluster,
}: Pick<Unplaced, 'pod' | 'cluster'>): ToLabel | undefined {
  const demands = demandsOf(pod);
  const missing = cluster.nodes.map((node) => {
    const unmet = demands.filter(({ isMetBy }) => !isMetBy(node));
    return { node, keys: new Set(unmet.map(({ key }) => key)) };
  });
  for (const { key, label } of demands) {
    const nodes = missing
      .filter(({ keys }) => keys.size === 1 && keys.has(key))
      .filter(({ node: { metadata } }) => label && ownOf(metadata?.labels, key) === undefined)
      .map(({ node: { metadata, ...node } }) => ({
        ...node,
        metadata: {
          ...metadata,
          labels: { ...metadata?.labels, [key]: label?.slice(key.length + 1) ?? '' },
        },
      }));
    if (nodes.length === 0) continue;
    const [node, ...others] = whatIf(pod, cluster, { nodes }).opens;
    if (node && label) return { node, label, others: others.length };
  }
  return undefined;
}
