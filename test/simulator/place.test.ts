import { describe, expect, it } from '@jest/globals';

import { fitting, place } from '#src/simulator/place.ts';
import { newPod, podOn, threeNodes } from '#test/support/scheduling.ts';

const large = { container: { resources: { requests: { cpu: '3' } } } };

describe('place', () => {
  it('finds the nodes that would take a pod', () => {
    expect(fitting(place(newPod(), threeNodes()))).toEqual(['worker-1', 'worker-2']);
  });

  it('tells all that blocks a node, in the order of the scheduler', () => {
    const { nodes } = place(newPod(large), threeNodes([podOn('worker-1', 'a')]));

    expect(nodes).toEqual([
      {
        node: 'cp',
        blockers: [
          { filter: 'taints', codes: ['taint'] },
          { filter: 'resources', codes: ['insufficient/cpu'] },
        ],
      },
      { node: 'worker-1', blockers: [{ filter: 'resources', codes: ['insufficient/cpu'] }] },
      { node: 'worker-2', blockers: [{ filter: 'resources', codes: ['insufficient/cpu'] }] },
    ]);
  });

  it.each([
    ['volumes', { volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }] }],
    ['resource-claims', { resourceClaims: [{ name: 'gpu' }] }],
    ['scheduler', { schedulerName: 'volcano' }],
  ])('says that it does not decide %s', (what, spec) => {
    expect(place(newPod({ spec }), threeNodes()).undecided).toEqual([what]);
  });
});
