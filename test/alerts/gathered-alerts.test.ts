import { describe, expect, it } from '@jest/globals';

import { gatheredAlerts } from '#src/alerts/gathered-alerts.ts';
import { parsePayload } from '#src/alerts/payload.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';

describe('the news of a webhook', () => {
  it('carry what the alert says', () => {
    const [news] = newsOf(sent());

    expect(news).toEqual({
      id: expect.stringMatching(/^a-/),
      group: expect.stringMatching(/^[0-9a-f]{40}$/),
      alert: {
        id: expect.stringMatching(/^[0-9a-f]{40}$/),
        status: 'firing',
        name: 'KubePodNotReady',
        labels: { alertname: 'KubePodNotReady', namespace: 'shop', pod: 'web-1' },
        annotations: { summary: 'Pod is not ready.' },
        startsAt: '2026-01-01T00:00:00.123456789Z',
        link: 'http://prometheus.example/graph',
        silence: expect.stringContaining('/#/silences/new?filter=%7Balertname%3D'),
      },
    });
  });

  it('carry no secrets', () => {
    const [news] = newsOf(sent({ annotations: { summary: 'refused: DB_PASS=hunter2' } }));

    expect(news?.alert.annotations).toEqual({ summary: 'refused: DB_PASS=[hidden]' });
  });

  it('keep the end of an alert that is over, in the episode of its beginning', () => {
    const endsAt = '2026-01-01T00:20:00Z';
    const [firing, resolved] = newsOf(sent(), sent({ status: 'resolved', endsAt }));

    expect(resolved?.alert).toMatchObject({ status: 'resolved', endsAt });
    expect(resolved?.alert.id).toBe(firing?.alert.id);
    expect(resolved?.id).not.toBe(firing?.id);
  });

  it('keep together what Alertmanager sends as one group', () => {
    const [first, second] = newsOf(sent({ fingerprint: 'aa' }), sent({ fingerprint: 'bb' }));

    expect(first?.group).toBe(second?.group);
  });

  it('take an alert about nothing in the cluster, and one that says next to nothing', () => {
    const bare = {
      labels: {},
      annotations: null,
      endsAt: null,
      generatorURL: 'javascript:alert()',
    };
    const news = newsOf(sent({ labels: { alertname: 'Watchdog' } }), sent(bare));

    expect(news.map(({ alert }) => alert.name)).toEqual(['Watchdog', 'alert']);
    expect(news[1]?.alert).not.toHaveProperty('link');
    expect(news[1]?.alert).toHaveProperty('annotations', {});
  });
});

function newsOf(...alerts: readonly object[]) {
  const parsed = parsePayload(JSON.stringify(payload(alerts)));
  if (parsed.is === 'refused') throw new Error(parsed.why);
  return gatheredAlerts(parsed.payload);
}
