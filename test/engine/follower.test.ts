import { expect, it } from '@jest/globals';

import type { Edge } from '#src/domain/model.ts';
import { follower } from '#src/engine/follower.ts';
import { guarded } from '#src/engine/guarded-call.ts';
import { Looks } from '#src/engine/looks.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { healthy, thing } from '#test/support/rules.ts';

const [web, db] = [thing('web'), thing('db')];
const needs: Edge = {
  id: 'thing-to-thing',
  from: 'Thing',
  to: ['Thing'],
  links: ({ metadata }) => (metadata?.name === 'web' ? [{ from: web, to: db, path: '/spec' }] : []),
};

function followed(way: 'up' | 'down', forbidden: readonly string[] = []) {
  const { world, unread } = openWorld(cluster([healthy('web'), healthy('db')], forbidden));
  const looks = new Looks();
  const follow = follower(world, guarded(unread, []), looks);
  const names = follow(needs, way === 'up' ? web : db, way).map(({ name }) => name);
  return { names, looks: [...looks.all.values()] };
}

it('follows an edge both ways', () => {
  expect(followed('up')).toEqual({ names: ['db'], looks: [] });
  expect(followed('down')).toEqual({ names: ['web'], looks: [] });
});

it('notes that nobody could look there', () => {
  expect(followed('down', ['things']).looks).toEqual(['unread']);
});
