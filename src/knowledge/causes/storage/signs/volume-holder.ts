import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { podToClaim } from '../../../../readings/edges/pod-to-claim.ts';
import { isNodeReady, nodeOf } from '../../../../readings/nodes/nodes.ts';
import { isOver } from '../../../../readings/pods/pods.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

/** The node that still has a volume, and whether that is lost. */
type Holder = Readonly<{ node: Ref<'Node'>; isLost: boolean; evidence: Evidence }>;

/** Which other node still has the volume of a pod. */
export function volumeHolder(
  volume: string,
  pod: Resource<'Pod'>,
  world: World,
): Holder | undefined {
  return mountedBy(volume, pod, world) ?? attachedTo(volume, pod, world);
}

/** Where another pod that has not ended mounts the claim of the same volume. */
function mountedBy(volume: string, pod: Resource<'Pod'>, world: World): Holder | undefined {
  for (const { to } of world.follow(podToClaim, podRef(pod)).items) {
    const claim = world.get({ ...to, kind: 'PersistentVolumeClaim' as const });
    if (claim.is !== 'known' || claim.value.spec?.volumeName !== volume) continue;
    for (const { from } of world.followBack(podToClaim, to).items) {
      const other = world.get({ ...from, kind: 'Pod' as const });
      const quote = other.is === 'known' ? other.value.spec?.nodeName : undefined;
      if (other.is !== 'known' || !quote || quote === pod.spec?.nodeName || isOver(other.value))
        continue;
      const evidence = quotedField(from, '/spec/nodeName', quote);
      return {
        node: { kind: 'Node', name: quote },
        isLost: nodeOf(other.value, world).isLost,
        evidence,
      };
    }
  }
  return undefined;
}

/** Where it is still attached though no pod is left there, as after the pod of a lost node was deleted by force. */
function attachedTo(volume: string, { spec }: Resource<'Pod'>, world: World): Holder | undefined {
  const attachments = world.list('storage.k8s.io/VolumeAttachment', { namespace: '' });
  const held = attachments.items.find(
    (one) =>
      one.spec.source.persistentVolumeName === volume && one.spec.nodeName !== spec?.nodeName,
  );
  if (!held) return undefined;
  const { nodeName: quote } = held.spec;
  const on = refTo('storage.k8s.io/VolumeAttachment', held);
  const node = { kind: 'Node', name: quote } as const;
  const fact = world.get(node);
  const isLost = fact.is === 'absent' || (fact.is === 'known' && !isNodeReady(fact.value));
  return { node, isLost, evidence: quotedField(on, '/spec/nodeName', quote) };
}
