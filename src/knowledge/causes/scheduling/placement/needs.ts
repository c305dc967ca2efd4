import type { Node } from '../../../../simulator/cluster.ts';
import { hostPortsOf } from '../../../../simulator/filters/host-ports.ts';
import { shortfallOf } from '../../../../simulator/shortfall.ts';
import { untolerated, writtenTaint } from '../../../../simulator/taints.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';

/** What a pod would need at once on a node that filters keep it off; of `changes` only the filter is known. */
export type Needs = Readonly<{
  node: string;
  amounts: readonly string[];
  ports: readonly number[];
  taints: readonly string[];
  changes: readonly string[];
}>;

/** Filters of which the amounts, ports and taints say what is needed. */
const EXACT = ['resources', 'host-ports', 'taints'];

/** What it is in full. */
export function needsOn(
  node: Node,
  filters: readonly string[],
  { pod, cluster }: Pick<Unplaced, 'pod' | 'cluster'>,
): Needs {
  const blocks = (filter: string) => filters.includes(filter);
  const lacks = blocks('resources') ? shortfallOf(pod, node, cluster) : [];
  return {
    node: node.metadata?.name ?? '',
    amounts: lacks.map(({ amount, resource }) => `${amount} ${resource}`),
    ports: blocks('host-ports') ? hostPortsOf(pod).map(({ port }) => port) : [],
    taints: blocks('taints') ? untolerated(pod, node).map(writtenTaint) : [],
    changes: filters.filter((one) => !EXACT.includes(one)),
  };
}
