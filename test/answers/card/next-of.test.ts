import { expect, it } from '@jest/globals';

import { nextOf } from '#src/answers/card/next-of.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, RULE, WEB, type Parts } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

it.each([
  [
    'finds room where its pods may share the nodes',
    { rule: { ...RULE, nodeTaintsPolicy: 'Honor' } },
    'fits',
  ],
  ['finds none where a rule keeps its pods off every node', {}, 'stuck'],
] as const)('the next step %s', (_, parts, room) => {
  expect(next(parts)).toMatchObject({ room, step: { number: 3, value: '50' } });
});

it('is not decided where the nodes cannot be listed', () => {
  expect(next({}, ['nodes']).room).toBe('not-decided');
});

function next(parts: Parts, forbidden: readonly string[] = []) {
  const { world } = openWorld(
    cluster(blog({ status: { currentStepIndex: 1 }, ...parts }), forbidden),
  );
  const web = world.get(WEB);
  if (web.is !== 'known') throw new Error('It is there.');
  return nextOf(web.value as Resource<'argoproj.io/Rollout'>, world, 'en');
}
