import { expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import { isCritical } from '#src/incident/alerts/is-critical.ts';
import { isPosted } from '#src/incident/alerts/is-posted.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';
import { firing } from '#test/support/alerts.ts';

it.each([
  ['critical', true, true],
  ['warning', false, true],
  ['info', false, false],
  ['none', false, false],
  ['', false, true],
])('an alert of severity "%s" is critical: %s, and posted: %s', (severity, critical, posted) => {
  expect(isCritical(incident(severity))).toBe(critical);
  expect(isPosted(incident(severity))).toBe(posted);
});

it('an incident of informing alerts is posted once another one joins them', () => {
  const { alerts = [], ...rest } = incident('info');

  expect(isPosted({ ...rest, alerts: [...alerts, firing('B', { severity: 'warning' })] })).toBe(
    true,
  );
});

function incident(severity: string): Incident {
  const alert = firing('A', { severity });
  const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, '2026-01-01T12:00:00Z');
  return { ...empty, alert, alerts: [alert] };
}
