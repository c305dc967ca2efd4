import { targetOfAlert } from '../../answers/alert-target.ts';
import { alertOfOther, alertWithoutTarget, cutOff } from '../../answers/words/errors.ts';
import { gaveUp } from '../../answers/words/gave-up.ts';
import { noProof } from '../../answers/words/preview.ts';
import { CutOff } from '../../domain/errors.ts';
import type { Preview, Result, ScanResult, WorkerJob } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import { otherCluster } from '../../domain/other-cluster.ts';
import type { Query } from '../../domain/question.ts';
import { shortened } from '../../text/shortened.ts';
import { follow } from './follow.ts';
import { watch, watchGivenUp } from './watch.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Of a cluster, as it is shown. */
const LONGEST_NAME = 80;

type Job<K extends WorkerJob['kind']> = Extract<WorkerJob, { kind: K }>;

/** Answers questions and alerts, fills previews, proves what was approved and watches changes. A rerun delivers under the same ids. */
export function workerJobs(parts: WorkerParts) {
  const { outbox, answers } = parts;

  async function answered(
    job: Job<'why' | 'scan' | 'rollout' | 'explain'>,
    result: Result | ScanResult,
  ): Promise<void> {
    const { id, question } = job;
    await outbox.toGateway({ v: 1, id: `${id}-answer`, kind: 'answer', question, result });
  }

  async function alerted(job: Job<'alert'>, result?: Result): Promise<void> {
    const { id, alert, lang } = job;
    const delivery = { v: 1, id: `${id}-alert`, kind: 'alert', alert, lang } as const;
    await outbox.toGateway({ ...delivery, ...(result && { result }) });
  }

  /** Why nothing is looked at for an alert. */
  function unansweredOf(
    { alert: { name, labels }, lang }: Job<'alert'>,
    query: Query | undefined,
  ): string | undefined {
    const other = otherCluster(labels['cluster'], parts.cluster);
    if (other) return alertOfOther[lang](shortened(other, LONGEST_NAME), parts.cluster);
    return query ? undefined : alertWithoutTarget[lang](name);
  }

  async function preview(
    job: Job<'preview' | 'fill-in' | 'take-back'>,
    shown: Preview,
  ): Promise<void> {
    const { id, view, incident, lang, person } = job;
    const right =
      shown.is === 'ready' ? await parts.mayApply({ plan: shown.plan, person, lang }) : undefined;
    const delivery = {
      v: 1,
      id: `${id}-preview`,
      kind: 'preview',
      preview: { ...shown, ...(right && { right }) },
    } as const;
    const about = {
      ...(job.kind === 'fill-in' && { filled: job.filled }),
      ...(job.kind === 'take-back' && { undoes: job.plan.id }),
    };
    await outbox.toGateway({ ...delivery, ...about, view, incident, person, lang });
  }

  /** The remediator alone says how an approval ended, also where nothing is left to carry out. */
  async function handOn(job: Job<'prove'>, against: string | undefined): Promise<void> {
    const { id, approval, plan, lang } = job;
    const change = { v: 1, id, kind: 'change', approval, plan, lang } as const;
    await outbox.toRemediator({ ...change, ...(against && { against }) });
  }

  async function work(job: WorkerJob): Promise<void> {
    switch (job.kind) {
      case 'why': {
        const { query, lang } = job.question;
        return await answered(job, timed(await answers.why(query, lang, job.question)));
      }
      case 'scan':
        return await answered(job, timed(await answers.scan(job.question)));
      case 'rollout':
        return await follow(job, parts);
      case 'explain':
        return await answered(job, timed(await answers.explain(job.question)));
      case 'alert': {
        const query = targetOfAlert(job.alert);
        if (!query && job.alert.labels['severity'] === 'none') return; // Watchdog and its like
        const unanswered = unansweredOf(job, query);
        if (unanswered !== undefined) return await alerted(job, failed(unanswered));
        if (!query || job.alert.status === 'resolved') return await alerted(job);
        const readers = { place: { channel: parts.alertsChannel } };
        return await alerted(job, timed(await answers.why(query, job.lang, readers)));
      }
      case 'preview':
        return await preview(job, await answers.preview(job.plan, job.lang, job.about));
      case 'fill-in':
        return await preview(job, await answers.fillIn(job.filled, job.lang));
      case 'take-back':
        return await preview(job, await answers.takeBack(job.plan, job.lang));
      case 'prove':
        return await handOn(job, await answers.disproof(job.plan, job.lang, job));
      case 'watch':
        return await watch(job, parts);
    }
  }

  async function giveUp(job: WorkerJob, error: unknown): Promise<void> {
    const why = (lang: Lang) =>
      error instanceof CutOff ? cutOff[lang](error.seconds) : gaveUp[lang]();
    switch (job.kind) {
      case 'why':
      case 'scan':
      case 'rollout':
      case 'explain':
        return await answered(job, failed(why(job.question.lang)));
      case 'alert':
        return await alerted(job, failed(why(job.lang)));
      case 'preview':
      case 'fill-in':
      case 'take-back':
        return await preview(job, { is: 'failed', text: why(job.lang) });
      case 'prove':
        return await handOn(job, noProof[job.lang](why(job.lang)));
      case 'watch':
        return await watchGivenUp(job, why(job.lang), parts);
    }
  }

  function timed<T extends Result | ScanResult>(result: T): T {
    if ('tookMs' in result) parts.took(result.tookMs / 1_000);
    return result;
  }

  return {
    giveUp,
    async run(job: WorkerJob): Promise<void> {
      try {
        await work(job);
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        await giveUp(job, error); // it would take as long again
      }
    },
  };
}

function failed(message: string): Result {
  return { is: 'failed', code: 'failed', message };
}
