import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  ['creation/quota', 'maxSurge: 0'],
  ['creation/quota-fields', 'limits'],
  ['creation/limit-range', 'within the bound'],
  ['creation/pod-security', 'Do not lower the level'],
  ['creation/missing-reference', 'Create'],
  ['creation/denied', 'Do not switch the rule off'],
  ['creation/namespace-terminating', 'do not remove finalizers'],
  ['creation/webhook-unreachable', 'Bring back'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const offer = offeredFor(cause, ON).find(({ id }) => id === 'creation/comply');

  expect(offer?.proposal).toMatchObject({ kind: 'manual', risk: 'none' });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain(words);
});
