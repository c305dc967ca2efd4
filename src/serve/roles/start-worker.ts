import { carry } from '../../cluster/live/carried-connection.ts';
import { liveConnection, type LiveConnection } from '../../cluster/live/kube-config.ts';
import { Throttle } from '../../cluster/live/throttle.ts';
import { openCluster } from '../../cluster/open-cluster.ts';
import { present } from '../../text/present.ts';
import type { Metrics } from '../operations/metrics.ts';
import { counted } from './counted.ts';
import { engineThreads } from './engine-threads.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';
import { scheduledChecks } from './scheduled-checks.ts';
import { untilTaken } from './until-taken.ts';
import { workerJobs } from './worker-jobs.ts';

/** Of the requests at a time: those of questions may each hang for half a minute. */
const KEPT_FOR_APPROVALS = 1;

/** The role that reads the cluster. It needs no secret but Redis'. */
export async function startWorker(
  { settings, queues, log }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const { cluster, changes, checks, read, people, peopleByEmail, slack, alerts } = settings;
  let found: Promise<LiveConnection> | undefined;
  const connection = () =>
    (found ??= liveConnection(cluster, new Throttle(undefined, KEPT_FOR_APPROVALS)));
  await openCluster(cluster, connection).ready();
  const { answers, stop } = engineThreads(
    { cluster, changes, read, people, peopleByEmail, ...present({ checks }) },
    {
      access: async () => (await connection()).access,
      request: async (request) => carry(await connection(), request),
      dryRun: queues.dryRun,
    },
  );
  const took = (seconds: number) => metrics.verdict(seconds);
  const { alertsChannel = '' } = slack;
  const { outbox, mayApply } = queues;
  const jobs = workerJobs({
    answers,
    cluster: cluster.name,
    mayApply,
    alertsChannel,
    families: alerts.objects,
    outbox,
    took,
  });
  const schedules = untilTaken(() => queues.schedule(scheduledChecks(settings)), log);
  queues.serveWorker(counted('worker', jobs, metrics));
  return {
    routes: {},
    checks: {},
    stop: async () => {
      schedules.stop();
      stop();
    },
  };
}
