import type { Resource } from '#src/domain/resource.ts';
import { ago, owned } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

type Pod = Resource<'Pod'>;
type CronJob = Resource<'batch/CronJob'>;
type State = NonNullable<
  NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number]['state']
>;

/** The Job "load" of namespace shop with these containers. */
export function job(
  status: object,
  spec: object = {},
  containers: readonly string[] = ['app'],
): Resource<'batch/Job'> {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { namespace: 'shop', name: 'load', uid: 'load', creationTimestamp: ago(30) },
    spec: {
      ...spec,
      template: { spec: { containers: containers.map((name) => ({ name })) } },
    },
    status,
  };
}

/** A Job "load" that has failed for that reason. */
export function failedJob(reason: string, spec: object = {}): Resource<'batch/Job'> {
  const failed = { type: 'Failed', status: 'True', reason, message: `because of ${reason}` };
  return job({ failed: 2, conditions: [{ ...failed, lastTransitionTime: ago(5) }] }, spec);
}

/** The pod of Job "load", unready for 20 minutes, with a container in each state. */
export function podOfJob(states: Readonly<Record<string, State>>): Pod {
  const pod = owned(podOn('w1', 'load-x2lkq'), { kind: 'batch/Job', name: 'load' });
  const status = { image: 'app:1', imageID: '', ready: false, restartCount: 0 };
  return {
    ...pod,
    spec: {
      nodeName: 'w1',
      containers: Object.keys(states).map((name) => ({ name, image: `reg/${name}:1` })),
    },
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: 'False', lastTransitionTime: ago(20) }],
      containerStatuses: Object.entries(states).map(([name, state]) => ({
        ...status,
        name,
        state,
      })),
    },
  };
}

/** The CronJob "nightly" of namespace shop. */
export function cronJob(
  schedule: string,
  status: NonNullable<CronJob['status']> = {},
  spec: Partial<NonNullable<CronJob['spec']>> = {},
): CronJob {
  return {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { namespace: 'shop', name: 'nightly', uid: 'nightly', creationTimestamp: ago(60) },
    spec: { schedule, jobTemplate: {}, timeZone: 'UTC', ...spec },
    status,
  };
}
