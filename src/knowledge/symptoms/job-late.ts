import { isA, isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { firstSaid } from '../../readings/events.ts';
import { present } from '../../text/present.ts';
import { refusedCreation } from '../signs/workloads/creation.ts';

/** A Job has begun and its pods may not be created, or it is time for a CronJob's next Job and that may not be. */
export const jobLate: SymptomFinder<'batch/Job' | 'batch/CronJob'> = {
  kind: 'job-late',
  of: ['batch/Job', 'batch/CronJob'],

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    const since = isOfKind('batch/Job', object) ? waitingSince(object) : undefined;
    if (object.spec?.suspend || (!since && isA('batch/Job', on))) return;

    const evidence = refusedCreation(object, on, world);
    if (!evidence) return;
    const from = since ?? firstSaid(['FailedCreate'], on, world) ?? evidence.at;
    yield {
      kind: 'job-late',
      on,
      reason: 'FailedCreate',
      evidence,
      ...present({ since: from }),
      hurts: 'progress',
    };
  },
};

/** Since when a Job has had no pod; undefined where it has had one, or has given up. */
function waitingSince(job: Resource<'batch/Job'>): string | undefined {
  const { active = 0, succeeded = 0, failed = 0, startTime } = job.status ?? {};
  const isOver = conditionOf(job, 'Failed')?.status === 'True';
  return isOver || active + succeeded + failed > 0 ? undefined : startTime;
}
