import { expect, it } from '@jest/globals';

import type { Ref, World } from '#src/domain/model.ts';
import { openWorld } from '#src/world/open-world.ts';
import { perObject } from '#src/world/per-object.ts';
import { cluster } from '#test/support/clusters.ts';

it('is made once for each object of a world', () => {
  const made: string[] = [];
  const nameOf = perObject((of: Ref, world: World) => {
    made.push(of.name);
    return `${of.name} at ${world.now}`;
  });
  const { world } = openWorld(cluster([]));
  const other = openWorld(cluster([])).world;
  const [web, db] = ['web', 'db'].map((name) => ({ kind: 'Pod', namespace: 'shop', name }));
  if (!web || !db) throw new Error('no objects');

  const all = [nameOf(web, world), nameOf(web, world), nameOf(db, world), nameOf(web, other)];

  expect(made).toEqual(['web', 'db', 'web']);
  expect(new Set(all).size).toBe(2);
});
