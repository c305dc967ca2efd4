import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { refusedCreation } from '../../world/readings/creation.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** A Job has begun and its pods may not be created. */
export const jobLate: SymptomFinder<'batch/Job'> = {
  kind: 'job-late',
  of: ['batch/Job'],

  *find(job, world) {
    const { active = 0, succeeded = 0, failed = 0, startTime: since } = job.status ?? {};
    if (job.spec?.suspend || !since || active + succeeded + failed > 0) return;
    if (conditionOf(job, 'Failed')?.status === 'True') return;

    const on = refTo('batch/Job', job);
    const evidence = refusedCreation(job, on, world);
    if (!evidence) return;
    yield { kind: 'job-late', on, reason: 'FailedCreate', evidence, since, hurts: 'progress' };
  },
};
