import { expect, it } from '@jest/globals';

import { nextOf } from '#src/answers/card/next-of.ts';
import type { Ref, World } from '#src/domain/model.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, RULE, WEB, type Parts } from '#test/fixes/support/blog.ts';
import { revised } from '#test/fixes/support/revised.ts';
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
  expect(next({}, ['nodes'])?.room).toBe('not-decided');
});

it('has nothing next where no pod is left to replace: the next update is another one', () => {
  const { world } = openWorld(cluster(revised({ ready: [0, 2], ill: [0, 0] })));

  expect(
    nextOf(found({ ...WEB, namespace: 'shop', kind: 'apps/Deployment' }, world), world, 'en'),
  ).toBe(undefined);
});

it('is about the pods of the revision before alone', () => {
  const { world } = openWorld(cluster(revised({ ready: [1, 1], ill: [0, 0] })));

  const running = nextOf(
    found({ ...WEB, namespace: 'shop', kind: 'apps/Deployment' }, world),
    world,
    'en',
  );

  expect(running).toMatchObject({ updated: 2, older: 0 });
});

function found(ref: Ref, world: World): Updated {
  const { uid: _, ...on } = ref;
  const fact = world.get(on);
  if (fact.is !== 'known') throw new Error('It is there.');
  return fact.value as Updated;
}

function next(parts: Parts, forbidden: readonly string[] = []) {
  const { world } = openWorld(
    cluster(blog({ status: { currentStepIndex: 1 }, ...parts }), forbidden),
  );
  return nextOf(found(WEB, world), world, 'en');
}
