import type { Resource } from '#src/domain/resource.ts';
import type { Log } from '#src/world/recorded.ts';
import { cronJob } from '#test/support/batch.ts';
import { ago, owned } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

/** The CronJob "db-backup" of namespace shop, which runs at 02:00 UTC. */
export function backup(status: object = {}, spec: object = {}): Resource<'batch/CronJob'> {
  const one = cronJob('0 2 * * *', status, spec);
  return { ...one, metadata: { ...one.metadata, name: 'db-backup', uid: 'backup' } };
}

/** A run of it that began so many minutes ago, with its pod. */
export function run(
  name: string,
  minutes: number,
  ended: 'Complete' | 'Failed' | 'not',
  annotations: Readonly<Record<string, string>> = {},
): readonly Resource[] {
  const conditions =
    ended === 'not' ? [] : [{ type: ended, status: 'True', reason: 'BackoffLimitExceeded' }];
  const completionTime = ended === 'Complete' ? { completionTime: ago(minutes - 5) } : {};
  const job: Resource<'batch/Job'> = {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { namespace: 'shop', name, uid: name, creationTimestamp: ago(minutes), annotations },
    status: { startTime: ago(minutes), conditions, ...completionTime },
  };
  const pod = owned(podOn('w1', `${name}-x`, { phase: 'Succeeded' }), { kind: 'batch/Job', name });
  return [owned(job, { kind: 'batch/CronJob', name: 'db-backup', uid: 'backup' }), pod];
}

/** What the pod of a run wrote. */
export function logOfRun(name: string, ...lines: readonly string[]): Log {
  return {
    pod: { kind: 'Pod', namespace: 'shop', name: `${name}-x` },
    container: 'app',
    run: 'current',
    lines: lines.map((text) => ({ text })),
  };
}
