import { mayAct } from '../../approvals/may-act.ts';
import { openNamespaces } from '../../approvals/open-namespaces.ts';
import { openCluster } from '../../cluster/open-cluster.ts';
import { admissionOf } from '../../remedies/admission.ts';
import { reaches } from '../../remedies/catalogue/reaches.ts';
import { ownNamespace, secret } from '../config/environment.ts';
import type { Metrics } from '../operations/metrics.ts';
import { counted } from './counted.ts';
import { remediatorJobs } from './remediator-jobs.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';

/** The only role that writes to the cluster. */
export async function startRemediator(
  { settings, queues, env }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const key = secret('KUBEWHY_APPROVAL_KEY', env);
  const cluster = openCluster(settings.cluster);
  await cluster.ready();
  const { writer, name } = cluster;
  const isOpen = openNamespaces(settings.remediator, ownNamespace(env));
  const limits = {
    cluster: name,
    reaches,
    isOpen: settings.changes === 'on' ? isOpen : () => false,
  };
  const change = remediatorJobs({
    writer,
    changeLog: queues.changeLog,
    outbox: queues.outbox,
    key,
    limits,
    identityOf(person) {
      const may = mayAct(person, settings.people);
      return may.is === 'may' ? may.as : undefined;
    },
    done: (outcome) => metrics.changeOutcome(outcome),
  });
  queues.serveRemediator({
    change: counted('remediator', change, metrics),
    dryRun: (asked) => admissionOf(asked, writer, limits),
  });
  return { routes: {}, checks: {}, stop: async () => undefined };
}
