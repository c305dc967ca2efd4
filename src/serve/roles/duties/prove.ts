import { noProof } from '../../../answers/words/preview.ts';
import { present } from '../../../text/present.ts';
import type { WorkerParts } from '../worker-parts.ts';
import type { Duty, JobOf } from './duty.ts';

/** What was approved is proved once more and handed on, whatever comes of it. */
export const prove: Duty<JobOf<'prove'>> = {
  async run(job, parts) {
    const { plan, lang } = job;
    await handOn(job, await parts.answers.disproof(plan, lang, job), parts);
  },
  giveUp: async (job, why, parts) => handOn(job, noProof[job.lang](why), parts),
};

/** The remediator alone says how an approval ended, also where nothing is left to carry out. */
async function handOn(
  { id, approval, plan, lang }: JobOf<'prove'>,
  against: string | undefined,
  { outbox }: WorkerParts,
): Promise<void> {
  const change = { v: 1, id, kind: 'change', approval, plan, lang } as const;
  await outbox.toRemediator({ ...change, ...present({ against }) });
}
