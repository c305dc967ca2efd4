import { describe, expect, it } from '@jest/globals';

import type { Proposal } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { workloadOf } from '#src/fixes/change/workload.ts';
import { isOfPods, isOrder, placementOf } from '#src/fixes/proof/placement.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, RULE, type Parts } from '#test/fixes/support/blog.ts';
import { proposed } from '#test/fixes/support/proposed.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const [abort] = proposed('rollout/abort');
const [honor] = proposed('spread/honor-taints');
const honored = honor?.change;
if (!abort || !honored) throw new Error('Both are proposed.');

/** Of a proposal about the usual canary, but for those parts. */
function placement(
  proposal: Proposal | undefined,
  parts: Parts = {},
  forbidden: readonly string[] = [],
) {
  const { world } = openWorld(cluster(blog(parts), forbidden));
  const workload = workloadOf(finding(), world);
  return workload && proposal && placementOf(proposal, workload, world);
}

describe('the place of what an abort goes back to', () => {
  it.each([
    ['is there where all stable pods are available', {}, { is: 'holds' }],
    [
      'is not known where one is missing',
      { stable: 1 },
      { is: 'not-checked', why: 'stable-incomplete' },
    ],
    [
      'is not known without a stable revision',
      { status: { stableRS: 'gone' } },
      { is: 'not-checked', why: 'unread' },
    ],
    [
      'counts one pod where no size is said',
      { stable: 1, spec: { replicas: undefined } },
      { is: 'holds' },
    ],
  ])('%s', (_, parts, check) => {
    expect(placement(abort, parts)).toEqual(check);
  });
});

describe('the nodes that pods would land on', () => {
  it.each(['k8s-worker1', 'k8s-worker2'])(
    'are noted by name, also where %s is busy',
    (nodeName) => {
      const resources = { requests: { cpu: '2' } };
      const busy = {
        ...pod(),
        spec: { nodeName, containers: [{ name: 'app', resources }] },
      } as Resource;
      expect(placement(honor, { also: [busy] })).toEqual({
        is: 'holds',
        note: 'k8s-worker1, k8s-worker2',
      });
    },
  );
});

describe('the place of pods', () => {
  const goal = { is: 'in-place', on: honored.on } as const;

  it.each([
    ['without a change', { goal }],
    ['of another object', { goal, change: { ...honored, on: { ...honored.on, uid: 'x' } } }],
    ['of an order', { goal, change: honored, kind: 'rollout' as const }],
  ])('is not simulated %s', (_, parts) => {
    expect(placement({ kind: 'patch', risk: 'none', params: {}, ...parts })).toEqual({
      is: 'not-checked',
      why: 'not-simulated',
    });
  });

  it('is there where they are back at what they were', () => {
    expect(placement({ ...honor, isBack: true })).toEqual({ is: 'holds' });
  });
});

describe('the place of what comes after a pause', () => {
  const PAUSED = { currentStepIndex: 1, pauseConditions: [{ reason: 'CanaryPauseStep' }] };
  const steps = [{ setWeight: 10 }, { pause: {} }, { pause: {} }, { setWeight: 100 }];
  const strategy = { canary: { steps, trafficRouting: { istio: {} } } };
  const resources = { requests: { cpu: '3' } }; // of 4 that each node has
  const container = { name: 'nginx', image: 'blog-web:v47', resources };
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } };

  it.each([
    [
      'is there where its pods find nodes',
      { rule: { ...RULE, nodeTaintsPolicy: 'Honor' } },
      { is: 'holds' },
    ],
    ['is not there where they find none', {}, { is: 'fails', why: 'stuck' }],
    [
      'is open where they find none only after the next pause',
      { replicas: 5, rule: { ...RULE, nodeTaintsPolicy: 'Honor' }, spec: { strategy, template } },
      { is: 'not-checked', why: 'later-step', note: '4' },
    ],
  ] as const)('%s', (_, parts, check) => {
    const [promote] = proposed('rollout/promote', PAUSED, 1, parts);

    expect(placement(promote, { status: PAUSED, available: 1, ...parts })).toMatchObject(check);
  });
});

it.each([
  ['would block it again', {}, { is: 'fails', why: 'stuck' }],
  ['no longer blocks it', { rule: { ...RULE, nodeTaintsPolicy: 'Honor' } }, { is: 'holds' }],
] as const)('a retry is tried as well: the rule that %s is found', (_, parts, check) => {
  const status = { abort: true, abortedAt: '2026-01-01T11:00:00Z' };
  const [retry] = proposed('rollout/retry', status, 0, parts);

  expect(placement(retry, { status, ...parts })).toMatchObject(check);
});

it.each([
  ['rollout', 'past-step', true],
  ['rollout', 'in-place', true],
  ['rollout', 'aborted', false],
  ['patch', 'in-place', false],
] as const)('a proposal of kind %s whose goal is %s is an order: %s', (kind, is, order) => {
  const on = { kind: 'argoproj.io/Rollout', name: 'web' };
  const goal = is === 'past-step' ? { is, on, step: 1 } : { is, on };

  expect(isOrder({ kind, risk: 'none', params: {}, goal })).toBe(order);
});

it('a change is of pods where it is of their workload or of what holds its template', () => {
  const { world } = openWorld(cluster(blog({ refersTo: 'base' })));
  const workload = workloadOf(finding(), world);
  const uids = ['web-1', 'template-1', 'other'];

  expect(
    uids.map(
      (uid) => workload && isOfPods({ ...honored, on: { ...workload.on, uid } } as never, workload),
    ),
  ).toEqual([true, true, false]);
});
