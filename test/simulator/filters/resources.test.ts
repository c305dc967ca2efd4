import { describe, expect, it } from '@jest/globals';

import { resources } from '#src/simulator/filters/resources.ts';
import { newPod, node, podOn, rejectedBy } from '#test/support/scheduling.ts';

const requests = (amounts: Readonly<Record<string, string>>) => ({
  container: { resources: { requests: amounts } },
});
const busy = podOn('a', 'busy', requests({ cpu: '1500m', memory: '1Gi' }));

describe('resources', () => {
  it.each([
    ['fits exactly', { cpu: '500m', memory: '3Gi' }, {}],
    ['lacks cpu', { cpu: '501m' }, { a: ['insufficient/cpu'] }],
    ['lacks two', { cpu: '1', memory: '4Gi' }, { a: ['insufficient/cpu', 'insufficient/memory'] }],
    [
      'wants what is not offered',
      { 'nvidia.com/gpu': '1' },
      { a: ['insufficient/nvidia.com/gpu'] },
    ],
    ['wants nothing', { cpu: '0' }, {}],
  ])('know a pod that %s', (_, wanted, rejected) => {
    expect(rejectedBy(resources, newPod(requests(wanted)), [node('a')], [busy])).toEqual(rejected);
  });

  it('count pods, and those that are going but not those that have ended', () => {
    const small = node('a', { allocatable: { pods: '1' } });
    const going = podOn('a', 'going', { going: true });
    const ended = podOn('a', 'ended', { phase: 'Succeeded' });

    expect(rejectedBy(resources, newPod(), [small], [going])).toEqual({ a: ['too-many-pods'] });
    expect(rejectedBy(resources, newPod(), [small], [ended])).toEqual({});
  });
});
