import type { Reach } from '../../../domain/remedy.ts';
import { jobCopy } from '../made/job-copy.ts';
import { inTemplate } from './in-template.ts';

const KINDS = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];
const OF_CRON_JOB = '/spec/jobTemplate/spec/template/spec';

/** The reach of a row that writes to pod templates of any workload, by paths within their spec; of a Job to its copy. */
export function inTemplates(paths: Reach['paths']): readonly Reach[] {
  const copies = inTemplate(paths, ['batch/Job']).map((one) => ({ ...one, creates: jobCopy }));
  return [
    ...inTemplate(paths, KINDS),
    ...inTemplate(paths, ['batch/CronJob'], OF_CRON_JOB),
    ...copies,
  ];
}
