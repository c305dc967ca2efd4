import { describe, expect, it } from '@jest/globals';

import type { Pod } from '#src/simulator/cluster.ts';
import { afterRemoval, type Removal } from '#src/simulator/rollout/after-removal.ts';
import { ago } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

const ROLLING = { is: 'rolling' } as const;
const COST = 'controller.kubernetes.io/pod-deletion-cost';
const having = (one: Pod, metadata: object): Pod => ({
  ...one,
  metadata: { ...one.metadata, ...metadata },
});
const unready = (one: Pod): Pod => ({
  ...one,
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'False' }] },
});
const names = (pods: readonly Pod[]) => pods.map(({ metadata }) => metadata?.name);

/** Which pods stay where so many older and updated ones may. */
function left(
  { older = [], placed = [] }: Readonly<{ older?: readonly Pod[]; placed?: readonly Pod[] }>,
  point: Readonly<{ older: number; updated: number }>,
  removal: Removal = 'ranked',
) {
  const at = { placed, older, step: 0, point: { older: 9, updated: 9, at: ROLLING } };
  const then = afterRemoval(at, { ...point, at: ROLLING }, removal);
  return { older: names(then.older), placed: names(then.placed), point: then.point };
}

describe('the ReplicaSet controller takes away first', () => {
  it.each([
    ['a pod without a node', podOn('', 'a'), podOn('w1', 'b')],
    ['one that is not Ready', unready(podOn('w1', 'a')), podOn('w2', 'b')],
    [
      'one of a lower cost',
      podOn('w1', 'a'),
      having(podOn('w2', 'b'), { annotations: { [COST]: '1' } }),
    ],
    [
      'the newest',
      having(podOn('w1', 'a'), { creationTimestamp: ago(1) }),
      having(podOn('w2', 'b'), { creationTimestamp: ago(2) }),
    ],
  ])('%s', (_, first, second) => {
    const point = { older: 1, updated: 0 };

    expect(left({ older: [first, second] }, point).older).toEqual(['b']);
    expect(left({ older: [second, first] }, point).older).toEqual(['b']);
  });

  it('one beside most others of the workload, old and new', () => {
    const older = [podOn('w1', 'a'), podOn('w2', 'b')];

    expect(left({ older, placed: [podOn('w1', 'c')] }, { older: 1, updated: 1 })).toEqual({
      older: ['b'],
      placed: ['c'],
      point: { older: 1, updated: 1, at: ROLLING },
    });
    expect(left({ older, placed: [podOn('w2', 'c')] }, { older: 1, updated: 1 }).older).toEqual([
      'a',
    ]);
  });

  it('one without a node before one that is not Ready, and that before one of a lower cost', () => {
    const cheap = having(podOn('w1', 'cheap'), { annotations: { [COST]: '-1' } });
    const older = [cheap, unready(podOn('w2', 'unready')), podOn('', 'unplaced')];

    expect(left({ older }, { older: 2, updated: 0 }).older).toEqual(['unready', 'cheap']);
    expect(left({ older }, { older: 1, updated: 0 }).older).toEqual(['cheap']);
  });

  it('and leaves as it was what is not too much', () => {
    const older = [podOn('w1', 'a'), podOn('', 'b')];

    expect(left({ older }, { older: 2, updated: 0 }).older).toEqual(['a', 'b']);
  });
});

it('another controller takes them away from the front of its list', () => {
  const placed = [podOn('w1', 'a'), podOn('', 'b'), podOn('w1', 'c')];

  expect(left({ placed }, { older: 0, updated: 2 }, 'listed').placed).toEqual(['b', 'c']);
  expect(left({ placed }, { older: 0, updated: 0 }, 'listed').placed).toEqual([]);
});
