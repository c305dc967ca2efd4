import { describe, expect, it } from '@jest/globals';

import { isDone, planStateOf } from '#src/carry-out/state/plan-state.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { abortion, promotion } from '#test/fixes/support/plans.ts';

const rollout = (spec: object, status: object = {}): Resource => {
  const object = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { namespace: 'blog-system', name: 'web' },
    spec,
    status,
  };
  return object;
};
/** Doubles the replicas and ends the pause, while the revision is "v1". */
const both: Plan = {
  ...abortion(),
  changes: [
    {
      ...abortion().changes[0],
      guard: [
        { op: 'test', path: '/spec/replicas', value: 1 },
        { op: 'test', path: '/spec/revision', value: 'v1' },
      ],
      absent: ['/spec/paused'],
      ops: [
        { op: 'replace', path: '/spec/replicas', value: 2 },
        { op: 'add', path: '/spec/paused', value: false },
      ],
    } satisfies Change,
  ],
};

describe('a plan stands to its object', () => {
  it.each([
    ['ready where something else has changed', { nodes: 1, labels: 2 }, { is: 'ready' }],
    [
      'for another state where its proof rested on what has changed',
      { nodes: 2 },
      { is: 'changed', path: '/spec/nodes', was: 1 },
    ],
    [
      'for another state where something is there now that was not',
      { nodes: 1, affinity: {} },
      { is: 'changed', path: '/spec/affinity', was: undefined },
    ],
  ])('as %s', (_, spec, standing) => {
    const rests = [{ path: '/spec/nodes', value: 1 }, { path: '/spec/affinity' }];
    const plan: Plan = { ...both, changes: [{ ...both.changes[0], rests }] };

    expect(planStateOf(plan, rollout({ replicas: 1, revision: 'v1', ...spec }))).toEqual(standing);
  });

  it('as in place where all is done, whatever its proof rested on', () => {
    const rests = [{ path: '/spec/nodes', value: 1 }];
    const plan: Plan = { ...both, changes: [{ ...both.changes[0], rests }] };
    const done = rollout({ replicas: 2, paused: false, revision: 'v1', nodes: 2 });

    expect(planStateOf(plan, done)).toEqual({ is: 'in-place' });
  });

  it.each([
    ['ready where all is as it was', { replicas: 1, revision: 'v1' }, { is: 'ready' }],
    [
      'in place where all of it is done',
      { replicas: 2, paused: false, revision: 'v1' },
      { is: 'in-place' },
    ],
    [
      'for another state where half of it is done',
      { replicas: 2, revision: 'v1' },
      { is: 'changed', path: '/spec/replicas', was: 1 },
    ],
    [
      'for another state where the other half is',
      { replicas: 1, paused: false, revision: 'v1' },
      { is: 'changed', path: '/spec/paused', was: undefined },
    ],
    [
      'for another state where something else has moved on, although all of it is done',
      { replicas: 2, paused: false, revision: 'v2' },
      { is: 'changed', path: '/spec/replicas', was: 1 },
    ],
  ])('as %s', (_, spec, standing) => {
    expect(planStateOf(both, rollout(spec))).toEqual(standing);
  });

  it.each([
    ['past its step, of the same revision', { currentStepIndex: 2, currentPodHash: 'new' }, true],
    ['at its step', { currentStepIndex: 1, currentPodHash: 'new' }, false],
    ['past it, of another revision', { currentStepIndex: 2, currentPodHash: 'newer' }, false],
    ['past it, and aborted', { currentStepIndex: 2, currentPodHash: 'new', abort: true }, false],
    ['at the end, whatever its steps', { currentPodHash: 'new', stableRS: 'new' }, true],
    ['nowhere that is known', { currentPodHash: 'new' }, false],
  ])('as done where a rollout to promote is %s: %j is %s', (_, at, isPast) => {
    const status = { ...at, pauseConditions: [{ reason: 'Other' }] };

    expect(planStateOf(promotion(), rollout({}, status)).is === 'in-place').toBe(isPast);
  });

  it.each([
    ['done', 'shop/web:1', 'in-place'],
    ['for another state', 'shop/web:3', 'changed'],
  ])('as %s where there is another revision by now, of %s', (_, image, is) => {
    const path = '/spec/template/spec/image';
    const back: Plan = {
      ...abortion(),
      changes: [
        {
          ...abortion().changes[0],
          guard: [
            { op: 'test', path: '/status/currentPodHash', value: '2' },
            { op: 'test', path, value: 'shop/web:2' },
          ],
          ops: [{ op: 'replace', path, value: 'shop/web:1' }],
        },
      ],
    };
    const now = rollout({ template: { spec: { image } } }, { currentPodHash: '3' });

    expect(planStateOf(back, now).is).toBe(is);
  });

  it('as not done by another step than one to promote', () => {
    const status = { currentStepIndex: 9, currentPodHash: 'new', abort: false };

    expect(planStateOf(abortion(), rollout({}, status)).is).toBe('changed');
  });
});

describe('what operations write', () => {
  const ops = [
    { op: 'add', path: '/spec/a', value: { x: 1 } },
    { op: 'remove', path: '/spec/b' },
  ] as const;

  it.each([
    ['is there', { a: { x: 1 } }, true],
    ['lacks one value', { a: { x: 2 } }, false],
    ['still has what is to go', { a: { x: 1 }, b: 0 }, false],
  ])('%s: %j is %s', (_, spec, is) => {
    expect(isDone({ ...abortion().changes[0], ops }, rollout(spec))).toBe(is);
  });
});
