import type { Result, WorkerJob } from '../../domain/jobs.ts';
import type { Answers, WorkerParts } from './worker-parts.ts';

type Follow = Extract<WorkerJob, { kind: 'rollout' }>;

/** An approval stays valid for as long; a release that rests longer is asked about again. */
const LONGEST_REST_MS = 4 * 60 * 60_000;
/** Even where something changes all the time, such as a count of restarts. */
const MOST_LOOKS = 500;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 120_000;
const MORE_PER_LOOK_MS = 250;
/** The longer nothing has moved, the less is lost by looking later. */
const SHARE_OF_REST = 0.1;

/** One look at an update. What has changed is shown; until all is over, or at rest for too long, it puts the next look. */
export async function follow(
  job: Follow,
  {
    answers,
    outbox,
    took,
  }: Pick<WorkerParts, 'outbox' | 'took'> & Readonly<{ answers: Pick<Answers, 'rollout'> }>,
): Promise<void> {
  const { id, question, turn } = job;
  const result = await answers.rollout(question);
  if ('tookMs' in result) took(result.tookMs / 1_000);
  const said = saidBy(result);
  const isNews = turn === 0 || (result.is === 'answer' && said !== job.seen);
  if (isNews)
    await outbox.toGateway({ v: 1, id: `${id}-answer`, kind: 'answer', question, result });
  if (question.private || hasEnded(result, turn)) return;

  const now = Date.now();
  const since = isNews && turn > 0 ? new Date(now).toISOString() : job.since;
  const rest = now - Date.parse(since);
  if (rest > LONGEST_REST_MS || turn >= MOST_LOOKS) return;
  const next = { ...job, id: id.replace(/(?<!\d)\d+$/, String(turn + 1)), turn: turn + 1, since };
  const pause = Math.max(FIRST_PAUSE_MS, turn * MORE_PER_LOOK_MS, rest * SHARE_OF_REST);
  await outbox.toWorker(
    { ...next, ...(isNews && { seen: said }) },
    Math.min(pause, LONGEST_PAUSE_MS),
  );
}

/** What a reader sees of it, and which plans its buttons hold. */
function saidBy(result: Result): string {
  if (result.is !== 'answer') return '';
  const { answer, plans } = result;
  return [...(answer.rollout?.lines ?? []), ...plans.map(({ id }) => id)].join('\n');
}

/**
 * A later look that finds no answer is made again: the cluster may just not answer. What was aborted only rests: it
 * moves again with a retry, or when its spec goes back.
 */
function hasEnded(result: Result, turn: number): boolean {
  if (result.is !== 'answer') return turn === 0 || result.is !== 'failed';
  const { rollout, state } = result.answer;
  if (state === 'unread') return turn === 0;
  return !rollout || rollout.state === 'done';
}
