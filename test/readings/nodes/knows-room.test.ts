import { expect, it } from '@jest/globals';

import { knowsRoom } from '#src/readings/nodes/knows-room.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';

const knows = (...objects: Parameters<typeof cluster>[0]) =>
  knowsRoom(openWorld(cluster(objects)).world);

it('knows it where each node says what it can hold', () => {
  expect(knows(node('a'), node('b'))).toBe(true);
});

it('knows nothing without nodes, or where one does not say', () => {
  expect(knows()).toBe(false);
  expect(knows(node('a'), named('Node', 'b', ''))).toBe(false);
});
