import { expect, it } from '@jest/globals';

import { autoscalerMinimum } from '#src/checklists/items/rollouts/autoscaler-minimum.ts';
import { marksOf, saidOf, scaler, setOn, spreadOver } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const SPREAD = setOn(['a', 'b'], spreadOver('DoNotSchedule'));

it('passes where it leaves two pods of what is to be spread', () => {
  expect(marksOf(autoscalerMinimum, cluster([...SPREAD, scaler({ min: 2, max: 5 })]))).toEqual([
    'scaler: pass',
  ]);
});

it('fails where it may leave one', () => {
  const source = cluster([...SPREAD, scaler({ min: 1, max: 5 })]);

  expect(marksOf(autoscalerMinimum, source)).toEqual(['scaler: fail']);
  expect(saidOf(autoscalerMinimum, source)).toContain('down to 1 pod (of at most 5)');
});

it('stays silent where nobody asked for a spread', () => {
  expect(
    marksOf(autoscalerMinimum, cluster([...setOn(['a', 'b']), scaler({ min: 1, max: 5 })])),
  ).toEqual([]);
});
