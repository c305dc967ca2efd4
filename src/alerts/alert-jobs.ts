import type { WorkerJob } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Alert } from '../domain/question.ts';
import { redactedData } from '../text/redaction/redacted-data.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { alertJobId, episodeId } from './alert-ids.ts';
import type { Payload } from './payload.ts';

/** Go's zero time, which Alertmanager sends as the end of an alert that fires. */
const NEVER = '0001-01-01T00:00:00Z';
const NO_NAME = 'alert';

/** One job per alert. Whether an alert is about anything in the cluster is for the worker to say. */
export function alertJobs({ groupKey, alerts }: Payload, lang: Lang): readonly AlertJob[] {
  return alerts.map((sent) => ({
    v: 1,
    id: alertJobId({ ...sent, groupKey }),
    kind: 'alert',
    alert: toAlert(sent),
    lang,
  }));
}
type AlertJob = Extract<WorkerJob, { kind: 'alert' }>;

function toAlert(sent: Payload['alerts'][number]): Alert {
  const { status, labels, annotations, startsAt, endsAt, generatorURL: link } = sent;
  return {
    id: episodeId(sent),
    status,
    name: labels['alertname'] || NO_NAME,
    labels: redactedData(labels),
    annotations: redactedData(annotations ?? {}),
    startsAt,
    ...(endsAt && endsAt !== NEVER && { endsAt }),
    ...(link && /^https?:\/\//.test(link) && { link: redacted(link) }),
  };
}
