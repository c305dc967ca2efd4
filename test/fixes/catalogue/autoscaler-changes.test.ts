import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { podOfSet, SET, set } from '#test/fixes/support/sets.ts';
import { specified } from '#test/support/objects.ts';

const KIND = 'autoscaling/HorizontalPodAutoscaler';
const TARGET = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
const autoscaler = (spec: object, name = 'web'): Resource => {
  const made = specified(KIND, name, { scaleTargetRef: TARGET, ...spec });
  return { ...made, metadata: { ...made.metadata, uid: `${name}-1` } };
};
const web = (replicas: number): Resource => {
  const made = template({}) as Resource<'apps/Deployment'>;
  const whole: object = { ...made, spec: { ...made.spec, replicas } };
  return whole as Resource;
};
const written = (remedy: string, finding: Parameters<typeof proposalsFor>[1], ...all: Resource[]) =>
  proposalsFor(remedy, finding, all[0] ?? web(3), ...all.slice(1)).map(({ change, risk }) => [
    ...(change?.ops.map((op) => [op.path, 'value' in op && op.value]) ?? []),
    risk,
  ]);

describe('where there is room for fewer pods than are wanted', () => {
  const crowded = crashOf('scheduling/pod-affinity', { fewer: { fits: 2 } });

  it.each([
    [
      'of an autoscaler is lowered to as many',
      { minReplicas: 3 },
      [[['/spec/minReplicas', 2], 'none']],
    ],
    ['stays where load asks for more than it', { minReplicas: 2 }, []],
    ['stays at one', {}, []],
  ])('the minimum %s', (_, spec, expected) => {
    expect(written('autoscaling/lower-minimum', crowded, web(3), autoscaler(spec))).toEqual(
      expected,
    );
  });

  it('the minimum stays where the autoscaler cannot measure, and so keeps the size that it has', () => {
    const conditions = [{ type: 'ScalingActive', status: 'False' }];
    const stuck = { ...autoscaler({ minReplicas: 3 }), status: { conditions } };

    expect(written('autoscaling/lower-minimum', crowded, web(3), stuck)).toEqual([]);
  });

  it('two autoscalers of it are left as they are', () => {
    const both = [autoscaler({ minReplicas: 3 }), autoscaler({ minReplicas: 3 }, 'other')];

    expect(written('autoscaling/lower-minimum', crowded, web(3), ...both)).toEqual([]);
  });

  it.each([
    ['scheduling/insufficient-resource', { atMost: 2 }, 2],
    ['scheduling/insufficient-resource', {}, undefined],
    ['scheduling/insufficient-resource', { atMost: 3 }, undefined],
  ])('as many are asked for: %s with %j', (id, params, fits) => {
    expect(written('workload/fewer-replicas', crashOf(id, params), web(3))).toEqual(
      fits === undefined ? [] : [[['/spec/replicas', fits], 'none']],
    );
  });

  it.each([
    ['a quota is full', { is: 'full' }, 1],
    ['it has room by now', { is: 'has-room' }, undefined],
    ['only its update needs more', { is: 'full', update: { old: 1 } }, undefined],
  ])('as many are asked for as were let in: %s', (_, params, fits) => {
    const found = { ...crashOf('creation/quota', params), subject: SET };
    const [change] = written('workload/fewer-replicas', found, set(3), podOfSet());

    expect(change?.[0]).toEqual(fits === undefined ? undefined : ['/spec/replicas', fits]);
  });
});

describe('what an autoscaler cannot measure', () => {
  const CPU = { type: 'Resource', resource: { name: 'cpu' } };
  const MEMORY = { type: 'Resource', resource: { name: 'memory' } };
  const QUEUE = { type: 'External', external: { metric: { name: 'queue' } } };
  const stuck = (id: string, params: object) => ({
    ...crashOf(id, { autoscaler: 'web', ...params }),
    seen: [
      {
        key: 'stuck',
        kind: 'autoscaler-stuck',
        on: refTo(KIND, autoscaler({})),
        reason: 'FailedGetResourceMetric',
        evidence: { source: 'field', on: TARGET, path: '/status', quote: '' },
        hurts: 'progress',
      } as const,
    ],
  });
  const unset = stuck('autoscaling/missing-request', { resource: 'memory' });
  const unserved = stuck('autoscaling/metrics-api', { group: 'external.metrics.k8s.io' });

  it.each([
    ['a resource that is not requested', unset, [CPU, MEMORY], [CPU]],
    ['what no API serves', unserved, [CPU, QUEUE], [CPU]],
  ])('is left out, where it measures something else: %s', (_, finding, metrics, left) => {
    const scaler = { ...autoscaler({ metrics }), status: { currentMetrics: [CPU] } };
    const [change] = written(`autoscaling/other-metrics`, finding, web(3), scaler);

    expect(change).toEqual([['/spec/metrics', left], 'restart']);
  });

  it.each([
    ['it could not read that either', { currentMetrics: [{ type: '' }] }],
    ['nothing says that it reads that', { currentMetrics: null }],
    ['it has not measured yet', undefined],
  ])('stays where of what is left %s', (_, status) => {
    const scaler = { ...autoscaler({ metrics: [CPU, QUEUE] }), ...(status && { status }) };

    expect(written('autoscaling/other-metrics', unserved, web(3), scaler)).toEqual([]);
  });

  it.each([
    ['it measures nothing else', unset, [MEMORY]],
    ['it measures that nowhere', unset, [CPU]],
    ['it does not say what it measures', unserved, undefined],
  ])('stays where %s', (_, finding, metrics) => {
    const scaler = autoscaler(metrics ? { metrics } : {});

    expect(written('autoscaling/other-metrics', finding, web(3), scaler)).toEqual([]);
  });
});
