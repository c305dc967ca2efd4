import { expect, it } from '@jest/globals';

import { autoscalerFits } from '#src/checklists/items/rollouts/autoscaler-fits.ts';
import { marksOf, readyNode, saidOf, scaler, setOn, spreadOver } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE } from '#test/support/scheduling.ts';

const NODES = [readyNode('cp', { taints: [CONTROL_PLANE] }), readyNode('a'), readyNode('b')];
const STRICT = setOn(['a', 'b'], spreadOver('DoNotSchedule'));

it('passes where as many pods as it may ask for find a node', () => {
  const source = cluster([...NODES, ...setOn(['a', 'b']), scaler({ max: 6 })]);

  expect(marksOf(autoscalerFits, source)).toEqual(['scaler: pass']);
});

it('fails where it wants more than a hard rule lets run, and says to go back first', () => {
  const source = cluster([...NODES, ...STRICT, scaler({ max: 10, desired: 4 })]);

  expect(marksOf(autoscalerFits, source)).toEqual(['scaler: fail']);
  expect(saidOf(autoscalerFits, source)).toContain('It wants 4 pods, and only 2 fit');
  expect(saidOf(autoscalerFits, source)).toContain('First bring it back to 2');
});

it('fails where only its maximum is out of reach', () => {
  const source = cluster([...NODES, ...STRICT, scaler({ max: 10 })]);

  expect(saidOf(autoscalerFits, source)).toContain('may ask for 10 pods, but only 2 fit');
});

it('is not checked where nodes may be added', () => {
  const grouped = readyNode('c', {
    labels: { 'eks.amazonaws.com/nodegroup': 'web' },
    taints: [CONTROL_PLANE],
  });
  const source = cluster([...NODES, grouped, ...STRICT, scaler({ max: 10 })]);

  expect(marksOf(autoscalerFits, source)).toEqual(['scaler: not-checked']);
});
