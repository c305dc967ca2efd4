import { alertGroups, type LookedAlert } from '../../../answers/alert-groups.ts';
import { clusterOf } from '../../../answers/alert-objects/cluster-of.ts';
import { isSignOfLife } from '../../../answers/alert-objects/is-sign-of-life.ts';
import { targetOfAlert } from '../../../answers/alert-target.ts';
import { alertOfOther, alertWithoutTarget } from '../../../answers/words/errors.ts';
import type { Gathered } from '../../../domain/gathered.ts';
import type { Looked } from '../../../domain/jobs.ts';
import { otherCluster } from '../../../domain/other-cluster.ts';
import type { Query } from '../../../domain/question.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import { present } from '../../../text/present.ts';
import { shortened } from '../../../text/shortened.ts';
import type { WorkerParts } from '../worker-parts.ts';
import type { Duty, JobOf } from './duty.ts';
import { failed } from './failed.ts';
import { timed } from './timed.ts';

/** Of a cluster, as it is shown. */
const LONGEST_NAME = 80;

type Job = JobOf<'alerts'>;

/** The cluster is looked at once for all alerts that were gathered and all incidents whose time has come. */
export const alerts: Duty<Job> = {
  async run(job, parts) {
    const told = toldOf(job, parts);
    const asked = [
      ...told.flatMap(({ query }) => query ?? []),
      ...job.open.map(({ query }) => query),
    ];
    const queries = new Map(asked.map((query) => [canonicalJson(query), query]));
    const readers = { place: { channel: parts.alertsChannel } };
    const looks =
      queries.size > 0 ? await parts.answers.alerts([...queries.values()], job.lang, readers) : [];
    const [first] = looks;
    if (first?.result) timed(first.result, parts);
    const found = new Map([...queries.keys()].map((key, at) => [key, looks[at] ?? {}]));
    await handOn(job, told, (query) => found.get(canonicalJson(query)) ?? {}, parts);
  },
  async giveUp(job, why, parts) {
    const look: Looked = { result: { is: 'failed', code: 'unreachable', message: why } };
    await handOn(job, toldOf(job, parts), () => look, parts);
  },
};

type Told = Readonly<{ gathered: Gathered; query?: Query; why?: string }>;

/** The alerts that are told, with what is looked at for them, or why nothing is. */
function toldOf({ alerts: all, lang }: Job, { cluster, families }: WorkerParts): readonly Told[] {
  return all.flatMap((gathered) => {
    const { alert } = gathered;
    const query = targetOfAlert(alert, families);
    if (isSignOfLife(alert)) return [];
    if (!query && alert.labels['severity'] === 'none') return [];
    const other = otherCluster(clusterOf(alert, families), cluster);
    if (other)
      return [{ gathered, why: alertOfOther[lang](shortened(other, LONGEST_NAME), cluster) }];
    return [query ? { gathered, query } : { gathered, why: alertWithoutTarget[lang](alert.name) }];
  });
}

async function handOn(
  { id, at, batch, open, lang }: Job,
  told: readonly Told[],
  lookAt: (query: Query) => Looked,
  { outbox }: WorkerParts,
): Promise<void> {
  const looked = told.map(({ gathered, query, why }): LookedAlert => {
    const look = query ? lookAt(query) : { result: failed(why ?? '') };
    return { gathered, look, ...present({ query }) };
  });
  const again = open.map((one) => ({ open: one, look: lookAt(one.query) }));
  const groups = alertGroups(looked, again, batch ?? id);
  await outbox.toGateway({
    v: 1,
    id: `${id}-alerts`,
    kind: 'alerts',
    at,
    groups,
    lang,
    ...present({ batch }),
  });
}
