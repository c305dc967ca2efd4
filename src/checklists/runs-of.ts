import { refTo } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { conditionOf } from '../readings/conditions.ts';
import { newestFirst } from '../readings/created.ts';
import { jobToController } from '../readings/edges/job-to-controller.ts';

/** One run of a CronJob; `isManual`: started by hand. */
export type Run = Readonly<{
  job: Resource<'batch/Job'>;
  is: 'complete' | 'failed' | 'running';
  at?: string; // when it began
  isManual: boolean;
}>;

/** The runs of a CronJob that are still there, by its own Jobs, the newest first. */
export function runsOf(cronJob: Resource<'batch/CronJob'>, world: World): readonly Run[] {
  const links = world.followBack(jobToController, refTo('batch/CronJob', cronJob)).items;
  const jobs = links
    .map(({ from }) => world.get({ ...from, kind: 'batch/Job' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []));
  return newestFirst(jobs).map((job) => {
    const at = job.status?.startTime ?? job.metadata?.creationTimestamp;
    return { job, is: stateOf(job), ...(at && { at }), isManual: isManual(job) };
  });
}

function stateOf(job: Resource<'batch/Job'>): Run['is'] {
  if (conditionOf(job, 'Complete')?.status === 'True') return 'complete';
  return conditionOf(job, 'Failed')?.status === 'True' ? 'failed' : 'running';
}

/** `kubectl create job --from=cronjob/…` writes it. */
function isManual({ metadata }: Resource<'batch/Job'>): boolean {
  return metadata?.annotations?.['cronjob.kubernetes.io/instantiate'] === 'manual';
}
