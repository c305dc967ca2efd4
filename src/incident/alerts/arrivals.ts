import type { AlertHomes, Roots } from '../../domain/alert-ports.ts';
import type { Incident, RootRecord } from '../../domain/incident.ts';
import type { AlertGroup } from '../../domain/jobs.ts';
import type { Incidents } from '../../domain/ports.ts';
import type { Alert } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { claimed } from './claimed.ts';
import { isOver } from './is-over.ts';
import { newestNews } from './newest-news.ts';

/** What comes to one incident: alerts, those that leave it, the look that is about it, or the incident that it is part of. */
export type Arrival = Readonly<{
  incident: string;
  alerts: readonly Alert[];
  leave: ReadonlySet<string>;
  group: AlertGroup;
  isAbout: boolean; // its look is about the incident, whatever becomes of single alerts
  key?: string; // under which the incident is found from now on
  record?: RootRecord;
  partOf?: string;
}>;

/** Where incidents are found, and how long after its end one is opened again. */
export type Finding = Readonly<{
  incidents: Pick<Incidents, 'find'>;
  roots: Roots;
  homes: Pick<AlertHomes, 'find'>;
  reopenMs: number;
}>;

/**
 * To which incidents a group of alerts comes. An alert stays where it is, unless its root turns out to be another one; what is nowhere
 * comes to the open incident of its root, or opens one.
 */
export async function arrivalsOf(
  group: AlertGroup,
  at: string,
  deps: Finding,
): Promise<readonly Arrival[]> {
  const { root } = group;
  const news = newestNews(group.alerts.map(({ alert }) => alert));
  const known = await incidentsOf(news, group, deps);
  const homeOf = (alert: Alert) => known.homes.get(alert.id);
  const isMoving = (alert: Alert) => {
    const home = homeOf(alert);
    if (!home) return true;
    if (!root || alert.status === 'resolved' || isOver(home)) return false;
    return home.root !== undefined && home.root !== root;
  };
  const moving = news.filter(isMoving);
  const staying = Map.groupBy(
    news.filter((alert) => !isMoving(alert)),
    (alert) => homeOf(alert)?.id ?? '',
  );
  const asked = group.incidents.flatMap((id) => known.all.get(id) ?? []);
  const again = asked.filter(({ partOf }) => !partOf);
  const undecided = [...staying].flatMap(([id, alerts]) => {
    const home = known.all.get(id);
    return home && !home.root && alerts.some(({ status }) => status === 'firing') ? [home] : [];
  });
  const open = again.filter((one) => !isOver(one));
  const takers = root ? [...new Set([...open, ...undecided].map(({ id }) => id))] : [];

  const record = await claimOf(
    [...takers, ...moving.map((one) => newId(one, known.homes, at))],
    group,
    moving,
    at,
    deps,
  );
  const owner = record?.incidents.at(-1)?.id;
  const joining = takers.filter((id) => id !== owner);
  const arrivals = new Map<string, Arrival>();
  const none = { alerts: [], leave: new Set<string>(), group, isAbout: false };
  const add = (incident: string, more: Partial<Arrival>) => {
    const before = arrivals.get(incident) ?? { ...none, incident };
    arrivals.set(incident, { ...before, ...more });
  };

  if (owner && record) {
    const moved = joining.flatMap((id) => firingIn(known.all.get(id)));
    const own = [...(staying.get(owner) ?? []), ...moving, ...moved];
    add(owner, { alerts: newestNews(own), isAbout: true, key: record.id, record });
  }
  for (const [id, alerts] of staying)
    if (id !== owner) add(id, { alerts, isAbout: known.all.get(id)?.key === group.key });
  for (const { id } of again) if (id !== owner) add(id, { isAbout: true });
  for (const id of joining) add(id, present({ partOf: owner }));
  for (const [id, alerts] of Map.groupBy(moving, (alert) => homeOf(alert)?.id ?? '')) {
    if (!id || id === owner) continue;
    const leave = new Set(alerts.map((one) => one.id));
    const isLeft = firingIn(known.all.get(id)).every((one) => leave.has(one.id));
    add(id, { leave, ...(isLeft && present({ partOf: owner })) });
  }
  return [...arrivals.values()];
}

/** What is over without having been told has nothing in common but its group. */
function keyFor({ key, root, alerts }: AlertGroup, moving: readonly Alert[]): string {
  if (root || moving.some(({ status }) => status === 'firing')) return root ?? key;
  const [first] = alerts;
  return first ? `over ${first.alert.name} ${first.group}` : key;
}

async function claimOf(
  [candidate]: readonly string[],
  group: AlertGroup,
  moving: readonly Alert[],
  at: string,
  { roots, reopenMs }: Finding,
): Promise<RootRecord | undefined> {
  if (candidate === undefined) return undefined;
  const key = keyFor(group, moving);
  return await roots.change(key, (known) => claimed(known, { key, candidate, at, reopenMs }));
}

/** An incident is called by the alert that opens it; one that leaves another incident may have opened that. */
function newId({ id }: Alert, homes: ReadonlyMap<string, Incident>, at: string): string {
  return homes.has(id) ? `${id}-${Date.parse(at)}` : id;
}

function firingIn(incident: Incident | undefined): readonly Alert[] {
  return incident?.alerts?.filter(({ status }) => status === 'firing') ?? [];
}

/** The incidents of these alerts; earlier versions called each by its only alert. One that turned out to be part of another is that one. */
async function incidentsOf(
  news: readonly Alert[],
  group: AlertGroup,
  { incidents, homes }: Finding,
): Promise<Readonly<{ homes: ReadonlyMap<string, Incident>; all: ReadonlyMap<string, Incident> }>> {
  const ids = await homes.find(news.map(({ id }) => id));
  const wanted = new Set([...news.map(({ id }) => ids.get(id) ?? id), ...group.incidents]);
  const found = await Promise.all([...wanted].map(async (id) => await incidents.find(id)));
  const all = new Map(found.flatMap((one) => (one ? [[one.id, one]] : [])));
  const own = news.flatMap(({ id }) => {
    const home = all.get(ids.get(id) ?? id);
    return home ? [[id, home] as const] : [];
  });
  return { homes: new Map(own), all };
}
