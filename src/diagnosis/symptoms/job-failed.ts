import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** A Job has given up. */
export const jobFailed: SymptomFinder<'batch/Job'> = {
  kind: 'job-failed',
  of: ['batch/Job'],

  *find(job) {
    const failed = conditionOf(job, 'Failed');
    if (failed?.status !== 'True') return;

    const on = refTo('batch/Job', job);
    const { reason = 'Failed', message, path, lastTransitionTime: since } = failed;
    const [field, quote] = message ? ['message', message] : ['status', failed.status];
    yield {
      kind: 'job-failed',
      on,
      reason,
      evidence: {
        source: 'field',
        on,
        path: `${path}/${field}`,
        quote,
        ...(since && { at: since }),
      },
      ...(since && { since }),
      hurts: 'progress',
    };
  },
};
