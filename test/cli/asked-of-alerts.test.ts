import { describe, expect, it } from '@jest/globals';

import { askedOfAlerts } from '#src/cli/asked-of-alerts.ts';
import { UsageError } from '#src/cli/usage-error.ts';
import type { Alert } from '#src/domain/question.ts';

describe('what a payload asks about', () => {
  it('is what the first firing alert names; others are told once', () => {
    const alerts = [alert('old', 'resolved'), alert('web'), alert('web'), alert('db')];

    expect(askedOfAlerts(alerts, 'en')).toMatchObject({
      query: { text: 'pod/web', namespace: 'shop' },
      others: ['pod/db'],
    });
  });

  it('is what was resolved, where nothing fires', () => {
    expect(askedOfAlerts([alert('old', 'resolved')], 'en').query.text).toBe('pod/old');
  });

  it('is nothing when no alert names an object', () => {
    const watchdog = { ...alert('web'), name: 'Watchdog' };

    expect(() => askedOfAlerts([watchdog], 'en')).toThrow(UsageError);
    expect(() => askedOfAlerts([watchdog], 'en')).toThrow(/Watchdog/);
  });
});

function alert(pod: string, status: Alert['status'] = 'firing'): Alert {
  return {
    id: `a-${pod}`,
    status,
    name: 'KubePodNotReady',
    labels: { alertname: 'KubePodNotReady', namespace: 'shop', pod },
    annotations: {},
    startsAt: '2026-01-01T12:00:00Z',
  };
}
