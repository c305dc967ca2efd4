import { notReachedInTime } from '../../answers/words/errors.ts';
import { watchWords } from '../../answers/words/fix.ts';
import type { WorkerJob } from '../../domain/jobs.ts';
import type { Progress } from '../../domain/progress.ts';
import { deleteCommand } from '../../fixes/commands/undo-command.ts';
import { present } from '../../text/present.ts';
import type { Answers, WorkerParts } from './worker-parts.ts';

type Watch = Extract<WorkerJob, { kind: 'watch' }>;
type Parts = Pick<WorkerParts, 'outbox'>;

/** A new revision has that long; Deployments and Rollouts call it stuck after as long by default. */
const LIMIT_MIN = 10;
/** Until somebody has merged a pull request, and its owner has applied it: a day. */
const MERGE_LIMIT_MIN = 24 * 60;
const MERGE_PAUSE_MS = 300_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** One look at what a change has brought. Until the goal is reached or time is up, it puts the next look. */
export async function watch(
  job: Watch,
  parts: Parts & Readonly<{ answers: Pick<Answers, 'look'> }>,
): Promise<void> {
  const { plan, lang, since, turn } = job;
  const { source, ...state } = await parts.answers.look(plan, lang, since);
  const from = source ? { source } : {};
  if (state.is === 'reverted')
    return await tell(job, { step: 'reverted', text: state.text, ...from }, parts);
  if (job.isVerified) return await lookAfter(job, parts);
  if (state.is === 'reached') {
    const back = deleteCommand(plan);
    const undo = back && `${watchWords.undo[lang]} \`${back}\``;
    const text = [state.text, undo].filter(Boolean).join(' ');
    await tell(job, { step: 'verified', ...present({ text }), ...from }, parts);
    return source ? undefined : await lookAfter({ ...job, turn: 0 }, parts);
  }

  const { text } = state;
  // A recorded cluster does not move on by itself, so that what it lacks says nothing about the change.
  if (source && state.is === 'waiting')
    return await tell(job, { step: 'not-verified', source }, parts);
  if (state.is === 'failed') return await tell(job, { step: 'not-verified', text, ...from }, parts);
  const isGits = plan.changes[0].do === 'propose';
  if (Date.now() - Date.parse(since) > (isGits ? MERGE_LIMIT_MIN : LIMIT_MIN) * 60_000)
    return await tell(
      job,
      {
        step: 'not-verified',
        text: notReachedInTime[lang](isGits ? MERGE_LIMIT_MIN : LIMIT_MIN, text),
      },
      parts,
    );

  if (text !== job.said && !isGits) await tell(job, { step: 'watching', text, turn }, parts);
  await parts.outbox.toWorker(
    nextOf({ ...job, said: text }),
    Math.min(FIRST_PAUSE_MS * 1.5 ** turn, isGits ? MERGE_PAUSE_MS : LONGEST_PAUSE_MS),
  );
}

/** What owns an object may put it back at its next turn: GitOps tools take up to 10 min for that. */
async function lookAfter(job: Watch, { outbox }: Parts): Promise<void> {
  const pause = FIRST_AFTER_MS * 2 ** job.turn;
  if (pause > LAST_AFTER_MS) return;
  const id = job.isVerified ? job.id : `${job.id}-after-0`;
  await outbox.toWorker(nextOf({ ...job, id, isVerified: true }), pause);
}
const FIRST_AFTER_MS = 10_000;
const LAST_AFTER_MS = 640_000;

function nextOf(job: Watch): Watch {
  const turn = job.turn + 1;
  return { ...job, id: job.id.replace(/(?<!\d)\d+$/, String(turn)), turn };
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
