import { expect, it } from '@jest/globals';

import { listedFor } from '#src/checklists/listed-for.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const { world } = openWorld(cluster([readyNode('a'), ...setOn(['a'])], ['services']));
const names = (kind: string, namespace: string) =>
  listedFor(kind, { scope: { namespace }, about: [] }, world).refs.map(({ name }) => name);

it('lists where it is asked to look, and what belongs to no namespace from anywhere', () => {
  expect(names('apps/StatefulSet', 'shop')).toEqual(['web']);
  expect(names('apps/StatefulSet', 'blog')).toEqual([]);
  expect(names('Node', 'blog')).toEqual(['a']);
});

it('tells a kind that nobody serves from one that may not be listed', () => {
  expect(listedFor('longhorn.io/Volume', { scope: { all: true }, about: [] }, world)).toEqual({
    objects: [],
    refs: [],
  });
  expect(listedFor('Service', { scope: { all: true }, about: [] }, world).unread?.why).toBe(
    'forbidden',
  );
});
