import { isOfKind } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { conditionOf } from '../conditions.ts';
import { podToClaim } from '../edges/pod-to-claim.ts';

/** The scheduler writes it on a claim (WaitForFirstConsumer) when it has found a node for the pod. */
const SELECTED_NODE = 'volume.kubernetes.io/selected-node';

/** As the scheduler says that it gave up waiting, after ten minutes (VolumeBinding, bindTimeoutSeconds), before it tries again. */
const GAVE_UP = /VolumeBinding": binding volumes: /;

/** A claim for which the scheduler has chosen a node, and which has no volume yet; `path` is where the pod names it. */
export type Awaited = Readonly<{ claim: Ref; path: string; node: string; evidence: Evidence }>;

/**
 * The volume that the scheduler waits for before it binds a pod to a node. Until then the pod has no PodScheduled condition,
 * or one about that wait.
 */
export function volumeAwaited(pod: Resource<'Pod'>, world: World): Awaited | undefined {
  const scheduled = conditionOf(pod, 'PodScheduled');
  if (scheduled && (scheduled.status === 'True' || !GAVE_UP.test(scheduled.message ?? '')))
    return undefined;
  for (const { to, path } of podToClaim.links(pod, world)) {
    const fact = world.get(to);
    if (fact.is !== 'known' || !isOfKind('PersistentVolumeClaim', fact.value)) continue;
    const { metadata, spec, status } = fact.value;
    const node = metadata?.annotations?.[SELECTED_NODE];
    if (!node || spec?.volumeName || status?.phase !== 'Pending') continue;
    const at = `/metadata/annotations/${SELECTED_NODE.replace('/', '~1')}`;
    const evidence: Evidence = quotedField(to, at, node);
    return { claim: to, path, node, evidence };
  }
  return undefined;
}
