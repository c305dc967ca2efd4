import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'batch/CronJob', namespace: 'shop', name: 'nightly' };

it.each([
  ['cron-job/never-fires', 'time zone'],
  ['cron-job/missed', 'startingDeadlineSeconds'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({
    id: cause,
    proposal: { kind: 'manual', risk: 'none' },
  });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('nightly');
  expect(offer?.text).toContain(words);
});
