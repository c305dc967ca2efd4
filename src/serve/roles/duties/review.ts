import type { Preview } from '../../../domain/jobs.ts';
import { present } from '../../../text/present.ts';
import type { Answers, WorkerParts } from '../worker-parts.ts';
import type { Duty, JobOf } from './duty.ts';

type Review = JobOf<'preview' | 'fill-in' | 'take-back'>;

/** Whoever reviews a change is shown it proved again, and whether they may have it carried out. */
export function review<J extends Review>(
  prove: (answers: Answers, job: J) => Promise<Preview>,
): Duty<J> {
  return {
    run: async (job, parts) => shown(job, await prove(parts.answers, job), parts),
    giveUp: async (job, text, parts) => shown(job, { is: 'failed', text }, parts),
  };
}

async function shown(job: Review, made: Preview, { outbox, mayApply }: WorkerParts): Promise<void> {
  const { id, view, incident, lang, person } = job;
  const right = made.is === 'ready' ? await mayApply({ plan: made.plan, person, lang }) : undefined;
  const preview = { ...made, ...present({ right }) };
  const delivery = { v: 1, id: `${id}-preview`, kind: 'preview', preview } as const;
  const about = {
    ...(job.kind === 'fill-in' && { filled: job.filled }),
    ...(job.kind === 'take-back' && { undoes: job.plan.id }),
  };
  await outbox.toGateway({ ...delivery, ...about, view, incident, person, lang });
}
