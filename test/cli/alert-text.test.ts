import { expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

/** What Alertmanager sends of one alert. */
function payload(labels: Readonly<Record<string, string>>, status = 'firing'): string {
  const annotations = { summary: 'The disk fills up.' };
  const alert = { status, labels, annotations, startsAt: '2026-03-02T14:06:00Z', fingerprint: 'f' };
  return JSON.stringify({ version: '4', groupKey: '{}:{}', alerts: [alert] });
}

it('stands above an answer that finds nothing, which is not green while the alert fires', async () => {
  const labels = { alertname: 'NodeFilesystemAlmostOutOfSpace', instance: 'k8s-worker2:9100' };
  const args = ['why', '--alert', '-', '--snapshot', 'recordings/inc-000-1'];

  const { status, out } = await kubewhy(args, { input: payload(labels) });

  expect(status).toBe(0);
  expect(out).toMatch(
    /^NodeFilesystemAlmostOutOfSpace · firing · since [^\n]*\n {2}The disk fills up\./,
  );
  expect(out).toContain('Kubernetes shows nothing wrong with Node k8s-worker2');
  expect(out).toMatch(/Next check: what\s+fills it/);
  expect(out).toMatch(/\n\? Node k8s-worker2/);
});

it('names the next check of an alert that is about no object', async () => {
  const args = ['why', '--alert', '-', '--snapshot', 'recordings/inc-000-1'];

  const { status, err } = await kubewhy(args, {
    input: payload({ alertname: 'KubeAPIErrorBudgetBurn' }),
  });

  expect(status).toBe(2);
  expect(err).toContain('etcd latency');
});
