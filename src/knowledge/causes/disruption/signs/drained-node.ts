import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { nodeOf } from '../../../../readings/nodes/nodes.ts';
import { selects } from '../../../../readings/selectors.ts';
import { isClosed } from './is-closed.ts';

/** The pods that a budget guards. */
export function podsGuardedBy(
  { metadata, spec }: Resource<'policy/PodDisruptionBudget'>,
  world: World,
): readonly Resource<'Pod'>[] {
  const { items } = world.list('Pod', { namespace: metadata?.namespace ?? '' });
  return items.filter((pod) => selects(spec?.selector, pod.metadata?.labels));
}

/** A node that takes no more pods and has some of these: somebody drains it. */
export function drainedNode(pods: readonly Resource<'Pod'>[], world: World): string | undefined {
  return pods
    .map((pod) => nodeOf(pod, world).node)
    .flatMap((node) => (node.is === 'known' && isClosed(node.value) ? [node.value] : []))
    .map((node) => node.metadata?.name ?? '')
    .toSorted()[0];
}
