import { describe, expect, it } from '@jest/globals';

import { taints } from '#src/simulator/filters/taints.ts';
import { newPod, node, rejectedBy } from '#test/support/scheduling.ts';

const taint = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };

describe('taints', () => {
  it.each([
    ['nothing', undefined],
    ['another value', { key: 'dedicated', operator: 'Equal', value: 'jobs' }],
    ['another effect', { key: 'dedicated', operator: 'Exists', effect: 'NoExecute' }],
    ['another key', { key: 'gpu', operator: 'Exists' }],
  ])('reject a pod that tolerates %s', (_, toleration) => {
    expect(rejected(taint, toleration)).toEqual({ a: ['taint'] });
  });

  it.each([
    ['the key', { key: 'dedicated', operator: 'Exists' }],
    ['key and value', { key: 'dedicated', value: 'batch', effect: 'NoSchedule' }],
    ['everything', { operator: 'Exists' }],
  ])('let a pod pass that tolerates %s', (_, toleration) => {
    expect(rejected(taint, toleration)).toEqual({});
  });

  it('reject for NoExecute, and never for PreferNoSchedule', () => {
    expect(rejected({ ...taint, effect: 'NoExecute' })).toEqual({ a: ['taint'] });
    expect(rejected({ ...taint, effect: 'PreferNoSchedule' })).toEqual({});
  });

  it('leave the taint of a cordon to the cordon', () => {
    const cordon = { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' };
    const closed = node('a', { taints: [cordon], unschedulable: true });

    expect(rejectedBy(taints, newPod(), [closed])).toEqual({});
  });

  it('judge the taint of a cordon where the pod tolerates the cordon itself', () => {
    const cordon = { key: 'node.kubernetes.io/unschedulable', effect: 'NoExecute' };
    const closed = node('a', { taints: [cordon], unschedulable: true });
    const tolerations = [{ key: cordon.key, effect: 'NoSchedule', operator: 'Exists' }];

    expect(rejectedBy(taints, newPod({ spec: { tolerations } }), [closed])).toEqual({
      a: ['taint'],
    });
  });
});

function rejected(on: typeof taint, toleration?: Readonly<Record<string, string>>) {
  const pod = newPod({ spec: { tolerations: toleration ? [toleration] : [] } });
  return rejectedBy(taints, pod, [node('a', { taints: [on] })]);
}
