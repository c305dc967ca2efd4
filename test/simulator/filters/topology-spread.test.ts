import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { clusterOf } from '#src/simulator/cluster.ts';
import { topologySpread } from '#src/simulator/filters/topology-spread.ts';
import type { Constraint } from '#src/simulator/spread.ts';
import { CONTROL_PLANE, newPod, node, podOn, rejectedBy } from '#test/support/scheduling.ts';

const rule: Constraint = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const cp = node('cp', { taints: [CONTROL_PLANE] });
const workers = [node('w1'), node('w2')];
const running = [podOn('w1', 'a'), podOn('w2', 'b')];
const both = { w1: ['spread'], w2: ['spread'] };

function rejected(change: Partial<Constraint>, nodes = [cp, ...workers], pods = running) {
  const labels = { app: 'web', revision: 'new' };
  const spec = { topologySpreadConstraints: [{ ...rule, ...change }] };
  return rejectedBy(topologySpread, newPod({ spec, labels }), nodes, pods);
}

describe('topology-spread', () => {
  it('counts a tainted node as an empty domain, unless taints are honoured', () => {
    expect(rejected({})).toEqual(both);
    expect(rejected({ nodeTaintsPolicy: 'Honor' })).toEqual({});
  });

  it.each([
    ['no selector', { labelSelector: undefined }],
    ['a soft rule', { whenUnsatisfiable: 'ScheduleAnyway' }],
    ['revisions that are counted apart', { matchLabelKeys: ['revision'] }],
    ['a larger skew', { maxSkew: 2 }],
  ])('lets pass with %s', (_, change) => {
    expect(rejected(change as Partial<Constraint>)).toEqual({});
  });

  it('ignores a key in matchLabelKeys that the pod does not have', () => {
    expect(rejected({ matchLabelKeys: ['pod-template-hash'] })).toEqual(both);
  });

  it('takes 0 for the smallest where there are too few domains', () => {
    expect(rejected({}, workers)).toEqual({});
    expect(rejected({ minDomains: 3 }, workers)).toEqual(both);
  });

  it.each([
    ['pods that are going', podOn('w1', 'a', { going: true })],
    ['pods of other namespaces', podOn('w1', 'a', { namespace: 'bank' })],
  ])('does not count %s', (_, other) => {
    expect(rejected({}, workers.slice(0, 1), [other])).toEqual({});
  });

  it('leaves out nodes that the pod does not select, unless told to count them', () => {
    const spec = (nodeAffinityPolicy: string) => ({
      nodeSelector: { pool: 'x' },
      topologySpreadConstraints: [{ ...rule, nodeAffinityPolicy }],
    });
    const nodes = [node('w1', { labels: { pool: 'x' } }), node('w2')];
    const pods = [podOn('w1', 'a')];

    expect(rejectedBy(topologySpread, newPod({ spec: spec('Honor') }), nodes, pods)).toEqual({});
    expect(rejectedBy(topologySpread, newPod({ spec: spec('Ignore') }), nodes, pods)).toEqual({
      w1: ['spread'],
    });
  });

  it('counts a node only where it has the labels of all rules, and none of the soft ones', () => {
    const zoned = node('w1', { labels: { zone: 'a' } });
    const both = (whenUnsatisfiable: string) => ({
      topologySpreadConstraints: [rule, { ...rule, topologyKey: 'zone', whenUnsatisfiable }],
    });
    const by = (whenUnsatisfiable: string) =>
      rejectedBy(
        topologySpread,
        newPod({ spec: both(whenUnsatisfiable) }),
        [zoned, node('w2')],
        [podOn('w1', 'a')],
      );

    expect(by('DoNotSchedule')).toEqual({ w2: ['spread-label'] });
    expect(by('ScheduleAnyway')).toEqual({ w1: ['spread'] });
  });

  it('rejects nodes without its label', () => {
    expect(rejected({ topologyKey: 'zone' }, workers)).toEqual({
      w1: ['spread-label'],
      w2: ['spread-label'],
    });
  });

  it('always lets a domain pass that is the smallest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }), (counts) => {
        const nodes = counts.map((_, index) => node(`w${index}`));
        const pods = counts.flatMap((count, index) =>
          Array.from({ length: count }, (_, nth) => podOn(`w${index}`, `p${index}-${nth}`)),
        );
        const smallest = counts.indexOf(Math.min(...counts));

        expect(rejected({}, nodes, pods)).not.toHaveProperty(`w${smallest}`);
      }),
    );
  });

  it('counts no pod by an empty selector, only the new one', () => {
    expect(rejected({ labelSelector: {} }, workers)).toEqual({});
    expect(rejected({ labelSelector: {}, minDomains: 3 }, workers)).toEqual({});
  });

  it('tries a node without some of its pods', () => {
    const [first, ...others] = [podOn('w1', 'a'), podOn('w1', 'b'), podOn('w2', 'c')];
    const [w1] = workers;
    if (!w1 || !first) throw new Error('There is no node.');
    const spec = { topologySpreadConstraints: [rule] };
    const check = topologySpread.of(newPod({ spec }), clusterOf(workers, [first, ...others]));

    expect(check(w1)).toEqual(['spread']);
    expect(check(w1, { put: [], drop: [first] })).toEqual([]);
    expect(check(w1, { put: [first], drop: [first] })).toEqual(['spread']);
  });
});
