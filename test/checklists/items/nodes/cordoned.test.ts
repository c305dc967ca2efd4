import { expect, it } from '@jest/globals';

import { cordoned } from '#src/checklists/items/nodes/cordoned.ts';
import { marksOf, readyNode } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const since = (name: string, minutes?: number) => {
  const taint = { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' };
  return readyNode(name, {
    unschedulable: true,
    taints: [{ ...taint, ...(minutes && { timeAdded: ago(minutes) }) }],
  });
};

it('passes while nobody has cordoned it, or for less than a day, and fails after that', () => {
  const nodes = [readyNode('open'), since('today', 60), since('forgotten', 3 * 24 * 60)];

  expect(marksOf(cordoned, cluster(nodes))).toEqual([
    'forgotten: fail',
    'open: pass',
    'today: pass',
  ]);
});

it('is not checked where it does not say since when', () => {
  expect(marksOf(cordoned, cluster([since('a')]))).toEqual(['a: not-checked']);
});
