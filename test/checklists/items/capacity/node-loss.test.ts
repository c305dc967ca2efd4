import { expect, it } from '@jest/globals';

import { nodeLoss } from '#src/checklists/items/capacity/node-loss.ts';
import { marksOf, readyNode, saidOf, setOn, spreadOver } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE } from '#test/support/scheduling.ts';

const NODES = [readyNode('a'), readyNode('b')];
const asking = (cpu: string) => [{ name: 'app', image: 'app:1', resources: { requests: { cpu } } }];

it('passes where the others have room', () => {
  const source = cluster([...NODES, ...setOn(['a', 'b'], { containers: asking('500m') })]);

  expect(marksOf(nodeLoss, source)).toEqual(['a: pass', 'b: pass']);
});

it('fails where they have none, and names the pods', () => {
  const source = cluster([...NODES, ...setOn(['a', 'b'], { containers: asking('1500m') })]);

  expect(marksOf(nodeLoss, source)).toEqual(['a: fail', 'b: fail']);
  expect(saidOf(nodeLoss, source)).toContain(
    '1 pod of 1 would find no other node: `shop/web-0` (too few resources)',
  );
});

it('passes where a pod waits only by its own rule, and others like it serve', () => {
  const source = cluster([
    ...NODES,
    ...setOn(['a', 'b'], spreadOver('DoNotSchedule', { minDomains: 2 })),
  ]);

  expect(marksOf(nodeLoss, source)).toEqual(['a: pass', 'b: pass']);
  expect(saidOf(nodeLoss, source)).toContain('by its own rule');
});

it('is silent about a control plane, and about a cluster of one node', () => {
  expect(marksOf(nodeLoss, cluster([readyNode('a')]))).toEqual([]);
  expect(
    marksOf(nodeLoss, cluster([readyNode('cp', { taints: [CONTROL_PLANE] }), readyNode('a')])),
  ).toEqual(['a: pass']);
});
