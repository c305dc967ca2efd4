import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'Namespace', name: 'old' };

it.each([
  ['lifecycle/finalizer', 'Only its owner may decide'],
  ['lifecycle/namespace-not-empty', 'is not to be removed'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({
    id: 'lifecycle/let-go',
    proposal: { kind: 'manual', risk: 'none' },
  });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('old');
  expect(offer?.text).toContain(words);
});
