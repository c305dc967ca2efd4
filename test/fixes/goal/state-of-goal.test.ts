import { describe, expect, it } from '@jest/globals';

import type { Goal } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { stateOfGoal } from '#src/fixes/goal/state-of-goal.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, WEB, type Parts } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';

const updated: Goal = { is: 'updated-ready', on: WEB };
const aborted: Goal = { is: 'aborted', on: WEB };
const promoted: Goal = { is: 'past-step', on: WEB, step: 1 };
const invalid = { type: 'InvalidSpec', status: 'True', message: 'no steps' };
const late = { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' };
const DEGRADED = { abort: true, phase: 'Degraded' };
const ABORTED = { ...DEGRADED, abortedAt: ago(0), canary: { weights: { canary: { weight: 0 } } } };
const SHIFTING = { ...ABORTED, canary: { weights: { canary: { weight: 10 } } } };

describe('a goal', () => {
  it.each([
    ['the canary of this step is available', updated, {}, 1, { pods: 1, of: 'new' }],
    ['a rollout is back at the stable revision', aborted, ABORTED, 0, { pods: 2, of: 'stable' }],
    ['the next step has begun', promoted, { currentStepIndex: 2 }, 1, undefined],
    ['the release is complete', promoted, { currentPodHash: '56956db584' }, 1, undefined],
  ])('is reached where %s', (_, goal, status, available, ready) => {
    expect(state(goal, { status }, available)).toEqual({ is: 'reached', ...(ready && { ready }) });
  });

  it.each([
    ['not-observed', 'the controller has not seen the spec', updated, { observedGeneration: '1' }],
    ['not-available', 'the canary is Pending', updated, {}],
    ['no-pods', 'the revision has no ReplicaSet yet', updated, { currentPodHash: 'newer' }],
    ['order-unseen', 'the controller has not acted', aborted, { abort: true }],
    ['order-unseen', 'only a deadline made it Degraded', aborted, DEGRADED],
    ['not-observed', 'the canary still gets traffic', aborted, SHIFTING],
    ['not-observed', 'there is a newer spec', aborted, { ...ABORTED, observedGeneration: '1' }],
    ['same-step', 'the pause lasts', promoted, { currentStepIndex: 1 }],
  ])('is %s where %s', (why, _, goal, status) => {
    expect(state(goal, { status })).toMatchObject({ is: 'waiting', why });
  });

  it.each([
    ['aborted', 'somebody aborted', updated, { abort: true }],
    ['invalid-spec', 'the controller rejects the spec', updated, { conditions: [invalid] }],
    ['deadline', 'time has run out', updated, { conditions: [late] }],
    ['not-aborted', 'somebody retried', aborted, { abort: false }],
    ['aborted', 'somebody aborted', promoted, { abort: true }],
  ])('has failed (%s) where %s', (why, _, goal, status) => {
    expect(state(goal, { status })).toMatchObject({ is: 'failed', why });
  });

  it('is reached where time has run out before but the canary is available now', () => {
    expect(state(updated, { status: { conditions: [late] } }, 1)).toMatchObject({ is: 'reached' });
  });

  it.each([
    ['waiting', 'have still to be made anew', {}],
    ['waiting', 'were made anew at another time', { restartedAt: ago(9) }],
    ['reached', 'are made anew', { restartedAt: ago(5) }],
  ])('is %s where the pods of a restart %s', (is, _, status) => {
    expect(state(updated, { status, spec: { restartAt: ago(5) } }, 1)).toMatchObject({ is });
  });

  it('is reached where a restart is for later', () => {
    expect(state(updated, { spec: { restartAt: ago(-5) } }, 1)).toMatchObject({ is: 'reached' });
  });

  it('is not reached by an abort while a stable pod is missing', () => {
    const world = openWorld(cluster(blog({ status: ABORTED, replicas: 3, stable: 2 }))).world;

    expect(stateOfGoal(aborted, world)).toMatchObject({ is: 'waiting', note: '2/3' });
  });

  it('says how a controller that has missed an abort is shown it', () => {
    expect(state(aborted, { status: { abort: true } })).toMatchObject({
      note: expect.stringMatching(/^`kubectl -n blog-system annotate .* web abort=ordered`$/),
    });
  });

  it('is unknown where it cannot be read', () => {
    const source = cluster(blog(), ['replicasets.apps']);
    const without = cluster(
      blog().filter(({ kind }) => kind !== 'ReplicaSet'),
      ['replicasets.apps'],
    );

    expect(stateOfGoal(updated, openWorld(source).world)).toMatchObject({ is: 'waiting' });
    expect(stateOfGoal(updated, openWorld(without).world)).toMatchObject({ is: 'unknown' });
  });

  it('has failed where the object is gone', () => {
    expect(stateOfGoal(updated, openWorld(cluster([])).world)).toEqual({
      is: 'failed',
      why: 'gone',
    });
  });

  it.each([
    ['waiting', { replicas: 3, updatedReplicas: 2, availableReplicas: 3 }],
    ['waiting', { replicas: 2, updatedReplicas: 2, availableReplicas: 1 }],
    ['reached', { replicas: 2, updatedReplicas: 2, availableReplicas: 2 }],
    ['failed', { replicas: 3, updatedReplicas: 1, availableReplicas: 2, conditions: [late] }],
  ])('of a Deployment is %s at %j', (is, status) => {
    const goal: Goal = { is: 'updated-ready', on: { ...WEB, kind: 'apps/Deployment' } };

    expect(state(goal, { kind: 'Deployment', status })).toMatchObject({ is });
  });
});

describe('the goal of a Job', () => {
  const ended = (type: string, status = 'True') => ({ type, status, message: 'too late' });

  it.each([
    ['waiting', [], { why: 'runs' }],
    ['waiting', [ended('Suspended'), ended('Complete', 'False')], { why: 'runs' }],
    ['reached', [ended('Suspended', 'False'), ended('Complete')], {}],
    ['failed', [ended('Failed')], { why: 'job-failed', note: 'too late' }],
    ['failed', [{ type: 'Failed', status: 'True' }], { why: 'job-failed' }],
  ])('is %s at %j', (is, conditions, more) => {
    const object = { ...named('batch/Job', 'load'), status: { conditions } };
    const on = { kind: 'batch/Job', namespace: 'shop', name: 'load', uid: 'an-earlier-one' };
    const { world } = openWorld(cluster([object as Resource]));

    expect(stateOfGoal({ is: 'succeeded', on }, world)).toEqual({ is, ...more });
  });
});

it.each(['in-place', 'undone'] as const)('what is %s is reached as long as it is there', (is) => {
  const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };

  expect(
    stateOfGoal({ is, on }, openWorld(cluster([named('ConfigMap', 'settings')])).world),
  ).toEqual({ is: 'reached' });
  expect(stateOfGoal({ is, on }, openWorld(cluster([], ['configmaps'])).world)).toMatchObject({
    is: 'unknown',
    why: 'unread',
  });
});

describe('an abort', () => {
  it('is not known of a release that is complete', () => {
    expect(state(aborted, { status: { ...ABORTED, currentPodHash: '56956db584' } })).toEqual({
      is: 'unknown',
      why: 'other-revision',
    });
  });

  it('is reached where no weight is told, by who has no traffic to shift', () => {
    expect(state(aborted, { status: { ...DEGRADED, abortedAt: ago(0) } })).toMatchObject({
      is: 'reached',
    });
  });

  it('waits for the ReplicaSet of the stable revision, unless nobody may see it', () => {
    const objects = blog({ status: ABORTED }).filter(({ kind }) => kind !== 'ReplicaSet');

    expect(stateOfGoal(aborted, openWorld(cluster(objects)).world)).toEqual({
      is: 'waiting',
      why: 'no-pods',
    });
    expect(
      stateOfGoal(aborted, openWorld(cluster(objects, ['replicasets.apps'])).world),
    ).toMatchObject({ is: 'unknown', why: 'unread' });
  });
});

it('a step is not known of what is no Rollout', () => {
  const goal: Goal = { ...promoted, on: { ...WEB, kind: 'apps/Deployment' } };

  expect(state(goal, { kind: 'Deployment' })).toEqual({ is: 'unknown', why: 'unread' });
});

it('a step that lasts is told as people count', () => {
  expect(state(promoted, { status: { currentStepIndex: 1 } })).toMatchObject({ note: '2' });
});

function state(goal: Goal, parts: Parts, available = 0) {
  return stateOfGoal(goal, openWorld(cluster(blog({ ...parts, available }))).world);
}
