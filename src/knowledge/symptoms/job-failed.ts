import { isA, refTo } from '../../domain/keys.ts';
import type { Ref, SymptomFinder, World } from '../../domain/model.ts';
import { conditionOf, statementOf } from '../../readings/conditions.ts';
import { jobToController } from '../../readings/edges/job-to-controller.ts';
import { present } from '../../text/present.ts';

/** A Job has given up. For its CronJob that is over when a later run has succeeded. */
export const jobFailed: SymptomFinder<'batch/Job'> = {
  kind: 'job-failed',
  of: ['batch/Job'],

  *find(job, world) {
    const failed = conditionOf(job, 'Failed');
    if (failed?.status !== 'True') return;

    const on = refTo('batch/Job', job);
    const { reason = 'Failed', lastTransitionTime: since } = failed;
    const until = laterSuccess(on, since, world);
    yield {
      kind: 'job-failed',
      on,
      reason,
      ...statementOf(on, failed, ['status', failed.status]),
      ...present({ until }),
      hurts: 'progress',
    };
  },
};

function laterSuccess(job: Ref, since: string | undefined, world: World): string | undefined {
  const [link] = world.follow(jobToController, { ...job, kind: 'batch/Job' }).items;
  const maker = link && isA('batch/CronJob', link.to) ? world.get(link.to) : undefined;
  const last = maker?.is === 'known' ? maker.value.status?.lastSuccessfulTime : undefined;
  return last && since && Date.parse(last) > Date.parse(since) ? last : undefined;
}
