import { describe, expect, it } from '@jest/globals';

import type { Goal } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { afterChange } from '#src/fixes/goal/after-change.ts';
import type { GoalState } from '#src/fixes/goal/goal-state.ts';
import { openWorld } from '#src/world/open-world.ts';
import { revised, type Revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const updated: Goal = { is: 'updated-ready', on: web };
const inPlace: Goal = { is: 'in-place', on: { kind: 'ConfigMap', namespace: 'shop', name: 'web' } };
const READY: GoalState = { is: 'reached', ready: { pods: 2, of: 'new' } };
const DONE: GoalState = { is: 'reached' };
const LACKS: GoalState = { is: 'waiting', why: 'not-available', note: '0/2' };

describe('a change that is in place', () => {
  it.each([
    ['a field', inPlace, 0, { is: 'waiting', why: 'not-available', note: '0/2' }],
    ['a field', inPlace, 2, { is: 'reached', ready: { pods: 2, of: 'all' } }],
  ] as const)('of %s for a workload is done with its pods: %#', (_, goal, available, state) => {
    const objects = revised({ status: { availableReplicas: available } });

    expect(after(DONE, goal, objects)).toMatchObject(state);
  });

  it('is not done before the controller has seen it', () => {
    const objects = revised({ status: { availableReplicas: 2, observedGeneration: 1 } });

    expect(after(DONE, inPlace, objects)).toMatchObject({ is: 'waiting', why: 'not-observed' });
  });

  it('is done if what it was for has no pods', () => {
    const cause = { kind: 'Service', namespace: 'shop', name: 'web' };

    expect(after(DONE, inPlace, [named('Service', 'web')], { cause })).toEqual(DONE);
    expect(after(DONE, inPlace, [], { cause })).toEqual(DONE);
  });
});

describe('new pods that are ready', () => {
  it.each([
    ['for less than the run before', 0.5, 60, { is: 'waiting', why: 'young', note: '60 s' }],
    ['hardly longer than the run before', 1.1, 60, { is: 'waiting', why: 'young' }],
    ['for longer than the run before', 2, 60, READY],
    ['for long, but not as long as the run before', 6, 3600, { ...READY, lived: 3600 }],
    ['for not so long as anybody waits', 4, 3600, { is: 'waiting', why: 'young', note: '300 s' }],
  ] as const)('%s: %#', (_, minutes, lived, state) => {
    expect(after(READY, updated, started(minutes), { cause: web, lived })).toMatchObject(state);
  });

  it('are enough where no run had failed', () => {
    expect(after(READY, updated, started(0.1))).toEqual(READY);
  });
});

describe('a new pod that does not come up', () => {
  it('is named, and lost once it has crashed again and again', () => {
    const mending = { cause: web, since: ago(700) };
    const [once, again] = [1, 2].map((count) => after(LACKS, updated, crashed(count), mending));

    expect(once).toMatchObject({ ...LACKS, troubled: { pod: { kind: 'Pod' }, isLost: false } });
    expect(again).toMatchObject({ ...LACKS, troubled: { isLost: true } });
  });

  it('is not lost by crashes from before the change', () => {
    for (const since of [undefined, ago(0.1)]) {
      const state = after(LACKS, updated, crashed(9), { cause: web, ...(since && { since }) });

      expect(state).toMatchObject({ troubled: { isLost: false } });
    }
  });

  it('is not one of the revision before', () => {
    const objects = revised({ ready: [0, 0], ill: [1, 0] });

    expect(after(LACKS, updated, objects)).toEqual(LACKS);
  });
});

function after(
  state: GoalState,
  goal: Goal,
  objects: readonly Resource[],
  mending: Parameters<typeof afterChange>[2] = { cause: web },
): GoalState {
  return afterChange(state, goal, mending, openWorld(cluster(objects)).world);
}

function started(minutes: number): readonly Resource[] {
  return withContainers({ ready: [0, 2], ill: [0, 0] }, () => ({
    ready: true,
    restartCount: 0,
    state: { running: { startedAt: ago(minutes) } },
  }));
}

function crashed(restartCount: number): readonly Resource[] {
  const terminated = { exitCode: 137, reason: 'OOMKilled', finishedAt: ago(0.1) };
  return withContainers({ ready: [0, 0], ill: [0, 1] }, () => ({
    restartCount,
    state: { waiting: { reason: 'CrashLoopBackOff' } },
    lastState: { terminated },
  }));
}

function withContainers(parts: Revised, status: () => object): readonly Resource[] {
  return revised(parts).map((one) =>
    one.kind === 'Pod'
      ? ({
          ...one,
          status: {
            ...(one as Resource<'Pod'>).status,
            containerStatuses: [{ name: 'app', ...status() }],
          },
        } as Resource)
      : one,
  );
}
