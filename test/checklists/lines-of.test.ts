import { expect, it } from '@jest/globals';

import { drain } from '#src/checklists/items/budgets/drain.ts';
import { cordoned } from '#src/checklists/items/nodes/cordoned.ts';
import { contents } from '#src/checklists/items/references/contents.ts';
import { marksOf, readyNode, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it('has a line for a kind that may not be listed, so that silence never stands for it', () => {
  expect(marksOf(drain, cluster([], ['poddisruptionbudgets.policy']))).toEqual([
    'forbidden: not-checked',
  ]);
});

it('does not pass what rests on something unread', () => {
  const containers = [{ name: 'app', image: 'app:1', envFrom: [{ secretRef: { name: 'keys' } }] }];

  expect(marksOf(contents, cluster(setOn(['a'], { containers }), ['secrets']))).toEqual([
    'web: not-checked',
  ]);
});

it('says nothing of kinds of which there are none', () => {
  expect(marksOf(cordoned, cluster([]))).toEqual([]);
  expect(marksOf(cordoned, cluster([readyNode('a')]))).toEqual(['a: pass']);
});
