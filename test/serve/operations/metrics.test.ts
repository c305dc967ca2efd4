import { describe, expect, it } from '@jest/globals';

import { QueueUnavailable } from '#src/domain/errors.ts';
import { createMetrics } from '#src/serve/operations/metrics.ts';
import { keptLog, silent } from '#test/support/logs.ts';

describe('metrics', () => {
  it('tell what was counted', async () => {
    const metrics = createMetrics({
      queueJobs: async () => ({ worker: { waiting: 2, active: 0 } }),
      log: silent,
    });

    metrics.alerts('accepted', 3);
    metrics.job({ family: 'worker', kind: 'why', result: 'done' });
    metrics.verdict(0.3);
    metrics.changeOutcome('too-late');

    const text = await metrics.text();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'kubewhy_webhook_alerts_total{result="accepted"} 3',
        'kubewhy_jobs_total{family="worker",kind="why",result="done"} 1',
        'kubewhy_verdict_seconds_bucket{le="0.25"} 0',
        'kubewhy_verdict_seconds_bucket{le="0.5"} 1',
        'kubewhy_change_outcomes_total{outcome="too-late"} 1',
        'kubewhy_queue_jobs{family="worker",state="waiting"} 2',
        'kubewhy_queue_jobs{family="worker",state="active"} 0',
      ]),
    );
  });

  it('leave the queues out while Redis is down, and say so in the log', async () => {
    const { log, lines } = keptLog();
    let isDown = false;
    const err = new QueueUnavailable('down');
    const metrics = createMetrics({
      queueJobs: async () => {
        if (isDown) throw err;
        return { worker: { waiting: 2 } };
      },
      log,
    });
    await metrics.text();
    isDown = true;

    const text = await metrics.text();

    expect(text).not.toContain('kubewhy_queue_jobs{');
    expect(text).toContain('kubewhy_verdict_seconds_count 0');
    expect(lines).toMatchObject([{ level: 'warn', meta: { err } }]);
  });

  it('of two processes in one do not meet', async () => {
    const one = createMetrics({ log: silent });
    const other = createMetrics({ log: silent });

    one.alerts('accepted', 1);

    expect(await other.text()).not.toContain('accepted');
  });
});
