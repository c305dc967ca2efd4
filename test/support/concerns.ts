import { expect } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ofKind } from '#src/engine/of-kind.ts';
import { concerns } from '#src/knowledge/concerns/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { unreadyPod } from '#test/support/states.ts';

/** What a test warns of. */
export const SAID = 'the widget has no frobnicator';

/** What speaks against calling an object well. */
export function raised(object: Resource, others: readonly Resource[] = []) {
  const { world } = openWorld(cluster([object, ...others]));
  return ofKind(kindOf(object), concerns).flatMap((one) => [...one.find(object, world)]);
}

/** The one concern of an object. */
export function only(object: Resource, others: readonly Resource[] = []) {
  const found = raised(object, others);
  expect(found).toHaveLength(1);
  return { symptom: undefined, harmless: undefined, ...found[0] };
}

/** A warning about an object that was said last so many minutes ago, and first ten minutes before. */
export function warning(
  object: Resource,
  reason: string,
  minutes: number,
  message = SAID,
  count = 1,
): Resource<'Event'> {
  const { kind, name, namespace, uid } = refTo(kindOf(object), object);
  const { apiVersion = 'v1' } = object;
  const at = { namespace: namespace ?? 'default' };
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { ...at, name: `${name}.${reason}` },
    involvedObject: {
      apiVersion,
      kind: kind.split('/').at(-1) ?? '',
      name,
      ...(namespace && { namespace }),
      ...(uid && { uid }),
    },
    type: 'Warning',
    reason,
    message,
    count,
    firstTimestamp: ago(minutes + 10),
    lastTimestamp: ago(minutes),
    source: { component: 'widget-controller' },
  };
}

/** A pod of a ReplicaSet that has ended in that phase. */
export function over(phase: string): Resource<'Pod'> {
  const one = unreadyPod(20);
  const ownerReferences = [
    { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'rs', controller: true },
  ];
  return {
    ...one,
    metadata: { ...one.metadata, ownerReferences },
    status: { ...one.status, phase },
  };
}

/** A status with one pod that is there. */
export function well() {
  return { replicas: 1, readyReplicas: 1, availableReplicas: 1, updatedReplicas: 1 };
}
