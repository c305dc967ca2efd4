import { planTitle } from '../../answers/words/plan-title.ts';
import { NotNow } from '../../domain/errors.ts';
import type { Joined, Muted, Recurred } from '../../domain/incident.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Arrival } from '../../incident/alerts/arrivals.ts';
import { arrived } from '../../incident/alerts/arrived.ts';
import { closedIn } from '../../incident/alerts/closed-in.ts';
import { earlierIn } from '../../incident/alerts/earlier-in.ts';
import { isMuted } from '../../incident/alerts/is-muted.ts';
import { isOver } from '../../incident/alerts/is-over.ts';
import { nextLookIn } from '../../incident/alerts/next-look-in.ts';
import { recurred } from '../../incident/alerts/recurred.ts';
import { reminderIn } from '../../incident/alerts/reminder-in.ts';
import { toldIn } from '../../incident/alerts/told-in.ts';
import { earlierFor } from '../../incident/earlier-for.ts';
import { withCircumstances } from '../../incident/with-circumstances.ts';
import { present } from '../../text/present.ts';
import type { Delivering } from './delivering.ts';
import type { Posted } from './ledger.ts';
import { noteOffers } from './note-offers.ts';

type When = Readonly<{ at: string; lang: Lang }>;

/** Writes down what came to one incident: in its record, where its alerts are found, and when it is looked at again. */
export async function settleArrival(arrival: Arrival, when: When, deps: Delivering): Promise<void> {
  const { alertsChannel: channel, incidents } = deps;
  if (!channel) throw new NotNow('No channel for alerts is set (slack.alertsChannel).');
  const { incident: id, alerts, group } = arrival;
  const { result } = group;
  const [standstill, earlier, last, partOf] = await Promise.all([
    deps.standstill(),
    earlierFor(id, channel, result, { ...deps, titleOf: planTitle }),
    lastOf(arrival, when.at, deps),
    arrival.partOf ? joinedTo(arrival.partOf, deps) : undefined,
  ]);
  const { barred } = deps;
  const beginning = { ...when, place: { channel }, before: last?.before, partOf };
  const told = {
    routes: deps.onCall.routes,
    shows: deps.shows,
    canSilence: deps.canSilence,
    muted: last?.muted,
  };
  let known: Posted | undefined;
  const incident = await incidents.change(id, (old) => {
    known = old;
    const next = toldIn(arrived(old, arrival, beginning), old, { ...told, usual: channel });
    return next.answer === old?.answer
      ? next
      : withCircumstances(next, { standstill, earlier, barred });
  });
  await deps.alerts.homes.set(
    alerts.map((one) => one.id),
    id,
  );
  await indexed(incident, known, when.at, deps);

  const toldBefore = new Set(known?.alerts?.map((one) => one.id));
  for (const { id: alert, name } of alerts)
    if (!toldBefore.has(alert)) deps.note({ id: alert, what: 'alerted', alert: name, channel });
  if (incident.plans !== known?.plans) noteOffers(incident, incident.plans, deps);
}

/** Where the incident is found, and when the cluster is looked at for it again. */
async function indexed(
  incident: Posted,
  known: Posted | undefined,
  at: string,
  { alerts: { roots, open }, onCall: { remindMs }, now }: Delivering,
): Promise<void> {
  const { id, key } = incident;
  const close = (one: string) =>
    roots.change(one, (old) => closedIn(old, { key: one, incident: id, at }));
  if (known?.key && known.key !== key) await close(known.key);
  const looks = [nextLookIn(incident), reminderIn(incident, { now: now(), remindMs }) || undefined];
  const due = looks.filter((ms) => ms !== undefined);
  const nextMs = due.length > 0 ? Math.min(...due) : undefined;
  await (nextMs === undefined ? open.close(id) : open.lookIn(id, nextMs));
  if (key && (isOver(incident) || incident.partOf)) await close(key);
}

/** That a root was there before, for the incident that it opens now, and until when it is muted since then. */
async function lastOf(
  { incident, record }: Arrival,
  at: string,
  deps: Delivering,
): Promise<Readonly<{ before: Recurred; muted?: Muted }> | undefined> {
  const found = record?.incidents.at(-1)?.id === incident ? earlierIn(record, at) : undefined;
  const last = found && (await deps.incidents.find(found.last));
  if (!last) return undefined;
  const { muted } = last;
  const before = recurred(found.times, joined(last), last);
  return isMuted(last, deps.now()) ? { before, ...present({ muted }) } : { before };
}

async function joinedTo(id: string, deps: Delivering): Promise<Joined | undefined> {
  const other = await deps.incidents.find(id);
  return other && joined(other);
}

function joined({ id: incident, place: { channel }, parent: ts }: Posted): Joined {
  return { incident, channel, ...present({ ts }) };
}
