import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'Node', name: 'w1' };

it.each([
  ['node/unreachable', 'Do not force-delete pods'],
  ['node/not-ready', 'container runtime'],
  ['node/troubled', 'memory'],
  ['pod/evicted-by-node', 'may be deleted'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({ id: 'node/repair', proposal: { kind: 'manual', risk: 'none' } });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('w1');
  expect(offer?.text).toContain(words);
});
