import { expect, it } from '@jest/globals';

import { openWorld } from '#src/world/open-world.ts';
import { historyOf, isOfRevision } from '#src/world/readings/workloads/history.ts';
import { revised, type Revised } from '#test/remedies/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';

it.each(['Deployment', 'Rollout', 'StatefulSet', 'DaemonSet'] as const)(
  'a %s keeps its revisions, the newest first, without what its controller puts in',
  (kind) => {
    const { items } = kept({ kind });

    expect(items.map(({ number }) => number)).toEqual([2, 1]);
    expect(items.map(({ template }) => template.metadata?.labels)).toEqual([
      { app: 'web' },
      { app: 'web' },
    ]);
  },
);

it('a pod names the revision that it was made of', () => {
  const { items, pods } = kept({ ready: [1, 1], ill: [0, 0] });

  const names = items.map((one) =>
    pods.filter((pod) => isOfRevision(one, pod)).map(({ metadata }) => metadata?.name),
  );

  expect(names).toEqual([['web-2-0'], ['web-1-0']]);
});

it('those of another owner are none of its own', () => {
  const [web, ...others] = revised();
  const other = { ...web, metadata: { ...web?.metadata, uid: 'other' } };
  const { world } = openWorld(cluster([other, ...others]));

  expect(historyOf(other, world)).toEqual({ items: [] });
});

function kept(parts: Revised) {
  const objects = revised(parts);
  const { world } = openWorld(cluster(objects));
  const [web = {}] = objects;
  return { ...historyOf(web, world), pods: world.list('Pod', { namespace: 'shop' }).items };
}
