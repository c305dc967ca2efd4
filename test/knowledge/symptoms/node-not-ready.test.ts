import { expect, it } from '@jest/globals';

import { symptomsOf } from '#test/support/pending.ts';
import { node } from '#test/support/scheduling.ts';

const saying = (status: string) => ({
  ...node('w1'),
  status: { conditions: [{ type: 'Ready', status, reason: 'NodeStatusUnknown', message: 'gone' }] },
});

it.each(['False', 'Unknown'])('is a node whose Ready condition is %s', (status) => {
  expect(symptomsOf(saying(status))).toMatchObject([
    { kind: 'node-not-ready', reason: 'NodeStatusUnknown', evidence: { quote: 'gone' } },
  ]);
});

it('is not a node that is Ready', () => {
  expect(symptomsOf(saying('True'))).toEqual([]);
});
