import { describe, expect, it } from '@jest/globals';

import type { Goal, Op } from '#src/domain/plan.ts';
import type { Proposal } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { impactOf, riskOf } from '#src/fixes/offers/impact.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const ROLLOUT = 'argoproj.io/Rollout';
const ROLLING = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 1 } };

it.each([
  ['a rolling update keeps all but maxUnavailable', ROLLING, 4, { restarts: 4, serving: 3 }],
  ['what does not serve now does not meanwhile', ROLLING, 1, { restarts: 4, serving: 1 }],
  ['Recreate ends all first', { type: 'Recreate' }, 4, { restarts: 4, serving: 0 }],
])('%s', (_, strategy, availableReplicas, impact) => {
  const { world } = openWorld(cluster([deployment(strategy, { availableReplicas })]));

  expect(impactOf(proposal('/spec/template/spec/hostNetwork'), world)).toEqual(impact);
});

it('counts only the pods that are not updated yet where the template stays', () => {
  const status = { availableReplicas: 3, updatedReplicas: 3 };
  const { world } = openWorld(cluster([deployment(ROLLING, status)]));

  expect(impactOf(proposal('/spec/minReadySeconds'), world)).toEqual({ restarts: 1, serving: 3 });
});

it('counts one pod for an eviction, and those that its owner has still to update', () => {
  const pod = { kind: 'Pod', namespace: 'shop', name: 'web-1', uid: 'p1' };
  const eviction = { do: 'evict', on: pod, guard: [], absent: [], ops: [], undo: [] } as const;
  const evicted = { ...proposal('/spec/template'), change: eviction };
  const { world } = openWorld(
    cluster([deployment(ROLLING, { availableReplicas: 3, updatedReplicas: 4 })]),
  );

  expect(impactOf(evicted, world)).toEqual({ restarts: 1, serving: 3 });
});

it('counts all pods of a Rollout that is restarted, at least one of them at a time', () => {
  const canary = { canary: { maxSurge: 1, maxUnavailable: 0 } };
  const rollout = {
    ...deployment(canary, { availableReplicas: 4, updatedReplicas: 4 }),
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
  };
  const { world } = openWorld(cluster([rollout]));
  const restart = proposal('/spec/restartAt', { ...on, kind: 'argoproj.io/Rollout' });

  expect(impactOf(restart, world)).toEqual({ restarts: 4, serving: 3 });
});

it('counts of going back only the pods that the earlier revision has no more', () => {
  const { world } = openWorld(cluster([deployment(ROLLING, { availableReplicas: 4 })]));
  const back = proposal('/spec/template/spec');

  expect(impactOf({ ...back, kept: 4 }, world)).toBeUndefined();
  expect(impactOf({ ...back, kept: 3 }, world)).toEqual({ restarts: 1, serving: 3 });
});

it('counts old pods whose successors wait as pods that are still to be replaced', () => {
  const status = { replicas: 5, availableReplicas: 4, updatedReplicas: 1 };
  const { world } = openWorld(cluster([deployment(ROLLING, status)]));

  expect(impactOf(proposal('/spec/strategy'), world)).toEqual({ restarts: 4, serving: 3 });
});

describe('of an update that goes on', () => {
  const steps = [{ setWeight: 25 }, { pause: {} }, { setWeight: 50 }, { pause: {} }];

  it('counts what a resumed Deployment has held back', () => {
    const status = { replicas: 4, availableReplicas: 4, updatedReplicas: 1 };
    const paused = deployment(ROLLING, status, { paused: true });

    expect(impacted(paused, 'patch', '/spec/paused', false)).toEqual({ restarts: 3, serving: 3 });
    expect(impacted(paused, 'patch', '/spec/minReadySeconds', 5)).toBeUndefined();
  });

  it('counts of a canary the pods that are replaced before somebody has to promote it again', () => {
    const timed = [...steps.slice(0, 3), { pause: { duration: 60 } }];

    expect(promoted(canary({ steps }))).toEqual({ restarts: 1, serving: 4 });
    expect(promoted(canary({ steps: timed }))).toEqual({ restarts: 3, serving: 4 });
    expect(promoted(canary({ steps: steps.slice(0, 2) }))).toEqual({ restarts: 3, serving: 4 });
    expect(
      impacted(canary({ steps }), 'rollout', '/status/promoteFull', true, {
        is: 'past-step',
        step: 4,
      }),
    ).toEqual({ restarts: 3, serving: 4 });
  });

  it('counts of an abort the pods that the stable revision gets back', () => {
    expect(impacted(canary({ steps }), 'rollout', '/status/abort', true)).toEqual({
      restarts: 1,
      serving: 4,
    });
    expect(
      impacted(canary({ steps }, { replicas: 5 }), 'rollout', '/status/abort', true),
    ).toBeUndefined();
  });

  it('knows none of a pause, nor where both colours run', () => {
    const promotion = { is: 'past-step', step: 0 } as const;
    const blueGreen = canary({ steps }, {}, { blueGreen: {} });

    expect(impacted(canary({ steps }), 'rollout', '/spec/paused', true)).toBeUndefined();
    expect(
      impacted(blueGreen, 'rollout', '/status/pauseConditions', undefined, promotion),
    ).toBeUndefined();
  });

  it.each([
    ['what its Rollout goes on with', [], { restarts: 1, serving: 4 }],
    ['nothing of one that is paused', [{ reason: 'CanaryPauseStep' }], undefined],
  ])('counts for an order to an analysis %s', (_, pauseConditions, impact) => {
    const { world } = openWorld(
      cluster([canary({ steps }, { pauseConditions, currentStepIndex: 2 })]),
    );
    const run = { ...on, kind: 'argoproj.io/AnalysisRun', name: 'web-2', uid: 'a1' };
    const ended = {
      ...ordered('/spec/terminate', true),
      goal: { is: 'in-place', on: run },
    } as const;
    const change = { ...ended.change, on: run };

    expect(impactOf({ ...ended, change }, world, { ...on, kind: ROLLOUT })).toEqual(impact);
  });

  function promoted(rollout: Resource) {
    const goal = { is: 'past-step', step: 1 } as const;
    return impacted(rollout, 'rollout', '/status/pauseConditions', undefined, goal);
  }
});

it('knows none of what replaces no pod', () => {
  const status = { availableReplicas: 4, updatedReplicas: 4 };
  const { world } = openWorld(cluster([deployment(ROLLING, status)]));
  const inPlace = { ...proposal('/spec/paused'), goal: { is: 'in-place', on } } as const;

  expect(impactOf(inPlace, world)).toBeUndefined();
  expect(impactOf(proposal('/spec/minReadySeconds'), world)).toBeUndefined();
});

it('is a risk wherever pods are replaced', () => {
  expect(riskOf('none', { restarts: 1, serving: 0 })).toBe('restart');
  expect(riskOf('downtime', { restarts: 1, serving: 1 })).toBe('restart');
  expect(riskOf('downtime', { restarts: 1, serving: 0 })).toBe('downtime');
  expect(riskOf('data', { restarts: 1, serving: 1 })).toBe('data');
  expect(riskOf('none', undefined)).toBe('none');
});

function proposal(path: string, of = on): Proposal {
  const ops = [{ op: 'add', path, value: 5 }] as const;
  const change = { do: 'patch', on: of, guard: [], absent: [path], ops, undo: [] } as const;
  const goal = { is: 'updated-ready', on: of } as const;
  return { params: {}, kind: 'patch', risk: 'restart', change, goal };
}

function impacted(
  object: Resource,
  kind: Proposal['kind'],
  path: string,
  value: unknown,
  is: object = { is: 'in-place' },
) {
  const { world } = openWorld(cluster([object]));
  const of = { ...on, kind: object.kind === 'Rollout' ? ROLLOUT : on.kind };
  const { change, ...rest } = ordered(path, value);
  const goal = { ...is, on: of } as Goal;
  return impactOf({ ...rest, kind, change: { ...change, on: of }, goal }, world);
}

function ordered(path: string, value: unknown) {
  const op = value === undefined ? ({ op: 'remove', path } as const) : { op: 'add', path, value };
  const change = { do: 'patch', on, guard: [], absent: [], ops: [op as Op], undo: [] } as const;
  return { params: {}, kind: 'rollout', risk: 'none', change } as const;
}

/** Of four pods one is new. */
function canary(fields: object, more: object = {}, strategy?: object): Resource {
  const metadata = { namespace: 'shop', name: 'web', uid: 'u1' };
  const counts = { replicas: 4, updatedReplicas: 1, availableReplicas: 4, currentStepIndex: 1 };
  const status = { ...counts, pauseConditions: [{ reason: 'CanaryPauseStep' }], ...more };
  const spec = { replicas: 4, strategy: strategy ?? { canary: { maxUnavailable: 0, ...fields } } };
  const rollout = { apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout', metadata, spec, status };
  return rollout;
}

function deployment(strategy: object, status: object, more: object = {}) {
  const metadata = { namespace: 'shop', name: 'web', uid: 'u1' };
  const spec = { replicas: 4, strategy, template: { spec: {} }, ...more };
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec, status };
}
