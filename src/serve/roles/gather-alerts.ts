import type { AlertInbox, OpenIncidents } from '../../domain/alert-ports.ts';
import type { Gathered, StillOpen } from '../../domain/gathered.ts';
import type { Incident } from '../../domain/incident.ts';
import type { WorkerJob } from '../../domain/jobs.ts';
import { refKey } from '../../domain/keys.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Incidents, Outbox } from '../../domain/ports.ts';
import { present } from '../../text/present.ts';
import { targetOf } from '../../text/target-of.ts';

/** Where alerts wait, and where the work for them goes. */
export type GatheringParts = Readonly<{
  inbox: Pick<AlertInbox, 'take'>;
  open: Pick<OpenIncidents, 'due' | 'close'>;
  incidents: Pick<Incidents, 'find'>;
  outbox: Pick<Outbox, 'toWorker'>;
  lang: Lang;
  now: () => Date;
}>;

/** After which an incident is looked at again of whose look nothing was heard. */
const AGAIN_MS = 60_000;

/** Puts one look for what was gathered, and one for the incidents whose time has come. What was put is not put twice. */
export function gatherAlerts({ inbox, open, incidents, outbox, lang, now }: GatheringParts) {
  let lastPut = '';
  const job = (id: string, more: Pick<Alerts, 'alerts' | 'open'> & { batch?: string }): Alerts => ({
    v: 1,
    id,
    kind: 'alerts',
    at: now().toISOString(),
    lang,
    ...more,
  });

  return {
    async waiting(): Promise<void> {
      const taken = await inbox.take();
      if (!taken) return;
      const { batch, attempt, alerts } = taken;
      const id = `${batch}-${attempt}`;
      if (id === lastPut) return;
      await outbox.toWorker(job(id, { batch, alerts, open: [] }));
      lastPut = id;
    },
    async due(): Promise<void> {
      const ids = await open.due(AGAIN_MS);
      const found = await Promise.all(ids.map((id) => incidents.find(id)));
      const known = found.flatMap((one) => one ?? []);
      const gone = ids.filter((id) => !known.some((one) => one.id === id));
      await Promise.all(gone.map((id) => open.close(id)));
      const again = known.flatMap((one) => againOf(one) ?? []);
      const alerts = known.flatMap((one) => (againOf(one) ? [] : firingIn(one)));
      if (again.length + alerts.length === 0) return;
      await outbox.toWorker(job(`again-${now().getTime()}`, { alerts, open: again }));
    },
  };
}
type Alerts = Extract<WorkerJob, { kind: 'alerts' }>;

/** The workload of what an incident is about is asked about, since a pod may be another one by now; where nobody knows that yet, what each of its alerts names. */
function againOf({ id, root, answer, owners = [], alerts = [] }: Incident): StillOpen | undefined {
  if (!answer || (!root && alerts.length > 1)) return undefined;
  const { target } = answer;
  const on = owners.find(({ of }) => refKey(of) === refKey(target))?.by ?? target;
  const { namespace } = on;
  return { incident: id, query: { text: targetOf(on), ...present({ namespace }) } };
}

function firingIn({ id: group, alerts = [] }: Incident): readonly Gathered[] {
  return alerts.filter(({ status }) => status === 'firing').map((alert) => ({ alert, group }));
}
