import type { WorkerJob } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import { alertJobId } from './alert-ids.ts';
import type { Payload } from './payload.ts';
import { toAlert } from './to-alert.ts';

/** One job per alert. Whether an alert is about anything in the cluster is for the worker to say. */
export function alertJobs(
  { groupKey, externalURL, alerts }: Payload,
  lang: Lang,
): readonly AlertJob[] {
  return alerts.map((sent) => ({
    v: 1,
    id: alertJobId({ ...sent, groupKey }),
    kind: 'alert',
    alert: toAlert(sent, externalURL),
    lang,
  }));
}
type AlertJob = Extract<WorkerJob, { kind: 'alert' }>;
