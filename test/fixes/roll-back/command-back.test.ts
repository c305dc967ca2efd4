import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { commandBack } from '#src/fixes/roll-back/command-back.ts';
import { openWorld } from '#src/world/open-world.ts';
import { crashOf, template } from '#test/fixes/support/crashes.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const deployment = template({});
const rollout = { ...deployment, apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout' };

it.each([
  ['apps/Deployment', deployment, 'kubectl -n shop rollout undo deployment/web'],
  ['argoproj.io/Rollout', rollout, 'kubectl argo rollouts -n shop undo web'],
])('goes back with the command of %s', (kind, workload, command) => {
  const subject = { kind, namespace: 'shop', name: 'web' };

  expect(back([workload, revision(1), revision(2)], subject)).toBe(command);
});

it('goes nowhere from the first revision, by those of others, or from a pod alone', () => {
  const pod = named('Pod', 'web', 'shop');

  expect(back([deployment, revision(1)])).toBeUndefined();
  expect(back([deployment, revision(1), revision(2, 'api-1')])).toBeUndefined();
  expect(back([pod], { kind: 'Pod', namespace: 'shop', name: 'web' })).toBeUndefined();
});

function back(objects: readonly Resource[], subject = crashOf('some/cause', {}).subject) {
  const { world } = openWorld(cluster(objects));
  return commandBack({ ...crashOf('some/cause', {}), subject }, world);
}

function revision(number: number, uid = 'web-1'): Resource {
  const one = named('apps/ReplicaSet', `web-${number}`, 'shop');
  const ownerReferences = [{ apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid }];
  return { ...one, metadata: { ...one.metadata, ownerReferences } };
}
