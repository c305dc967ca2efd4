import { DEADLINE } from './forms/forms.ts';
import { only } from './forms/values.ts';
import { jobCopy } from './made/job-copy.ts';
import { manualJob } from './made/manual-job.ts';
import type { ReachesOf } from './reaches-of.ts';

/** What the remedies of Jobs may write. */
export const job = {
  'job/longer-deadline': [
    { of: ['batch/Job'], creates: jobCopy, paths: { '/spec/activeDeadlineSeconds': DEADLINE } },
    {
      of: ['batch/CronJob'],
      paths: { '/spec/jobTemplate/spec/activeDeadlineSeconds': DEADLINE },
    },
  ],
  'job/run-now': [{ of: ['batch/Job'], paths: {}, creates: manualJob }],
  'job/unsuspend': [
    { of: ['batch/CronJob', 'batch/Job'], paths: { '/spec/suspend': only(false) } },
  ],
} as const satisfies ReachesOf<'job'>;
