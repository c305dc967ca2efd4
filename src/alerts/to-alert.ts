import type { Alert } from '../domain/question.ts';
import { matchersText, silenceMatchers } from '../domain/silence-matchers.ts';
import { ownOf } from '../text/own-of.ts';
import { present } from '../text/present.ts';
import { redactedData } from '../text/redaction/redacted-data.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { episodeId } from './alert-ids.ts';
import type { Payload } from './payload.ts';

/** Go's zero time, which Alertmanager sends as the end of an alert that fires. */
const NEVER = '0001-01-01T00:00:00Z';
const NO_NAME = 'alert';

/** Which Alertmanager sent an alert, and under which labels or annotations its owners stand. */
type Sender = Readonly<{ externalURL?: string | null | undefined; owner?: readonly string[] }>;

/** One alert as Alertmanager sends it, without its secrets. */
export function toAlert(
  sent: Payload['alerts'][number],
  { externalURL, owner = [] }: Sender = {},
): Alert {
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
  const owners = owner.flatMap((label) => {
    const value = ownOf(alert.labels, label) ?? ownOf(alert.annotations, label);
    return value ? [{ label, value }] : [];
  });
  return {
    ...alert,
    ...(owners.length > 0 && { owners }),
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
