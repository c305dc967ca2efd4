import { describe, expect, it } from '@jest/globals';

import { changesOf } from '#src/simulator/rollout/changes.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import type { Template } from '#src/simulator/rollout/template.ts';
import { deployment, manifest, rollout } from '#test/support/manifests.ts';

const SURGE_0 = { maxSurge: 0, maxUnavailable: 1 };
const SPREAD = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};

describe('the changes to try of a strategy', () => {
  it('of a Deployment are no surge, or all at once', () => {
    expect(strategies(deployment({}))).toEqual([
      ['surge-0', { strategy: { type: 'RollingUpdate', rollingUpdate: SURGE_0 } }],
      ['recreate', { strategy: { type: 'Recreate' } }],
    ]);
  });

  it('of a DaemonSet that surges are no surge', () => {
    const updateStrategy = { rollingUpdate: { maxSurge: 1 } };

    expect(strategies(manifest('apps/v1', 'DaemonSet', {}, { updateStrategy }))).toEqual([
      ['surge-0', { updateStrategy: { type: 'RollingUpdate', rollingUpdate: SURGE_0 } }],
    ]);
  });

  it('of a canary are no surge, and with a router fewer stable pods', () => {
    const canary = { steps: [{ setWeight: 50 }], scaleDownDelaySeconds: 30 };
    const trafficRouting = { istio: {} };

    expect(strategies(rollout({ canary }))).toEqual([
      ['surge-0', { strategy: { canary: { ...canary, ...SURGE_0 } } }],
    ]);
    expect(strategies(rollout({ canary: { ...canary, trafficRouting } }))).toEqual([
      [
        'dynamic-stable-scale',
        { strategy: { canary: { steps: canary.steps, trafficRouting, dynamicStableScale: true } } },
      ],
    ]);
  });

  it.each([
    [
      'a Deployment that is recreated',
      manifest('apps/v1', 'Deployment', {}, { strategy: { type: 'Recreate' } }),
    ],
    ['a DaemonSet that does not surge', manifest('apps/v1', 'DaemonSet', {}, {})],
    ['a StatefulSet', manifest('apps/v1', 'StatefulSet', {}, {})],
    ['a Rollout without a canary', rollout({})],
    [
      'a canary that lowers its stable pods already',
      rollout({ canary: { trafficRouting: {}, dynamicStableScale: true } }),
    ],
  ])('are none for %s', (_, workload) => {
    expect(strategies(workload)).toEqual([]);
  });
});

describe('the changes to try of a spread', () => {
  it('are to count fewer nodes, to count each revision alone, and to prefer it only', () => {
    const [soft, hard] = [{ ...SPREAD, whenUnsatisfiable: 'ScheduleAnyway' }, SPREAD];

    expect(spreads(deployment({}), [soft, hard])).toEqual([
      ['honor-taints', undefined, [soft, { ...hard, nodeTaintsPolicy: 'Honor' }]],
      [
        'per-revision',
        'pod-template-hash',
        [soft, { ...hard, matchLabelKeys: ['pod-template-hash'] }],
      ],
      ['schedule-anyway', undefined, [soft, { ...hard, whenUnsatisfiable: 'ScheduleAnyway' }]],
    ]);
  });

  it.each([
    ['a Deployment', deployment({}), 'pod-template-hash'],
    ['a Rollout', rollout({ canary: {} }), 'rollouts-pod-template-hash'],
  ])('leave out what it says already, by the label of %s', (_, workload, key) => {
    const done = { ...SPREAD, nodeTaintsPolicy: 'Honor', matchLabelKeys: [key] };

    expect(spreads(workload, [done]).map(([change]) => change)).toEqual(['schedule-anyway']);
  });

  it('count no revision alone where the pods carry none', () => {
    const daemons = manifest('apps/v1', 'DaemonSet', {}, {});

    expect(spreads(daemons, [SPREAD]).map(([change]) => change)).toEqual([
      'honor-taints',
      'schedule-anyway',
    ]);
  });

  it('are none where none is hard', () => {
    expect(spreads(deployment({}), [{ ...SPREAD, whenUnsatisfiable: 'ScheduleAnyway' }])).toEqual(
      [],
    );
    expect(spreads(deployment({}), undefined)).toEqual([]);
  });
});

/** Of each change to the strategy its fields. */
function strategies(workload: Updated) {
  return changesOf(workload, {}).map(({ change, workload: { spec } }) => {
    const { strategy, updateStrategy } = Object(spec);
    return [change, { ...(strategy && { strategy }), ...(updateStrategy && { updateStrategy }) }];
  });
}

/** Of each change to a template its spreads. */
function spreads(workload: Updated, topologySpreadConstraints: object[] | undefined) {
  const spec = { containers: [], topologySpreadConstraints };
  return changesOf(workload, { spec } as Template)
    .filter((one) => one.workload === workload)
    .map(({ change, key, template }) => [change, key, template.spec?.topologySpreadConstraints]);
}
