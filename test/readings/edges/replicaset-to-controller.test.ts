import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { replicaSetToController } from '#src/readings/edges/replicaset-to-controller.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';

const revision: Resource<'apps/ReplicaSet'> = {
  apiVersion: 'apps/v1',
  kind: 'ReplicaSet',
  metadata: { namespace: 'shop', name: 'web-5d8f7' },
};

it.each(['apps/Deployment', 'argoproj.io/Rollout'])('leads from a revision to its %s', (kind) => {
  const web = { kind, namespace: 'shop', name: 'web' };
  const { world } = openWorld(cluster([owned(revision, web)]));

  expect(world.followBack(replicaSetToController, web).items).toMatchObject([
    { from: { kind: 'apps/ReplicaSet', name: 'web-5d8f7' }, to: web },
  ]);
});
