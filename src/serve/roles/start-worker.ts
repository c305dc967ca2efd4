import { kubernetesEngine } from '../../answers/kubernetes-engine.ts';
import { readOnly } from '../../answers/read-only.ts';
import { openCluster } from '../../cluster/open-cluster.ts';
import type { Metrics } from '../operations/metrics.ts';
import { audienceOf } from './audiences.ts';
import { counted } from './counted.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';
import { workerJobs } from './worker-jobs.ts';

/** The role that reads the cluster. It needs no secret but Redis'. */
export async function startWorker(
  { settings, queues }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const cluster = openCluster(settings.cluster);
  await cluster.ready();
  const { loader, origin, name, mayRead = async () => true } = cluster;
  const { read, people, slack } = settings;
  queues.serveWorker(
    counted(
      'worker',
      workerJobs({
        engine: settings.changes === 'on' ? kubernetesEngine : readOnly(kubernetesEngine),
        cluster: name,
        loader,
        ...(origin && { origin }),
        dryRun: queues.dryRun,
        alertsChannel: slack.alertsChannel ?? '',
        audienceOf: (readers) => audienceOf(readers, { ...read, people, mayRead }),
        outbox: queues.outbox,
        took: (seconds) => metrics.verdict(seconds),
      }),
      metrics,
    ),
  );
  return { routes: {}, stop: async () => undefined };
}
