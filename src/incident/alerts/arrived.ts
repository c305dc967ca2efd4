import type { ObjectName } from '../../domain/answer.ts';
import type { Incident, Joined, Recurred } from '../../domain/incident.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Destination } from '../../domain/question.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { present } from '../../text/present.ts';
import { emptyIncident } from '../empty-incident.ts';
import type { Arrival } from './arrivals.ts';
import { isOver } from './is-over.ts';
import { withAlerts } from './with-alerts.ts';
import { withLook } from './with-look.ts';
import { withoutAlerts } from './without-alerts.ts';

/** Where and when an incident begins, that its root was there before, and the message of the one that it is part of. */
type Beginning = Readonly<{
  lang: Lang;
  place: Destination;
  at: string;
  before?: Recurred | undefined;
  partOf?: Joined | undefined;
}>;

/** The incident after what came to it; one that is not known begins with it. */
export function arrived<I extends Incident>(
  known: I | undefined,
  arrival: Arrival,
  { lang, place, at, before, partOf }: Beginning,
): I | Incident {
  const { incident: id, alerts, leave, group, isAbout, key } = arrival;
  const openedAt = alerts.map(({ startsAt }) => startsAt).toSorted(byTime)[0] ?? at;
  const opened: I | Incident = known ?? {
    ...emptyIncident(id, lang, place, openedAt),
    ...present({ before }),
  };
  const left = leave.size > 0 ? withoutAlerts(opened, leave) : opened;
  const joined = withAlerts(left, alerts);
  const named = {
    ...(known && isOver(known) && !isOver(joined) ? firingAgain(joined, at) : joined),
    ...present({ key: key ?? joined.key, partOf: partOf ?? joined.partOf }),
    ...(key !== undefined && withAffected(joined, group.affected)),
  };
  if (!group.result || partOf || !(isAbout || isOver(named))) return named;
  const root = key !== undefined ? group.root : undefined;
  return withLook(named, { at, result: group.result, ...present({ root }) });
}

function byTime(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

function firingAgain<I extends Incident>(incident: I, at: string): I {
  const { lastLook, news = [] } = incident;
  const again = { id: `fires-again-${Date.parse(at)}`, is: 'fires-again', at } as const;
  const others = news.filter(({ is }) => is !== 'still-ill');
  return {
    ...incident,
    news: [...others, again],
    ...(lastLook && { lastLook: { ...lastLook, turn: 0 } }),
  };
}

/** More would not be shown. */
const MOST_AFFECTED = 50;

function withAffected({ affected = [] }: Incident, more: readonly ObjectName[]) {
  const all = new Map([...affected, ...more].map((one) => [canonicalJson(one), one]));
  return all.size > 0 ? { affected: [...all.values()].slice(0, MOST_AFFECTED) } : {};
}
