import { describe, expect, it } from '@jest/globals';

import { alertJobs } from '#src/alerts/alert-jobs.ts';
import { parsePayload } from '#src/alerts/payload.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';

describe('jobs of a webhook', () => {
  it('carry what the alert says', () => {
    const [job] = jobsOf(sent());

    expect(job).toEqual({
      v: 1,
      id: expect.stringMatching(/^a-/),
      kind: 'alert',
      lang: 'ko',
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
    const [job] = jobsOf(sent({ annotations: { summary: 'refused: DB_PASS=hunter2' } }));

    expect(job?.alert.annotations).toEqual({ summary: 'refused: DB_PASS=[hidden]' });
  });

  it('keep the end of an alert that is over, in the episode of its beginning', () => {
    const endsAt = '2026-01-01T00:20:00Z';
    const [firing, resolved] = jobsOf(sent(), sent({ status: 'resolved', endsAt }));

    expect(resolved?.alert).toMatchObject({ status: 'resolved', endsAt });
    expect(resolved?.alert.id).toBe(firing?.alert.id);
    expect(resolved?.id).not.toBe(firing?.id);
  });

  it('take an alert about nothing in the cluster, and one that says next to nothing', () => {
    const bare = {
      labels: {},
      annotations: null,
      endsAt: null,
      generatorURL: 'javascript:alert()',
    };
    const jobs = jobsOf(sent({ labels: { alertname: 'Watchdog' } }), sent(bare));

    expect(jobs.map(({ alert }) => alert.name)).toEqual(['Watchdog', 'alert']);
    expect(jobs[1]?.alert).not.toHaveProperty('link');
    expect(jobs[1]?.alert).toHaveProperty('annotations', {});
  });
});

function jobsOf(...alerts: readonly object[]) {
  const parsed = parsePayload(JSON.stringify(payload(alerts)));
  if (parsed.is === 'refused') throw new Error(parsed.why);
  return alertJobs(parsed.payload, 'ko');
}
