import type { Alert } from '../domain/question.ts';
import { redactedData } from '../text/redaction/redacted-data.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { episodeId } from './alert-ids.ts';
import type { Payload } from './payload.ts';

/** Go's zero time, which Alertmanager sends as the end of an alert that fires. */
const NEVER = '0001-01-01T00:00:00Z';
const NO_NAME = 'alert';

/** One alert as Alertmanager sends it, without its secrets. */
export function toAlert(sent: Payload['alerts'][number]): Alert {
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
