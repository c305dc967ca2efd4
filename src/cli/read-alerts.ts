import { parsePayload } from '../alerts/payload.ts';
import { toAlert } from '../alerts/to-alert.ts';
import type { Alert } from '../domain/question.ts';
import { UsageError } from './usage-error.ts';

/** Reads what Alertmanager would post to the webhook; throws UsageError. */
export function readAlerts(payload: string): readonly Alert[] {
  const parsed = parsePayload(payload);
  if (parsed.is === 'refused') throw new UsageError(parsed.why);
  const { alerts, externalURL } = parsed.payload;
  return alerts.map((one) => toAlert(one, { externalURL }));
}
