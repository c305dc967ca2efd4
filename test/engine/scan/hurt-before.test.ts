import { expect, it } from '@jest/globals';

import type { Surrounding } from '#src/domain/surrounding.ts';
import { hurtBefore } from '#src/engine/scan/hurt-before.ts';
import { cluster } from '#test/support/clusters.ts';
import { thing } from '#test/support/rules.ts';

const [web, db, node] = [thing('web'), thing('db'), thing('node')];
const leadsToNode: Surrounding = {
  id: 'test',
  where: 'nearby',
  hasHurt: true,
  find: ([one]) => (one?.name === 'web' ? [node] : []),
};
const by = (...surroundings: readonly Surrounding[]) =>
  hurtBefore([web, db], surroundings, cluster([]));

it('are the objects that lead to what is in trouble', () => {
  expect(by(leadsToNode)([node])).toEqual([web]);
  expect(by(leadsToNode)([db])).toEqual([]);
});

it('are none by a surrounding that only lies nearby, or that throws', () => {
  const { hasHurt: _, ...nearby } = leadsToNode;
  const odd: Surrounding = {
    ...leadsToNode,
    find: () => {
      throw new TypeError('odd');
    },
  };

  expect(by(nearby)([node])).toEqual([]);
  expect(by(odd, leadsToNode)([node])).toEqual([web]);
});
