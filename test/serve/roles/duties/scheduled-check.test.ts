import { expect, it } from '@jest/globals';

import type { DeliveryJob } from '#src/domain/jobs.ts';
import type { JobOf } from '#src/serve/roles/duties/duty.ts';
import { scheduledCheck } from '#src/serve/roles/duties/scheduled-check.ts';
import type { WorkerParts } from '#src/serve/roles/worker-parts.ts';
import { checkAnswer } from '#test/support/checks.ts';

const job: JobOf<'scheduled-check'> = {
  v: 1,
  id: 'scheduled-check-C1',
  kind: 'scheduled-check',
  channel: 'C1',
  lists: 'nodes',
  lang: 'en',
};

it('asks for what the channel may see, and hands on what came of it', async () => {
  const asked: unknown[] = [];
  const put = await ran(async (question) => {
    asked.push(question);
    return { is: 'check', check: checkAnswer(), tookMs: 1 };
  });

  expect(asked).toEqual([{ query: { text: 'nodes' }, lang: 'en', place: { channel: 'C1' } }]);
  expect(put).toMatchObject([{ kind: 'check-news', channel: 'C1', check: checkAnswer() }]);
});

it('hands on nothing where the cluster cannot be reached: the next one tells', async () => {
  expect(await ran(async () => ({ is: 'failed', code: 'unreachable', message: '' }))).toEqual([]);
});

async function ran(check: WorkerParts['answers']['check']): Promise<readonly DeliveryJob[]> {
  const put: DeliveryJob[] = [];
  const outbox = { toGateway: async (one: DeliveryJob) => void put.push(one) };
  await scheduledCheck.run(job, { answers: { check }, outbox } as unknown as WorkerParts);
  return put;
}
