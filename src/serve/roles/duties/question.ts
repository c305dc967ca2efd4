import type { Brought } from '../../../domain/jobs.ts';
import type { Question } from '../../../domain/question.ts';
import type { Answers } from '../worker-parts.ts';
import { answered } from './answered.ts';
import type { Duty, JobOf } from './duty.ts';
import { failed } from './failed.ts';
import { timed } from './timed.ts';

/** A question is answered where it was asked; `ask` is how the engine is asked. */
export function question(
  ask: (answers: Answers, question: Question) => Promise<Brought>,
): Duty<JobOf<'why' | 'scan' | 'check' | 'explain'>> {
  return {
    async run(job, parts) {
      await answered(job, timed(await ask(parts.answers, job.question), parts), parts);
    },
    giveUp: async (job, why, parts) => answered(job, failed(why), parts),
  };
}
