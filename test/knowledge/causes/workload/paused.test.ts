import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { deploymentPaused } from '#src/knowledge/causes/workload/paused.ts';
import { openWorld } from '#src/world/open-world.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { workload } from '#test/support/states.ts';

const deployment = (spec: object, status: object = {}): Resource<'apps/Deployment'> =>
  ({
    ...workload('apps/Deployment', 2),
    spec: { replicas: 2, ...spec },
    status,
  }) as Resource<'apps/Deployment'>;

it('says that a Deployment is paused, and whether a change waits', () => {
  const waits = deployment({ paused: true });
  const done = deployment({ paused: true }, { updatedReplicas: 2 });

  expect(claimsAbout(waits, deploymentPaused, cluster([waits]))).toMatchObject([
    { params: { waits: true }, strength: 'entails' },
  ]);
  expect(claimsAbout(done, deploymentPaused, cluster([done]))).toMatchObject([
    { params: { waits: false } },
  ]);
});

it('says since when, by the word of the controller', () => {
  const condition = { type: 'Progressing', status: 'Unknown', reason: 'DeploymentPaused' };
  const paused = deployment(
    { paused: true },
    { conditions: [{ ...condition, lastTransitionTime: ago(7) }] },
  );
  const { world } = openWorld(cluster([paused]));

  expect([...(deploymentPaused.symptom?.find(paused, world) ?? [])]).toMatchObject([
    { since: ago(7), hurts: 'nobody' },
  ]);
});

it('is silent about one that is not', () => {
  const runs = deployment({});

  expect(claimsAbout(runs, deploymentPaused, cluster([runs]))).toEqual([]);
});
