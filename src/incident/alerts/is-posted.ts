import type { Incident } from '../../domain/incident.ts';
import type { Alert } from '../../domain/question.ts';

const QUIET = ['info', 'informational', 'notice', 'debug', 'none'];

/** Whether anybody is told of an incident: alerts that only inform are kept, and seen once another one joins them. */
export function isPosted({ alert, alerts = alert ? [alert] : [] }: Incident): boolean {
  return alerts.length === 0 || alerts.some((one) => !isQuiet(one));
}

function isQuiet({ labels: { severity = '' } }: Alert): boolean {
  return QUIET.includes(severity.toLowerCase());
}
