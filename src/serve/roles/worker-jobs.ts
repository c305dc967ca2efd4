import { targetOfAlert } from '../../answers/alert-target.ts';
import { previewOf } from '../../answers/preview.ts';
import { alertWithoutTarget, gaveUp } from '../../answers/words/errors.ts';
import type { Preview, Result, ScanResult, WorkerJob } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import { watch, watchGivenUp } from './watch.ts';
import { workerAnswers } from './worker-answers.ts';
import { depsOf, type WorkerParts } from './worker-parts.ts';

type Job<K extends WorkerJob['kind']> = Extract<WorkerJob, { kind: K }>;

/** Answers questions and alerts, fills previews and watches changes. A rerun delivers under the same ids. */
export function workerJobs(parts: WorkerParts) {
  const { outbox } = parts;

  const answers = workerAnswers(parts);

  async function answered(
    job: Job<'why' | 'scan' | 'explain'>,
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

  async function preview(job: Job<'preview'>, shown: Preview): Promise<void> {
    const { id, view, incident, lang } = job;
    const delivery = { v: 1, id: `${id}-preview`, kind: 'preview', preview: shown } as const;
    await outbox.toGateway({ ...delivery, view, incident, lang });
  }

  return {
    async run(job: WorkerJob): Promise<void> {
      switch (job.kind) {
        case 'why':
          return await answered(
            job,
            await answers.why(job.question.query, job.question.lang, job.question),
          );
        case 'scan':
          return await answered(job, await answers.scan(job.question));
        case 'explain':
          return await answered(job, await answers.explain(job.question));
        case 'alert': {
          const query = targetOfAlert(job.alert);
          if (!query && job.alert.labels['severity'] === 'none') return; // Watchdog and its like
          if (!query) return await alerted(job, withoutTarget(job.alert.name, job.lang));
          if (job.alert.status === 'resolved') return await alerted(job);
          return await alerted(
            job,
            await answers.why(query, job.lang, { place: { channel: parts.alertsChannel } }),
          );
        }
        case 'preview':
          return await preview(job, await previewOf(job.plan, job.lang, depsOf(parts)));
        case 'watch':
          return await watch(job, parts, depsOf(parts));
      }
    },

    async giveUp(job: WorkerJob): Promise<void> {
      switch (job.kind) {
        case 'why':
        case 'scan':
        case 'explain':
          return await answered(job, failed(job.question.lang));
        case 'alert':
          return await alerted(job, failed(job.lang));
        case 'preview':
          return await preview(job, { is: 'failed', text: gaveUp[job.lang]() });
        case 'watch':
          return await watchGivenUp(job, parts);
      }
    },
  };
}

function failed(lang: Lang): Result {
  return { is: 'failed', code: 'failed', message: gaveUp[lang]() };
}

function withoutTarget(alert: string, lang: Lang): Result {
  return { is: 'failed', code: 'failed', message: alertWithoutTarget[lang](alert) };
}
