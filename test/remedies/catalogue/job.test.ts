import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'batch/Job', namespace: 'shop', name: 'load' };

it.each([
  ['job/gave-up', 'activeDeadlineSeconds'],
  ['job/sidecar-keeps-running', 'restartPolicy: Always'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({ id: 'job/remake', proposal: { kind: 'manual', risk: 'none' } });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('load');
  expect(offer?.text).toContain(words);
});
