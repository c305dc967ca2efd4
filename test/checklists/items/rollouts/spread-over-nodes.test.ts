import { expect, it } from '@jest/globals';

import { spreadOverNodes } from '#src/checklists/items/rollouts/spread-over-nodes.ts';
import { marksOf, readyNode, saidOf, setOn, spreadOver } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const NODES = [readyNode('a'), readyNode('b')];

it('passes where Ready pods are on two nodes', () => {
  expect(marksOf(spreadOverNodes, cluster([...NODES, ...setOn(['a', 'b'])]))).toEqual([
    'web: pass',
  ]);
});

it.each([
  ['soft', spreadOver('ScheduleAnyway')],
  ['hard rule counts only while', spreadOver('DoNotSchedule')],
  ['No rule spreads them', {}],
])('fails where all are on one, and tells which rule let that be: %s', (said, template) => {
  const source = cluster([...NODES, ...setOn(['a', 'a'], template)]);

  expect(marksOf(spreadOverNodes, source)).toEqual(['web: fail']);
  expect(saidOf(spreadOverNodes, source)).toContain('All 2 Ready pods are on `a`, none on `b`');
  expect(saidOf(spreadOverNodes, source)).toContain(said);
});

it.each([
  ['there is one replica', [...NODES, ...setOn(['a'])]],
  [
    'no other node takes pods',
    [readyNode('a'), readyNode('b', { unschedulable: true }), ...setOn(['a', 'a'])],
  ],
])('stays silent where %s', (_, objects) => {
  expect(marksOf(spreadOverNodes, cluster(objects))).toEqual([]);
});

it('is not checked where nodes cannot be read', () => {
  const source = cluster(setOn(['a', 'b']), ['nodes']);

  expect(marksOf(spreadOverNodes, source)).toEqual([]);
});
