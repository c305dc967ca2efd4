import type { Alert } from '../domain/question.ts';
import { matchersText, silenceMatchers } from '../domain/silence-matchers.ts';
import { present } from '../text/present.ts';
import { redactedData } from '../text/redaction/redacted-data.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { episodeId } from './alert-ids.ts';
import type { Payload } from './payload.ts';

/** Go's zero time, which Alertmanager sends as the end of an alert that fires. */
const NEVER = '0001-01-01T00:00:00Z';
const NO_NAME = 'alert';

/** One alert as the Alertmanager at that URL sends it, without its secrets. */
export function toAlert(sent: Payload['alerts'][number], externalURL?: string | null): Alert {
  const { status, labels, annotations, startsAt, endsAt, generatorURL } = sent;
  const alert = {
    id: episodeId(sent),
    status,
    name: labels['alertname'] || NO_NAME,
    labels: redactedData(labels),
    annotations: redactedData(annotations ?? {}),
    startsAt,
    ...(endsAt && endsAt !== NEVER && { endsAt }),
  };
  const own = linkOf(externalURL);
  return {
    ...alert,
    ...present({
      link: linkOf(generatorURL),
      dashboard: linkOf(sent.dashboardURL),
      silence: linkOf(sent.silenceURL) ?? (own && silenceLink(own, alert)),
    }),
  };
}

/** Only what a browser opens, without its secrets. */
function linkOf(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? redacted(url) : undefined;
}

/** The page of Alertmanager on which a silence for this alert is made. */
function silenceLink(externalURL: string, alert: Pick<Alert, 'name' | 'labels'>): string {
  const filter = encodeURIComponent(matchersText(silenceMatchers(alert)));
  return `${externalURL.replace(/\/$/, '')}/#/silences/new?filter=${filter}`;
}
