import type { DeliveryJob } from '../../domain/jobs.ts';
import { rootOf } from '../../domain/root-of.ts';
import { present } from '../../text/present.ts';
import { settleAlerts } from './deliver-alerts.ts';
import { deliverThread } from './deliver-thread.ts';
import type { Delivering } from './delivering.ts';

type Job = Extract<DeliveryJob, { kind: 'alert' }>;

/** Brings a single alert, as earlier versions put it: a group of its own. */
export async function deliverAlert(job: Job, deps: Delivering): Promise<void> {
  const { id, alert, result, lang } = job;
  const root = result?.is === 'answer' ? rootOf(result.answer, result.owners) : undefined;
  const key = root ?? `alert ${alert.name} ${alert.id}`;
  const alerts = [{ alert, group: alert.id }];
  const group = { key, rank: 0, alerts, incidents: [], affected: [], ...present({ root, result }) };
  const at = deps.now().toISOString();
  for (const { incident } of await settleAlerts(
    { ...job, kind: 'alerts', at, groups: [group], lang },
    deps,
  ))
    await deliverThread({ id, incident }, deps);
}
