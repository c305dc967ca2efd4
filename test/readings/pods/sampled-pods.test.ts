import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { sampledPodsOf } from '#src/readings/pods/sampled-pods.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, owned } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const set = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' } as const;
const made: Resource = {
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: { namespace: 'shop', name: 'web', uid: 'web' },
};

function podOf(
  name: string,
  hash: string,
  minutes: number,
  state: 'ready' | 'not-ready' = 'ready',
) {
  const { metadata, ...rest } = servingPod(name, state);
  const born = { ...rest, metadata: { ...metadata, creationTimestamp: ago(minutes) } };
  return owned(labelled(born, { app: 'web', 'controller-revision-hash': hash }), set);
}

function heard(target: Parameters<typeof sampledPodsOf>[0], ...objects: readonly Resource[]) {
  const { world } = openWorld(cluster([made, ...objects]));
  return sampledPodsOf(target, world).map(({ metadata }) => metadata?.name);
}

describe('the pods that speak for an object', () => {
  it('are one of its newest revision and one of that before', () => {
    const old = [podOf('web-0', 'a', 90), podOf('web-1', 'a', 80)];

    expect(heard(set, ...old, podOf('web-2', 'b', 5))).toEqual(['web-2', 'web-0']);
  });

  it('are two of the only revision, and none that is not Ready', () => {
    const pods = [
      podOf('web-0', 'a', 9, 'not-ready'),
      podOf('web-2', 'a', 8),
      podOf('web-1', 'a', 7),
    ];

    expect(heard(set, ...pods, podOf('web-3', 'a', 6))).toEqual(['web-1', 'web-2']);
  });

  it('are the pod itself, and those that a Service selects', () => {
    const pods = [podOf('web-0', 'a', 9), podOf('web-1', 'a', 8)];

    expect(heard({ kind: 'Pod', namespace: 'shop', name: 'web-1' }, ...pods)).toEqual(['web-1']);
    expect(
      heard({ kind: 'Service', namespace: 'shop', name: 'web' }, service('web'), ...pods),
    ).toEqual(['web-0', 'web-1']);
  });
});
