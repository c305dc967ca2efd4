import type { NoAnswer } from '../../../domain/jobs.ts';
import type { Talked } from '../../../domain/talk.ts';
import type { WorkerParts } from '../worker-parts.ts';
import type { Duty, JobOf } from './duty.ts';

type Talk = JobOf<'talk'>;

/** What somebody asks for in the thread of an incident is looked up, and said there. */
export const talk: Duty<Talk> = {
  async run(job, parts) {
    const result = await parts.answers.talk(job.question, job.intents);
    if ('tookMs' in result) parts.took(result.tookMs / 1_000);
    await said(job, result, parts);
  },
  giveUp: async (job, message, parts) =>
    said(job, { is: 'failed', code: 'failed', message }, parts),
};

async function said(
  { id, incident, question, intents }: Talk,
  result: Talked | NoAnswer,
  { outbox }: WorkerParts,
): Promise<void> {
  const delivery = { v: 1, id: `${id}-said`, kind: 'talk', incident, question, intents } as const;
  await outbox.toGateway({ ...delivery, result });
}
