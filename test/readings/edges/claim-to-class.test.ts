import { describe, expect, it } from '@jest/globals';

import { claimToClass } from '#src/readings/edges/claim-to-class.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { claim } from '#test/support/storage.ts';

const BETA = { 'volume.beta.kubernetes.io/storage-class': 'old' };
const BETA_PATH = '/metadata/annotations/volume.beta.kubernetes.io~1storage-class';

describe('claim-to-class', () => {
  it.each([
    ['the class that it names', claim('data'), [['standard', '/spec/storageClassName']]],
    [
      'the class of its annotation first',
      claim('data', { annotations: BETA }),
      [['old', BETA_PATH]],
    ],
    ['no class where it names none', claim('data', { class: '' }), []],
  ])('links a claim to %s', (_, object, links) => {
    const { world } = openWorld(cluster([object]));
    const from = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' } as const;

    const { items } = world.follow(claimToClass, from);

    expect(items.map(({ to, path }) => [to.name, path])).toEqual(links);
  });
});
