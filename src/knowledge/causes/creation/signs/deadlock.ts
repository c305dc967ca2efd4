import { isA, refTo } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { unscheduledCondition } from '../../../../readings/pods/pods.ts';
import { refusedCreation } from '../../../signs/workloads/creation.ts';

/** The pod behind a webhook that waits for a node, and a DaemonSet for whose pods the nodes wait. */
export type Deadlock = Readonly<{ pod: string; daemonSet: string }>;

/** Taints of nodes that are not set up yet (k8s.io/api/core/v1, well_known_taints.go). */
const NOT_SET_UP = /node\.kubernetes\.io\/(?:not-ready|network-unavailable)\b/;

/**
 * Whether all pods behind a webhook wait for a Ready node while it refuses the pods of a DaemonSet: neither can come
 * before the other.
 */
export function deadlockOf(
  webhook: string,
  { refused, pods }: Readonly<{ refused: Ref; pods: readonly Resource<'Pod'>[] }>,
  world: World,
): Deadlock | undefined {
  if (isA('apps/DaemonSet', refused)) return waitsForNode(pods, refused.name);

  const sets = world.list('apps/DaemonSet', { all: true }).items; // read before the pods are known: rounds are few
  const set = sets.find((one) => {
    const { desiredNumberScheduled = 0, currentNumberScheduled = 0 } = one.status ?? {};
    if (currentNumberScheduled >= desiredNumberScheduled) return false;
    const said = refusedCreation(one, refTo('apps/DaemonSet', one), world);
    return said?.quote.includes(`"${webhook}"`);
  });
  const name = set?.metadata?.name;
  return name ? waitsForNode(pods, name) : undefined;
}

function waitsForNode(pods: readonly Resource<'Pod'>[], daemonSet: string): Deadlock | undefined {
  const waits = (pod: Resource<'Pod'>) =>
    !pod.spec?.nodeName && NOT_SET_UP.test(unscheduledCondition(pod)?.message ?? '');
  const pod = pods.every(waits) ? pods[0]?.metadata?.name : undefined;
  return pod === undefined ? undefined : { pod, daemonSet };
}
