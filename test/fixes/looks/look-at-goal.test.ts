import { expect, it } from '@jest/globals';

import { lookAtGoal } from '#src/fixes/looks/look-at-goal.ts';
import { blog, WEB } from '#test/fixes/support/blog.ts';
import { cluster, lazily } from '#test/support/clusters.ts';

it('loads what tells whether a goal is reached', async () => {
  const loader = lazily(cluster(blog({ available: 1 })));

  expect(await lookAtGoal({ is: 'updated-ready', on: WEB }, loader)).toEqual({
    is: 'reached',
    ready: { pods: 1, of: 'new' },
  });
  expect(loader.rounds).toHaveLength(2);
});
