import { describe, expect, it } from '@jest/globals';

import { toAlert } from '#src/alerts/to-alert.ts';

const sent = {
  status: 'firing',
  labels: { alertname: 'Slow', namespace: 'shop', team: 'shop' },
  annotations: { oncall: 'mina' },
  startsAt: '2026-01-01T12:00:00Z',
  fingerprint: 'f1',
} as const;

describe('an alert as it is sent', () => {
  it('has the page that silences it, of its Alertmanager or as Grafana names it', () => {
    const externalURL = 'https://am.example.com/';

    expect(toAlert(sent, { externalURL }).silence).toBe(
      'https://am.example.com/#/silences/new?filter=%7Balertname%3D%22Slow%22%2Cnamespace%3D%22shop%22%2Cteam%3D%22shop%22%7D',
    );
    expect(
      toAlert({ ...sent, silenceURL: 'https://g.example.com/s' }, { externalURL }).silence,
    ).toBe('https://g.example.com/s');
    expect(toAlert(sent).silence).toBeUndefined();
  });

  it('has its owners, by the labels and annotations that the settings name', () => {
    expect(toAlert(sent, { owner: ['team', 'oncall', 'owner'] }).owners).toEqual([
      { label: 'team', value: 'shop' },
      { label: 'oncall', value: 'mina' },
    ]);
    expect(toAlert(sent)).not.toHaveProperty('owners');
  });

  it('has no link that a browser would not open', () => {
    expect(toAlert({ ...sent, dashboardURL: 'javascript:x' }, { externalURL: 'am' })).toEqual(
      toAlert(sent),
    );
  });
});
