import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { resizeHeld } from '#src/knowledge/causes/pod/resize-held.ts';
import { openWorld } from '#src/world/open-world.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, pod } from '#test/support/objects.ts';

const said =
  "Node didn't have enough capacity: memory, requested: 25769803776, capacity: 17179869184";

type Held = Readonly<{ type?: string; reason: string; status?: string; minutes?: number }>;

function resized({ type = 'PodResizePending', reason, status = 'True', minutes = 5 }: Held) {
  const made = pod();
  const condition = { type, status, reason, message: said, lastTransitionTime: ago(minutes) };
  return {
    ...made,
    spec: { containers: [], nodeName: 'worker-1' },
    status: { ...made.status, conditions: [condition] },
  } satisfies Resource<'Pod'>;
}

const claimsOf = (on: Resource<'Pod'>) => claimsAbout(on, resizeHeld, cluster([on]));

it.each([
  ['PodResizePending', 'Infeasible', 'infeasible', 'does not try the same size again'],
  ['PodResizePending', 'Deferred', 'deferred', 'tries again by itself'],
  ['PodResizeInProgress', 'Error', 'failed', 'log of its kubelet'],
])('tells by %s=True (%s) that the kubelet does not give the size', (type, reason, why, next) => {
  const [claim, ...others] = claimsOf(resized({ type, reason }));

  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    subject: { kind: 'Pod', name: 'web' },
    params: { why, said, node: 'worker-1' },
    evidence: [{ path: '/status/conditions/0/message', quote: said }],
    strength: 'entails',
  });
  expect(claim && adviceOn(resizeHeld, claim)?.text).toContain(next);
});

it.each([
  ['a resize that is under way', { type: 'PodResizeInProgress', reason: '' }],
  ['one that is over', { reason: 'Infeasible', status: 'False' }],
  ['a reason that nobody knows', { reason: 'Elsewhere' }],
])('stays silent for %s', (_, held) => {
  expect(claimsOf(resized(held))).toEqual([]);
});

it('stays silent for a pod that nobody resizes', () => {
  expect(claimsOf(pod())).toEqual([]);
});

it.each([
  ['Infeasible', 0, undefined],
  ['Deferred', 0.5, 30],
  ['Deferred', 5, undefined],
])(
  'calls %s after %d min trouble unless that may pass within a minute',
  (reason, minutes, left) => {
    const on = resized({ reason, minutes });
    const { world } = openWorld(cluster([on]));

    const [symptom] = resizeHeld.symptom?.find(on, world) ?? [];

    expect(symptom?.normalFor).toBe(left);
  },
);
