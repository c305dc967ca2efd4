import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { lookAtChange } from '#src/fixes/looks/look-at-change.ts';
import { WEB } from '#test/fixes/support/blog.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { plan } from '#test/support/verdicts.ts';

it('tells how the object of a plan stands to it, and who else writes there', async () => {
  const { namespace, name } = WEB;
  const managedFields = [{ manager: 'kubectl-edit', time: ago(1) }];
  const rollout = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { namespace, name, uid: 'web-1', managedFields },
    spec: { paused: true },
  } as Resource;
  const [change] = plan().changes;
  const ofSpec = plan({
    changes: [
      {
        ...change,
        on: { ...WEB, uid: 'web-1' },
        guard: [],
        absent: [],
        ops: [{ op: 'add', path: '/spec/paused', value: true }],
      },
    ],
  });

  expect(await lookAtChange(ofSpec, lazily(cluster([rollout])))).toEqual({
    is: 'in-place',
    by: { is: 'manager', name: 'kubectl-edit' },
  });
});

it('tells nothing of an object that is not there', async () => {
  expect(await lookAtChange(abortion(), lazily(cluster([])))).toBeUndefined();
});
