import type { DeliveryJob } from '../../domain/jobs.ts';
import { IncidentGone } from '../../incident/known-incident.ts';
import { SlackMisconfigured, SlackRefused } from '../errors.ts';
import { deliverAlert } from './deliver-alert.ts';
import { deliverAlerts } from './deliver-alerts.ts';
import { deliverAnswer } from './deliver-answer.ts';
import { deliverCheckNews } from './deliver-check-news.ts';
import { deliverPreview } from './deliver-preview.ts';
import { deliverProgress } from './deliver-progress.ts';
import { deliverTalk } from './deliver-talk.ts';
import { deliverThread } from './deliver-thread.ts';
import type { Delivering } from './delivering.ts';

/**
 * Does one delivery; doing it again changes nothing. Throws NotNow, after which the same job has to run again.
 * What nobody can see any more (a closed modal, a deleted thread) is logged instead.
 */
export async function deliver(job: DeliveryJob, deps: Delivering): Promise<void> {
  try {
    await byKind(job, deps);
  } catch (error) {
    if (error instanceof IncidentGone) {
      return deps.log.warn({ job: job.id, error: error.message }, 'Nothing left to deliver to');
    }
    if (error instanceof SlackMisconfigured) deps.obstacles.met(error);
    if (!(error instanceof SlackRefused)) throw error;
    deps.log.error({ job: job.id, kind: job.kind, error: error.message }, 'Slack will not take it');
  }
}

async function byKind(job: DeliveryJob, deps: Delivering): Promise<void> {
  switch (job.kind) {
    case 'answer':
      return deliverAnswer(job, deps);
    case 'alert':
      return deliverAlert(job, deps);
    case 'alerts':
      return deliverAlerts(job, deps);
    case 'thread':
      return deliverThread(job, deps);
    case 'check-news':
      return deliverCheckNews(job, deps);
    case 'preview':
      return deliverPreview(job, deps);
    case 'talk':
      return deliverTalk(job, deps);
    case 'progress':
      return deliverProgress(job, deps);
  }
}
