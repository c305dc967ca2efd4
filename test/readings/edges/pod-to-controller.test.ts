import { expect, it } from '@jest/globals';

import { podToController } from '#src/readings/edges/pod-to-controller.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, pod } from '#test/support/objects.ts';

const replicaSet = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web-5d8f7' };

it('leads from a pod to its controller and back', () => {
  const web = owned(pod(), replicaSet);
  const { world } = openWorld(cluster([web]));

  const { items } = world.follow(podToController, { kind: 'Pod', namespace: 'shop', name: 'web' });

  expect(items).toMatchObject([{ to: replicaSet, path: '/metadata/ownerReferences/0/name' }]);
  expect(world.followBack(podToController, replicaSet).items).toEqual(items);
});

it('leaves out an owner that is no controller of pods', () => {
  const web = owned(pod(), { kind: 'Node', name: 'worker-1' });
  const { world } = openWorld(cluster([web]));

  const { items } = world.follow(podToController, { kind: 'Pod', namespace: 'shop', name: 'web' });

  expect(items).toEqual([]);
});
