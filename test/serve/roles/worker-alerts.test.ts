import { describe, expect, it } from '@jest/globals';

import { CutOff } from '#src/domain/errors.ts';
import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { alert } from '#test/support/jobs.ts';
import { worker } from '#test/support/workers.ts';

const lang = 'en' as const;

describe('the work of a worker for alerts', () => {
  it('asks about the object that an alert names, in the language of alerts', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertsJob(alert()));

    expect(asked).toMatchObject([{ text: 'pod/web-1', namespace: 'shop' }]);
    const group = { alerts: [{ alert: { status: 'firing' } }], result: { is: 'answer' } };
    expect(outbox.gateway).toMatchObject([
      { id: 'b-1-0-alerts', kind: 'alerts', batch: 'b-1', groups: [group], lang },
    ]);
  });

  it('asks once about what several alerts name', async () => {
    const { jobs, asked } = worker();

    await jobs.run(alertsJob(alert(), { ...alert(), id: 'a2', name: 'KubePodCrashLooping' }));

    expect(asked).toHaveLength(1);
  });

  it('looks again at what an alert that is over names', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertsJob(alert('resolved')));

    expect(asked).toHaveLength(1);
    const group = { alerts: [{ alert: { status: 'resolved' } }], result: { is: 'answer' } };
    expect(outbox.gateway).toMatchObject([{ groups: [group] }]);
  });

  it.each([
    ['Watchdog', { severity: 'none' }],
    ['InfoInhibitor', { severity: 'warning', namespace: 'shop', pod: 'web-1' }],
    ['ASignOfItsOwn', { severity: 'none' }],
  ])('takes %s for the sign of life that it is', async (name, labels: Alert['labels']) => {
    const { jobs, outbox } = worker();

    await jobs.run(alertsJob(alertNamed(name, labels)));

    expect(outbox.gateway).toMatchObject([{ batch: 'b-1', groups: [] }]);
  });

  it('passes an alert on that names no object, and says so', async () => {
    const { jobs, outbox } = worker();

    await jobs.run(alertsJob(alertNamed('TargetDown', { severity: 'warning' })));

    const message = expect.stringContaining('TargetDown');
    expect(outbox.gateway).toMatchObject([{ groups: [{ result: { is: 'failed', message } }] }]);
  });

  it('looks at nothing for an alert of another cluster, and says which it is about', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertsJob(alertNamed('KubePodNotReady', { pod: 'web-1', cluster: 'prod' })));

    const message = expect.stringMatching(/about cluster `prod`.* only looks at `lab`/);
    expect(asked).toEqual([]);
    expect(outbox.gateway).toMatchObject([{ groups: [{ result: { is: 'failed', message } }] }]);
  });

  it('looks at what an alert of its own cluster names', async () => {
    const { jobs, asked } = worker();

    await jobs.run(alertsJob(alertNamed('KubePodNotReady', { pod: 'web-1', cluster: 'lab' })));

    expect(asked).toMatchObject([{ text: 'pod/web-1' }]);
  });

  it('looks again at an incident whose time has come', async () => {
    const { jobs, outbox, asked } = worker();
    const query = { text: 'deployment/web', namespace: 'shop' };

    await jobs.run({ ...alertsJob(), open: [{ incident: 'i-1', query }] });

    expect(asked).toEqual([query]);
    expect(outbox.gateway).toMatchObject([{ groups: [{ incidents: ['i-1'] }] }]);
  });

  it('tells alerts by their group where the look took too long', async () => {
    const { jobs, outbox } = worker();

    await jobs.giveUp(alertsJob(alert(), { ...alert(), id: 'a2' }), new CutOff(20));

    const [delivery] = outbox.gateway;
    expect(delivery).toMatchObject({ groups: [{ key: 'group g', result: { is: 'failed' } }] });
  });

  it('takes a single alert as an earlier version has put it', async () => {
    const { jobs, outbox } = worker();

    await jobs.run({ v: 1, id: 'a-1', kind: 'alert', alert: alert(), lang });

    const group = { alerts: [{ alert: { id: 'a1' } }], result: { is: 'answer' } };
    expect(outbox.gateway).toMatchObject([{ id: 'a-1-alerts', kind: 'alerts', groups: [group] }]);
  });
});

function alertsJob(...alerts: readonly Alert[]): WorkerJob & { kind: 'alerts' } {
  const gathered = alerts.map((one) => ({ alert: one, group: 'g' }));
  const at = '2026-01-01T00:00:00Z';
  return {
    v: 1,
    id: 'b-1-0',
    kind: 'alerts',
    at,
    batch: 'b-1',
    alerts: gathered,
    open: [],
    lang,
  };
}

function alertNamed(name: string, labels: Alert['labels']): Alert {
  return { ...alert(), name, labels };
}
