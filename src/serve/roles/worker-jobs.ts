import { cutOff } from '../../answers/words/errors.ts';
import { gaveUp } from '../../answers/words/gave-up.ts';
import { CutOff } from '../../domain/errors.ts';
import type { WorkerJob } from '../../domain/jobs.ts';
import type { Duty } from './duties/duty.ts';
import { duties } from './duties/index.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Answers questions and alerts, fills previews, proves what was approved and watches changes. A rerun delivers under the same ids. */
export function workerJobs(parts: WorkerParts) {
  async function giveUp(job: WorkerJob, error: unknown): Promise<void> {
    const lang = 'question' in job ? job.question.lang : job.lang;
    const why = error instanceof CutOff ? cutOff[lang](error.seconds) : gaveUp[lang]();
    await dutyOf(job).giveUp(job, why, parts);
  }

  return {
    giveUp,
    async run(job: WorkerJob): Promise<void> {
      try {
        await dutyOf(job).run(job, parts);
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        await giveUp(job, error); // it would take as long again
      }
    },
  };
}

/** The duty of the job's own kind takes no other job. */
function dutyOf({ kind }: WorkerJob): Duty<WorkerJob> {
  return duties[kind];
}
