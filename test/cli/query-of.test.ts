import { describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

const SNAPSHOT = 'recordings/inc-000-1';

describe('kubewhy why --alert', () => {
  it('answers about the object that an alert names, the same as when asked for it', async () => {
    const args = ['why', '--alert', '-', '--snapshot', SNAPSHOT, '-o', 'json'];

    const { status, out } = await kubewhy(args, { input: payload('web-6c7c9fb85d-8lqpc') });

    expect(status).toBe(0);
    expect(out).toBe(
      (await kubewhy(['why', 'web-6c7c', '--snapshot', SNAPSHOT, '-o', 'json'])).out,
    );
  });

  it.each([
    ['a target besides', ['why', 'web', '--alert', '-'], '{}', 'not both'],
    ['a payload that is not v4', ['why', '--alert', '-'], '{"version":"3"}', 'version 4'],
    ['a payload that is no JSON', ['why', '--alert', '-'], 'KubePodNotReady', 'JSON'],
    ['a file that is not there', ['why', '--alert', '/nowhere'], '', '/nowhere'],
  ])('refuses an alert with %s', async (_, args, input, advice) => {
    const { status, err } = await kubewhy(args, { input });

    expect(status).toBe(2);
    expect(err).toContain(advice);
  });
});

/** What Alertmanager sends when a pod is not Ready. */
function payload(pod: string): string {
  const labels = { alertname: 'KubePodNotReady', namespace: 'blog-system', pod };
  const startsAt = '2026-03-02T14:06:00Z';
  const alert = { status: 'firing', labels, annotations: {}, startsAt, fingerprint: '3c1f' };
  return JSON.stringify({ version: '4', groupKey: '{}:{}', alerts: [alert] });
}
