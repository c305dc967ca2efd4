import type { DeliveryJob } from '../../domain/jobs.ts';
import { arrivalsOf } from '../../incident/alerts/arrivals.ts';
import type { Delivering } from './delivering.ts';
import { settleArrival } from './settle-arrival.ts';

type Job = Extract<DeliveryJob, { kind: 'alerts' }>;
/** An incident whose thread has to be shown, and how soon. */
type Touched = Readonly<{ incident: string; rank: number }>;

/** Brings alerts and looks into their incidents, and has the threads of those shown, the worst first. A rerun brings the same. */
export async function deliverAlerts(job: Job, deps: Delivering): Promise<void> {
  const { id, batch, lang } = job;
  for (const { incident, rank } of await settleAlerts(job, deps))
    await deps.outbox.toGateway({
      v: 1,
      id: `${id}-${incident}`,
      kind: 'thread',
      incident,
      rank,
      lang,
    });
  if (batch) await deps.alerts.inbox.handedOn(batch);
}

/** Brings alerts and looks into their incidents; tells which these are. */
export async function settleAlerts(
  { at, groups, lang }: Omit<Job, 'id'>,
  deps: Delivering,
): Promise<readonly Touched[]> {
  const { alerts, incidents } = deps;
  const touched = new Map<string, number>();
  for (const group of groups)
    for (const arrival of await arrivalsOf(group, at, { ...alerts, incidents })) {
      await settleArrival(arrival, { at, lang }, deps);
      const rank = Math.min(touched.get(arrival.incident) ?? Infinity, group.rank);
      touched.set(arrival.incident, rank);
    }
  return [...touched].map(([incident, rank]) => ({ incident, rank }));
}
