import type { Shortage } from '../domain/preflight.ts';
import { written } from '../readings/quantities.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import { freeOn } from './free-resources.ts';
import { requestsOf } from './pod/requests.ts';

/** What a node would have to have more for a pod, as people write it. */
export function shortfallOf(pod: Pod, node: Node, cluster: Cluster): readonly Shortage[] {
  const free = freeOn(node, cluster);
  return [...requestsOf(pod), ['pods', 1] as const]
    .filter(([resource, wanted]) => wanted > 0 && wanted > (free.get(resource) ?? 0))
    .map(([resource, wanted]) => ({
      node: node.metadata?.name ?? '',
      resource,
      amount: written(resource, wanted - (free.get(resource) ?? 0)),
    }));
}
