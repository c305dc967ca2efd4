import { expect, it } from '@jest/globals';

import { symptomsOf } from '#test/support/pending.ts';
import { nodeSaying } from '#test/support/scheduling.ts';

const READY = { type: 'Ready', status: 'True' };

it('is a node that is Ready and short of something', () => {
  const message = 'kubelet has disk pressure';

  expect(
    symptomsOf(nodeSaying(READY, { type: 'DiskPressure', status: 'True', message })),
  ).toMatchObject([{ kind: 'node-troubled', part: 'DiskPressure', evidence: { quote: message } }]);
});

it.each([
  ['reports no trouble', nodeSaying(READY, { type: 'DiskPressure', status: 'False' })],
  ['reports what nobody knows', nodeSaying(READY, { type: 'HasMoonPhase', status: 'True' })],
])('is not a node that %s', (_, node) => {
  expect(symptomsOf(node)).toEqual([]);
});
