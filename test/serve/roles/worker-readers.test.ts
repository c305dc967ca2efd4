import { expect, it } from '@jest/globals';

import { alert, whyJob } from '#test/support/jobs.ts';
import { worker } from '#test/support/workers.ts';

it('shows of an alert what the channel of alerts may see, and of a question what its place and asker may', async () => {
  const { jobs, read } = worker();
  const why = whyJob('q-1');

  await jobs.run({ v: 1, id: 'a-1', kind: 'alert', alert: alert(), lang: 'en' });
  await jobs.run(why);

  const { place, asker } = why.question;
  expect(read).toEqual([
    { place: { channel: 'CALERTS001' } },
    expect.objectContaining({ place, asker }),
  ]);
});
