import { describe, expect, it } from '@jest/globals';

import { podToClaim } from '#src/readings/edges/pod-to-claim.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod } from '#test/support/scheduling.ts';

describe('pod-to-claim', () => {
  it.each([
    [
      'the claim that it names',
      { persistentVolumeClaim: { claimName: 'data' } },
      'data',
      '/spec/volumes/1/persistentVolumeClaim/claimName',
    ],
    ['the claim that is made for it', { ephemeral: {} }, 'new-disk', '/spec/volumes/1/name'],
  ])('links a pod to %s', (_, source, name, path) => {
    const volumes = [
      { name: 'tmp', emptyDir: {} },
      { name: 'disk', ...source },
    ];
    const { world } = openWorld(cluster([newPod({ spec: { volumes } })]));
    const to = { kind: 'PersistentVolumeClaim', namespace: 'shop', name };

    const { items } = world.follow(podToClaim, { kind: 'Pod', namespace: 'shop', name: 'new' });

    expect(items).toMatchObject([{ to, path }]);
  });
});
