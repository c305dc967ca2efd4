import { expect, it } from '@jest/globals';

import type { WorkerJob } from '#src/domain/jobs.ts';
import { unreachable } from '#test/support/engines.ts';
import { whyJob } from '#test/support/jobs.ts';
import { worker } from '#test/support/workers.ts';

const { question } = whyJob('q-1');
const job: WorkerJob = {
  v: 1,
  id: 'talk-q-1',
  kind: 'talk',
  incident: 'i-1',
  question,
  intents: ['logs'],
};
const said = { id: 'talk-q-1-said', kind: 'talk', incident: 'i-1', intents: ['logs'], question };

it('says in the thread why nothing could be looked up', async () => {
  const { jobs, outbox } = worker({ resolveTarget: unreachable });

  await jobs.run(job);

  const result = { is: 'failed', code: 'unreachable' };
  expect(outbox.gateway).toMatchObject([{ ...said, result }]);
});

it('says there that it has given up', async () => {
  const { jobs, outbox } = worker();

  await jobs.giveUp(job, new Error('again and again'));

  expect(outbox.gateway).toMatchObject([{ ...said, result: { is: 'failed', code: 'failed' } }]);
});
