import { alertJobs } from '../alerts/alert-jobs.ts';
import { parsePayload } from '../alerts/payload.ts';
import type { Alert } from '../domain/question.ts';
import { UsageError } from './usage-error.ts';

/** Reads what Alertmanager would post to the webhook; throws UsageError. */
export function readAlerts(payload: string): readonly Alert[] {
  const parsed = parsePayload(payload);
  if (parsed.is === 'refused') throw new UsageError(parsed.why);
  return alertJobs(parsed.payload, 'en').map(({ alert }) => alert);
}
