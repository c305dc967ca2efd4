import { expect, it } from '@jest/globals';

import { spreadRuleCounts } from '#src/checklists/items/rollouts/spread-rule-counts.ts';
import { marksOf, saidOf, setOn, spreadOver } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it('passes where a rule has a selector, and is silent where there is none', () => {
  const ruled = cluster(setOn(['a', 'b'], spreadOver('DoNotSchedule')));

  expect(marksOf(spreadRuleCounts, ruled)).toEqual(['web: pass']);
  expect(marksOf(spreadRuleCounts, cluster(setOn(['a', 'b'])))).toEqual([]);
});

it('fails where a rule has no selector', () => {
  const idle = cluster(
    setOn(['a', 'b'], spreadOver('DoNotSchedule', { labelSelector: undefined })),
  );

  expect(marksOf(spreadRuleCounts, idle)).toEqual(['web: fail']);
  expect(saidOf(spreadRuleCounts, idle)).toContain('no `labelSelector`');
});
