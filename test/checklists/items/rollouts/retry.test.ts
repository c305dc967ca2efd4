import { expect, it } from '@jest/globals';

import { retry } from '#src/checklists/items/rollouts/retry.ts';
import { marksOf, readyNode, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const NODES = [readyNode('w1'), readyNode('w2')];
const CANARY = { canary: { steps: [{ setWeight: 20 }] } };

it('passes where no order is left over', () => {
  expect(marksOf(retry, cluster([...NODES, rolloutOf(CANARY)]))).toEqual(['web: pass']);
});

it('says of an abort that the stable revision serves, and what a retry would do', () => {
  const aborted = rolloutOf(CANARY, {
    abort: true,
    currentPodHash: 'new',
    message: 'RolloutAborted: Rollout aborted update to revision 2',
  });
  const source = cluster([...NODES, aborted, ...updating()]);

  expect(marksOf(retry, source)).toEqual(['web: fail']);
  expect(saidOf(retry, source)).toContain('The stable revision serves with 2 of 2 pods');
  expect(saidOf(retry, source)).toContain('a retry starts the same revision');
});

it('fails where a full promotion was ordered of a revision without a Ready pod', () => {
  const promoted = rolloutOf(CANARY, { promoteFull: true, currentPodHash: 'new' });

  expect(saidOf(retry, cluster([...NODES, promoted, ...updating()]))).toContain('it ships nothing');
});
