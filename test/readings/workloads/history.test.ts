import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { historyOf, isOfRevision } from '#src/readings/workloads/history.ts';
import { openWorld } from '#src/world/open-world.ts';
import { revised, type Revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

type Owners = NonNullable<NonNullable<Resource['metadata']>['ownerReferences']>;

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

it.each(['Deployment', 'StatefulSet'] as const)(
  'of the owners of a revision of a %s only its controller counts',
  (kind) => {
    const [web = {}, ...others] = revised({ kind });
    const beside = { apiVersion: 'v1', kind: 'ConfigMap', name: 'notes', uid: 'notes' };
    const told = (change: (own: Owners) => Owners) => {
      const changed = others.map((one) => ({
        ...one,
        metadata: { ...one.metadata, ownerReferences: change(one.metadata?.ownerReferences ?? []) },
      }));
      return historyOf(web, openWorld(cluster([web, ...changed])).world).items.length;
    };

    expect(told((own) => [beside, ...own])).toBe(2);
    expect(told((own) => own.map((one) => ({ ...one, controller: false })))).toBe(0);
    expect(told(() => [])).toBe(0);
  },
);

it.each(['Deployment', 'StatefulSet'] as const)(
  'the revisions of a %s may be more where not all could be read',
  (kind) => {
    const [web = {}, ...others] = revised({ kind });
    const refused = ['replicasets.apps', 'controllerrevisions.apps'];
    const { world } = openWorld(cluster([web, ...others], refused));

    expect(historyOf(web, world)).toMatchObject({ items: [{}, {}], gap: 'forbidden' });
    expect(kept({ kind })).not.toHaveProperty('gap');
  },
);

it('a revision tells its number, what of it serves and since when it is there', () => {
  const { items } = kept({ kind: 'Deployment', made: 5 });

  expect(items).toMatchObject([
    { number: 2, hashes: ['2'], available: 0, created: ago(5) },
    { number: 1, hashes: ['1'], available: 2, created: ago(600) },
  ]);
});

function kept(parts: Revised) {
  const objects = revised(parts);
  const { world } = openWorld(cluster(objects));
  const [web = {}] = objects;
  return { ...historyOf(web, world), pods: world.list('Pod', { namespace: 'shop' }).items };
}
