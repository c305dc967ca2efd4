import { oncePer } from '../world/once-per.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import { changedPodsOn, type Change } from './filter.ts';
import { amounts, requestsOf, type Amounts } from './pod/requests.ts';

/** What a node has for pods at all; "pods" is their number. */
export const allocatableOf = oncePer(({ status }: Node): Amounts => amounts(status?.allocatable));
const takenBy = oncePer((pods: readonly Pod[]): Amounts => {
  const taken = new Map([['pods', pods.length]]);
  for (const pod of pods) {
    for (const [name, amount] of requestsOf(pod)) taken.set(name, (taken.get(name) ?? 0) + amount);
  }
  return taken;
});

/** What its pods leave of a node; negative where they hold more than it has. */
export function freeOn(node: Node, cluster: Pick<Cluster, 'podsOn'>, change?: Change): Amounts {
  const pods = changedPodsOn(node, cluster, change);
  return change ? leftBy(pods, node) : leftOf(node)(pods);
}
/** Many pods are tried on the same node. */
const leftOf = oncePer((node: Node) => oncePer((pods: readonly Pod[]) => leftBy(pods, node)));

function leftBy(pods: readonly Pod[], node: Node): Amounts {
  const free = new Map(allocatableOf(node));
  for (const [name, amount] of takenBy(pods)) free.set(name, (free.get(name) ?? 0) - amount);
  return free;
}

/** Resources of which a pod requests more than a node has at all. */
export function neverFree(pod: Pod, node: Node): readonly string[] {
  const has = allocatableOf(node);
  const wanted = [...requestsOf(pod)];
  return wanted.filter(([name, amount]) => amount > (has.get(name) ?? 0)).map(([name]) => name);
}
