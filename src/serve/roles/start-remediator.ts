import { mayAct } from '../../approvals/may-act.ts';
import { openNamespaces } from '../../approvals/open-namespaces.ts';
import { FREEZING, policyAgainst } from '../../approvals/policy.ts';
import { standstillAt } from '../../approvals/standstill.ts';
import { needsTwo } from '../../approvals/two-people.ts';
import { admissionOf } from '../../carry-out/admission.ts';
import { mayCarryOut } from '../../carry-out/may-carry-out.ts';
import { reachesById } from '../../carry-out/reach/reaches-by-id.ts';
import { openWriter } from '../../cluster/open-writer.ts';
import type { Repositories } from '../../domain/ports.ts';
import type { Person } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { type Environment, ownNamespace, secret } from '../config/environment.ts';
import { requireKnownFixes } from '../config/known-fixes.ts';
import type { Settings } from '../config/settings.ts';
import { auditBy } from '../operations/audit.ts';
import type { Metrics } from '../operations/metrics.ts';
import { rightClock } from '../operations/right-clock.ts';
import { counted } from './counted.ts';
import { remediatorJobs } from './remediator-jobs.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';

/** The only role that writes to the cluster. */
export async function startRemediator(
  { settings, queues, env, log }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const key = secret('KUBEWHY_APPROVAL_KEY', env);
  requireKnownFixes(settings.policy, [...reachesById.keys(), ...FREEZING]);
  const cluster = openWriter(settings.cluster);
  await cluster.ready();
  const { writer, name } = cluster;
  const isOpen = openNamespaces(settings.remediator, ownNamespace(env));
  const limits = {
    cluster: name,
    reaches: reachesById,
    isOpen,
  };
  const repositories = await repositoriesIn(settings.pullRequests, env);
  const isAsked = settings.changes === 'on' ? isOpen : () => false;
  const identityOf = (person: Person) => {
    const may = mayAct(person, settings);
    return may.is === 'may' ? may.as : undefined;
  };
  const change = remediatorJobs({
    writer,
    changeLog: queues.changeLog,
    audit: auditBy({ role: 'remediator', key, stream: queues.audit, log }),
    outbox: queues.outbox,
    key,
    limits,
    barred: (acting, lang) => policyAgainst(acting, settings.policy, lang),
    ...present({ repositories }),
    needsTwo: (namespace) => needsTwo(namespace, settings.twoPeople),
    standstill: async () => standstillAt(new Date(), settings, await queues.freezes.find()),
    clockAhead: queues.clockAhead,
    identityOf,
    done: (outcome) => metrics.changeOutcome(outcome),
  });
  queues.serveRemediator({
    change: counted('remediator', change, metrics),
    dryRun: (asked) => admissionOf(asked, writer, { ...limits, isOpen: isAsked }, repositories),
    mayApply: (asked) => mayCarryOut(asked, { writer, identityOf, limits }),
  });
  const checks = { clock: () => rightClock('remediator', queues) };
  return { routes: {}, checks, stop: async () => undefined };
}

/** Nothing of it is loaded where no repository is listed. */
async function repositoriesIn(
  { repositories, ...where }: Settings['pullRequests'],
  env: Environment,
): Promise<Repositories | undefined> {
  if (repositories.length === 0) return undefined;
  const { KUBEWHY_GITHUB_APP_ID: app } = env;
  const credential = app
    ? { app, key: secret('KUBEWHY_GITHUB_APP_KEY', env) }
    : { token: secret('KUBEWHY_GITHUB_TOKEN', env) };
  const { gitHubRepositories } = await import('../../gitops/github/repositories.ts');
  return gitHubRepositories({ ...where, repositories, credential });
}
