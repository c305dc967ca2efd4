import type { Incident } from '../../domain/incident.ts';

const CRITICAL = ['critical', 'page', 'emergency', 'disaster'];

/** Whether an alert of an incident fires that somebody has to see at once. */
export function isCritical({ alert, alerts = alert ? [alert] : [] }: Incident): boolean {
  return alerts.some(
    ({ status, labels: { severity = '' } }) =>
      status === 'firing' && CRITICAL.includes(severity.toLowerCase()),
  );
}
