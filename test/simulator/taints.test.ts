import { describe, expect, it } from '@jest/globals';

import {
  isCordon,
  nearMiss,
  refusesCordon,
  untolerated,
  writtenTaint,
  writtenToleration,
} from '#src/simulator/taints.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const GPU = { key: 'dedicated', value: 'gpu', effect: 'NoSchedule' };
const tolerating = (...tolerations: object[]) => newPod({ spec: { tolerations } });

describe('a taint', () => {
  it.each([
    ['nothing', undefined],
    ['another key', { key: 'other', operator: 'Exists' }],
    ['another value', { key: 'dedicated', value: 'batch', effect: 'NoSchedule' }],
    ['no value', { key: 'dedicated' }],
    ['another effect', { ...GPU, effect: 'NoExecute' }],
    ['another operator', { ...GPU, operator: 'Lt' }],
    ['no key, but the value', { operator: 'Equal', value: 'gpu' }],
  ])('keeps off a pod that tolerates %s', (_, toleration) => {
    const pod = tolerating(...(toleration ? [toleration] : []));

    expect(untolerated(pod, node('w1', { taints: [GPU] }))).toEqual([{ ...GPU, index: 0 }]);
  });

  it.each([
    ['it', GPU],
    ['it in so many words', { ...GPU, operator: 'Equal' }],
    ['its key', { key: 'dedicated', operator: 'Exists' }],
    ['it with any effect', { key: 'dedicated', value: 'gpu' }],
    ['all', { operator: 'Exists' }],
  ])('lets in a pod that tolerates %s', (_, toleration) => {
    expect(untolerated(tolerating(toleration), node('w1', { taints: [GPU] }))).toEqual([]);
  });

  it('without a value is tolerated without one', () => {
    const spot = { key: 'spot', effect: 'NoExecute' };

    expect(untolerated(tolerating(spot), node('w1', { taints: [spot] }))).toEqual([]);
  });

  it('that only asks for other nodes keeps nobody off, and the others are told by their place', () => {
    const taints = [
      { ...GPU, effect: 'PreferNoSchedule' },
      { ...GPU, effect: 'NoExecute' },
    ];

    expect(untolerated(newPod(), node('w1', { taints })).map(({ index }) => index)).toEqual([1]);
  });

  it.each([
    ['node.kubernetes.io/unschedulable', true],
    ['node.kubernetes.io/not-ready', false],
  ])('%s is of a cordon: %j', (key, is) => {
    expect(isCordon({ key, effect: 'NoSchedule' })).toBe(is);
  });

  it.each([
    [GPU, 'dedicated=gpu:NoSchedule'],
    [{ key: 'spot', effect: 'NoExecute' }, 'spot:NoExecute'],
  ])('is written as kubectl does: %j', (taint, text) => {
    expect(writtenTaint(taint)).toBe(text);
  });
});

describe('a cordon', () => {
  const cordoned = node('w1', { unschedulable: true });
  const toleration = { key: 'node.kubernetes.io/unschedulable', operator: 'Exists' };

  it('keeps off all pods that do not tolerate its taint', () => {
    expect(refusesCordon(newPod(), cordoned)).toBe(true);
    expect(refusesCordon(newPod(), node('w1'))).toBe(false);
    expect(refusesCordon(tolerating({ ...toleration, effect: 'NoSchedule' }), cordoned)).toBe(
      false,
    );
    expect(refusesCordon(tolerating({ ...toleration, effect: 'NoExecute' }), cordoned)).toBe(true);
  });
});

describe('a toleration', () => {
  it('that nearly covers a taint names its key', () => {
    const almost = { ...GPU, value: 'gpus' };
    const pod = tolerating({ key: 'other', operator: 'Exists' }, almost);

    expect(nearMiss(pod, GPU)).toEqual(almost);
    expect(nearMiss(tolerating(GPU), GPU)).toBeUndefined();
    expect(nearMiss(newPod(), GPU)).toBeUndefined();
  });

  it.each([
    [GPU, 'dedicated=gpu:NoSchedule'],
    [{ key: 'dedicated', operator: 'Exists' }, 'dedicated exists'],
    [{ key: 'dedicated', operator: 'Exists', effect: 'NoExecute' }, 'dedicated exists:NoExecute'],
    [{ key: 'dedicated' }, 'dedicated='],
  ])('is written in the way of a taint: %j', (toleration, text) => {
    expect(writtenToleration(toleration)).toBe(text);
  });
});
