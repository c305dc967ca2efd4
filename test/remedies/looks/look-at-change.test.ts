import { describe, expect, it } from '@jest/globals';

import type { Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { lookAtChange } from '#src/remedies/looks/look-at-change.ts';
import { abortion } from '#test/remedies/support/plans.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const [{ sub: _, ...patch }] = abortion().changes;
const ofSpec: Plan = {
  ...abortion(),
  changes: [
    { ...patch, guard: [], absent: [], ops: [{ op: 'add', path: '/spec/paused', value: true }] },
  ],
};
const WROTE = [
  { manager: 'first', time: ago(9) },
  { manager: 'last', time: ago(1) },
  { manager: 'between', time: ago(5) },
  { manager: 'controller', subresource: 'status', time: ago(0) },
  { time: ago(0) },
  { manager: 'no-time' },
];

describe('who else writes to the object of a plan', () => {
  it('is who wrote last to anything but its status', async () => {
    expect(await look(ofSpec, { managedFields: WROTE })).toEqual({ is: 'ready', by: 'last' });
  });

  it('is who has set a number of pods, which nothing dates', async () => {
    const managedFields = [...WROTE, { manager: 'autoscaler', subresource: 'scale' }];
    const [change] = ofSpec.changes;
    const ofSize: Plan = {
      ...ofSpec,
      changes: [{ ...change, ops: [{ op: 'add', path: '/spec/replicas', value: 3 }] }],
    };

    expect(await look(ofSize, { managedFields })).toMatchObject({ by: 'autoscaler' });
    expect(await look(ofSpec, { managedFields })).toMatchObject({ by: 'last' });
  });

  it('is nobody by name where that is not known, or where the plan is about a status', async () => {
    expect(await look(ofSpec, {})).toEqual({ is: 'ready' });
    expect(await look(abortion(), { managedFields: WROTE })).not.toHaveProperty('by');
  });

  it('is Git where that owns it', async () => {
    const annotations = {
      'argocd.argoproj.io/tracking-id': 'blog:argoproj.io/Rollout:blog-system/web',
    };

    expect(await look(ofSpec, { annotations, managedFields: WROTE })).toMatchObject({
      by: 'argo-cd (blog)',
    });
  });

  it('is not told of an object that is not there', async () => {
    expect(await lookAtChange(ofSpec, lazily(cluster([])))).toBeUndefined();
  });
});

async function look(plan: Plan, metadata: object) {
  const rollout = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { namespace: 'blog-system', name: 'web', uid: 'rollout-1', ...metadata },
    spec: { paused: false },
    status: { currentPodHash: 'new' },
  } as Resource;
  return lookAtChange(plan, lazily(cluster([rollout])));
}
