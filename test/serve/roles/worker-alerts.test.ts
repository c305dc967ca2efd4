import { describe, expect, it } from '@jest/globals';

import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { alert } from '#test/support/jobs.ts';
import { worker } from '#test/support/workers.ts';

const lang = 'en' as const;

describe('the work of a worker for alerts', () => {
  it('asks about the object that an alert names, in the language of alerts', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertJob(alert()));

    expect(asked).toEqual([{ text: 'pod/web-1', namespace: 'shop' }]);
    const result = { is: 'answer' };
    const firing = { id: 'a-1-alert', kind: 'alert', alert: { status: 'firing' }, result, lang };
    expect(outbox.gateway).toMatchObject([firing]);
  });

  it('asks nothing about an alert that is over', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertJob(alert('resolved')));

    expect(asked).toEqual([]);
    expect(outbox.gateway).toMatchObject([{ kind: 'alert', alert: { status: 'resolved' } }]);
    expect(outbox.gateway[0]).not.toHaveProperty('result');
  });

  it('takes Watchdog and its like for the signs of life that they are', async () => {
    const { jobs, outbox } = worker();

    await jobs.run(alertJob(alertNamed('Watchdog', { severity: 'none' })));

    expect(outbox.gateway).toEqual([]);
  });

  it('passes an alert on that names no object, and says so', async () => {
    const { jobs, outbox } = worker();

    await jobs.run(alertJob(alertNamed('TargetDown', { severity: 'warning' })));

    const message = expect.stringContaining('TargetDown');
    expect(outbox.gateway).toMatchObject([{ kind: 'alert', result: { is: 'failed', message } }]);
  });

  it('looks at nothing for an alert of another cluster, and says which it is about', async () => {
    const { jobs, outbox, asked } = worker();

    await jobs.run(alertJob(alertNamed('KubePodNotReady', { pod: 'web-1', cluster: 'prod' })));

    const message = expect.stringMatching(/about cluster `prod`.* only looks at `lab`/);
    expect(asked).toEqual([]);
    expect(outbox.gateway).toMatchObject([{ kind: 'alert', result: { is: 'failed', message } }]);
  });

  it('looks at what an alert of its own cluster names', async () => {
    const { jobs, asked } = worker();

    await jobs.run(alertJob(alertNamed('KubePodNotReady', { pod: 'web-1', cluster: 'lab' })));

    expect(asked).toMatchObject([{ text: 'pod/web-1' }]);
  });
});

function alertJob(about: Alert): WorkerJob {
  return { v: 1, id: 'a-1', kind: 'alert', alert: about, lang };
}

function alertNamed(name: string, labels: Alert['labels']): Alert {
  return { ...alert(), name, labels };
}
