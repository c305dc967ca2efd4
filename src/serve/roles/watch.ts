import { notReachedInTime } from '../../answers/words/errors.ts';
import type { Progress, WorkerJob } from '../../domain/jobs.ts';
import type { Answers, WorkerParts } from './worker-parts.ts';

type Watch = Extract<WorkerJob, { kind: 'watch' }>;
type Parts = Pick<WorkerParts, 'outbox'>;

/** A new revision has that long; Deployments and Rollouts call it stuck after as long by default. */
const LIMIT_MIN = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** One look at what a change has brought. Until the goal is reached or time is up, it puts the next look. */
export async function watch(
  job: Watch,
  parts: Parts & Readonly<{ answers: Pick<Answers, 'look'> }>,
): Promise<void> {
  const { plan, lang, since, turn } = job;
  const { source, ...state } = await parts.answers.look(plan, lang);
  const from = source ? { source } : {};
  if (state.is === 'reached') return await tell(job, { step: 'verified', ...from }, parts);

  const { text } = state;
  // A recorded cluster does not move on by itself.
  if (state.is === 'failed' || source)
    return await tell(job, { step: 'not-verified', text, ...from }, parts);
  if (Date.now() - Date.parse(since) > LIMIT_MIN * 60_000)
    return await tell(
      job,
      { step: 'not-verified', text: notReachedInTime[lang](LIMIT_MIN, text) },
      parts,
    );

  if (turn === 0) await tell(job, { step: 'watching', text }, parts);
  const next = { ...job, id: job.id.replace(/(?<!\d)\d+$/, String(turn + 1)), turn: turn + 1 };
  await parts.outbox.toWorker(next, Math.min(FIRST_PAUSE_MS * 1.5 ** turn, LONGEST_PAUSE_MS));
}

/** Says that nobody looks any more, and why. */
export async function watchGivenUp(job: Watch, text: string, parts: Parts): Promise<void> {
  await tell(job, { step: 'not-verified', text }, parts);
}

async function tell(job: Watch, progress: Progress, { outbox }: Parts): Promise<void> {
  const { id, incident, plan, person, since: at, lang } = job;
  const delivery = { v: 1, id: `${id}-${progress.step}`, kind: 'progress', progress } as const;
  await outbox.toGateway({ ...delivery, incident, plan: plan.id, person, at, lang });
}
