import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  ['container/runtime-handler', 'nodeSelector'],
  ['container/security-profile', 'RuntimeDefault'],
  ['container/cannot-create', 'workingDir'],
  ['pod/sysctl-forbidden', 'allowedUnsafeSysctls'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const offer = offeredFor(cause, ON).find(({ id }) => id === 'container/prepare-node');

  expect(offer?.proposal).toMatchObject({ kind: 'manual', risk: 'none' });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain(words);
});
