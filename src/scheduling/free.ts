import type { Cluster, Node, Pod } from './cluster.ts';
import { amounts, requestsOf, type Amounts } from './requests.ts';

/** What a node has for pods at all; "pods" is their number. */
export function allocatableOf({ status }: Node): Amounts {
  return amounts(status?.allocatable);
}

/** What its pods leave of a node; negative where they hold more than it has. */
export function freeOn(node: Node, cluster: Cluster): Amounts {
  const free = new Map(allocatableOf(node));
  const take = (name: string, amount: number) => free.set(name, (free.get(name) ?? 0) - amount);

  for (const pod of cluster.podsOn(node.metadata?.name ?? '')) {
    take('pods', 1);
    for (const [name, amount] of requestsOf(pod)) take(name, amount);
  }
  return free;
}

/** Resources of which a pod requests more than a node has at all. */
export function neverFree(pod: Pod, node: Node): readonly string[] {
  const has = allocatableOf(node);
  const wanted = [...requestsOf(pod)];
  return wanted.filter(([name, amount]) => amount > (has.get(name) ?? 0)).map(([name]) => name);
}
