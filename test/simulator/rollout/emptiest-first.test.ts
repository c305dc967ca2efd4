import { expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { emptiestFirst } from '#src/simulator/rollout/emptiest-first.ts';
import { node, podOn } from '#test/support/scheduling.ts';

it('tries the node with the fewest pods of the workload first, then that with the fewest at all', () => {
  const own = [podOn('a', 'web-1'), podOn('a', 'web-2'), podOn('b', 'web-3')];
  const others = [podOn('c', 'db-1'), podOn('c', 'db-2'), podOn('d', 'db-3')];
  const names = ['a', 'b', 'c', 'd'];
  const cluster = clusterOf(
    names.map((name) => node(name)),
    [...own, ...others],
  );

  expect(emptiestFirst(names, own, cluster)).toEqual(['d', 'c', 'b', 'a']);
});
