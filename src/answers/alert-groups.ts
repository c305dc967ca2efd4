import type { ObjectName } from '../domain/answer.ts';
import type { Gathered, StillOpen } from '../domain/gathered.ts';
import { harmOf } from '../domain/harm-of.ts';
import { HARMS } from '../domain/harm.ts';
import type { AlertGroup, Looked } from '../domain/jobs.ts';
import type { Query } from '../domain/question.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { present } from '../text/present.ts';

/** An alert, what it is about, and what was found there. */
export type LookedAlert = Readonly<{ gathered: Gathered; query?: Query; look: Looked }>;
/** An incident that was looked at again. */
export type LookedAgain = Readonly<{ open: StillOpen; look: Looked }>;

/** More alerts of one name that have no root come together. */
const MANY = 3;
/** Labels that tell one of two equal Prometheus servers from the other. */
const OF_PROMETHEUS = new Set(['prometheus', 'prometheus_replica', 'replica']);
const SEVERITIES = ['critical', 'warning'];
/** Without an answer the severity says how bad it may be: a critical alert as a workload that is down. */
const BY_SEVERITY = [1, 2, 3];

/** Puts together the alerts of one root, and those without one that say the same; the worst first. */
export function alertGroups(
  alerts: readonly LookedAlert[],
  again: readonly LookedAgain[],
  batch: string,
): readonly AlertGroup[] {
  const alone = Map.groupBy(
    alerts.filter((one) => !isTogether(one)),
    ({ gathered }) => gathered.alert.name,
  );
  const keyed = [
    ...alerts.map((one) => {
      const { name } = one.gathered.alert;
      const isMany = !isTogether(one) && (alone.get(name)?.length ?? 0) > MANY;
      return { key: isMany ? `many ${name} ${batch}` : keyOf(one), ...one };
    }),
    ...again.map((one) => ({ key: one.look.root ?? `again ${one.open.incident}`, ...one })),
  ];
  return [...Map.groupBy(keyed, ({ key }) => key)]
    .map(([key, members]) => groupOf(key, members))
    .toSorted((a, b) => a.rank - b.rank || b.alerts.length - a.alerts.length);
}
type Member = LookedAlert | LookedAgain;

/** Whether something else than the alert's own name says what it belongs to. */
function isTogether({ query, look: { root, result } }: LookedAlert): boolean {
  return root !== undefined || query !== undefined || isUnreachable(result);
}

function keyOf({ gathered: { alert, group }, query, look: { root, result } }: LookedAlert): string {
  if (root) return root;
  // Nobody knows then what belongs together, but who set Alertmanager's groups.
  if (isUnreachable(result)) return `group ${group}`;
  if (query) return `alert ${alert.name} ${query.namespace ?? ''}/${query.text}`;
  const own = Object.entries(alert.labels).filter(([name]) => !OF_PROMETHEUS.has(name));
  return `alert ${alert.name} ${canonicalJson(Object.fromEntries(own))}`;
}

function isUnreachable(result: Looked['result']): boolean {
  return result?.is === 'failed' && result.code === 'unreachable';
}

function groupOf(key: string, members: readonly Member[]): AlertGroup {
  const looks = members.map(({ look }) => look);
  const alerts = members.flatMap((one) => ('gathered' in one ? [one.gathered] : []));
  const root = looks[0]?.root;
  const result = looks.find((one) => one.result)?.result;
  const named = members.flatMap((one) => ('gathered' in one ? affectedBy(one) : []));
  const affected = [...new Map(named.map((one) => [canonicalJson(one), one])).values()];
  return {
    key,
    rank: rankOf(result, alerts),
    alerts,
    incidents: members.flatMap((one) => ('open' in one ? [one.open.incident] : [])),
    affected,
    ...present({ root, result }),
  };
}

function affectedBy({ query }: LookedAlert): readonly ObjectName[] {
  const [, kind, name] = /^([^/]+)\/(.+)$/.exec(query?.text ?? '') ?? [];
  if (!query || !kind || !name) return [];
  return [{ kind, name, ...present({ namespace: query.namespace }) }];
}

function rankOf(result: Looked['result'], alerts: readonly Gathered[]): number {
  const severities = alerts.map(({ alert: { labels } }) =>
    SEVERITIES.indexOf(labels['severity'] ?? ''),
  );
  const severity = Math.min(
    ...severities.map((at) => (at < 0 ? SEVERITIES.length : at)),
    SEVERITIES.length,
  );
  const hurts = result?.is === 'answer' ? harmOf(result.answer, result.owners) : undefined;
  const harm = hurts ? HARMS.indexOf(hurts) : (BY_SEVERITY[severity] ?? HARMS.length);
  return harm * (SEVERITIES.length + 1) + severity;
}
