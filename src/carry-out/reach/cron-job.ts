import { z } from 'zod';

import { fires } from './forms/fires.ts';
import { DEADLINE } from './forms/forms.ts';
import { fits } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const of = ['batch/CronJob'];

/** What the remedies of CronJobs may write. */
export const cronJob = {
  'cron-job/later-start': [{ of, paths: { '/spec/startingDeadlineSeconds': DEADLINE } }],
  'cron-job/overlap': [
    { of, paths: { '/spec/concurrencyPolicy': fits(() => z.enum(['Replace', 'Allow'])) } },
  ],
  'cron-job/possible-date': [{ of, paths: { '/spec/schedule': fires } }],
  'cron-job/shorter-history': [
    { of, paths: { '/spec/successfulJobsHistoryLimit': fits(() => z.int().min(0).max(100)) } },
  ],
} as const satisfies ReachesOf<'cron-job'>;
