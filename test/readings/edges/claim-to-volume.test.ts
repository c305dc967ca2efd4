import { describe, expect, it } from '@jest/globals';

import { claimToVolume } from '#src/readings/edges/claim-to-volume.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim } from '#test/support/storage.ts';

describe('claim-to-volume', () => {
  it.each([
    ['its volume', claim('data', { bound: 'pv' }), ['pv']],
    ['nothing while it has none', claim('data'), []],
  ])('links a claim to %s', (_, object, names) => {
    const { world } = openWorld(cluster([object]));
    const from = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' } as const;

    const { items } = world.follow(claimToVolume, from);
    const path = '/spec/volumeName';
    expect(items).toMatchObject(
      names.map((name) => ({ from, to: { kind: 'PersistentVolume', name }, path })),
    );
  });
});
