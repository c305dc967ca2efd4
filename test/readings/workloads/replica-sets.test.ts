import { expect, it } from '@jest/globals';

import { replicaSetsOf } from '#src/readings/workloads/replica-sets.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, owned } from '#test/support/objects.ts';

it('the revisions of a workload are the ReplicaSets that it controls, and no others', () => {
  const web = { kind: 'apps/Deployment', name: 'web' };
  const own = ['web-a', 'web-b'].map((name) => owned(named('apps/ReplicaSet', name), web));
  const other = owned(named('apps/ReplicaSet', 'api-a'), { kind: 'apps/Deployment', name: 'api' });
  const { world } = openWorld(cluster([...own, other, named('apps/ReplicaSet', 'alone')]));

  const { items, gap } = replicaSetsOf({ ...web, namespace: 'shop' }, world);

  expect(items.map(({ metadata }) => metadata?.name)).toEqual(['web-a', 'web-b']);
  expect(gap).toBeUndefined();
});
