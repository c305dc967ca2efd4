import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  ['control-plane/no-scheduler', 'schedulerName'],
  ['control-plane/controller-silent', 'Lease'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({
    id: 'control-plane/restore',
    proposal: { kind: 'manual', risk: 'none' },
  });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('web');
  expect(offer?.text).toContain(words);
});
