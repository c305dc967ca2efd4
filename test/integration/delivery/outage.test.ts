import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';

const HOUR_MS = 3_600_000;
const STEPS = 12;
/** Only the date is ours: what waits in Redis is due when we say so, and all else goes on. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let gateway: Gateway;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...REAL], now: Date.now(), advanceTimers: true });
  gateway = await startGateway();
});
afterEach(async () => {
  await gateway.stop();
  jest.useRealTimers();
});

it('alerts of three days in which Slack was away are all posted once when it is back', async () => {
  const { double } = gateway;
  double.faults.all({ is: 'reset', effect: false });
  for (let step = 0; step < STEPS; step += 1) {
    const before = double.calls.length;
    expect(await gateway.alert(`outage-${step}`)).toBe(202);
    await until('all of them were tried', async () => {
      return double.calls.length > before + step || undefined;
    });
    jest.setSystemTime(Date.now() + 6 * HOUR_MS);
  }

  double.faults.all(undefined);
  expect(await gateway.alert('after')).toBe(202); // which wakes the others
  await until(
    'all are posted',
    async () => parentsIn(double, 'alerts')[STEPS] !== undefined || undefined,
  );
  expect(await gateway.alert('outage-0', 'outage-1')).toBe(202);
  await until('nothing waits', async () => {
    const { waiting, active, delayed } = (await gateway.queues.counts()).gateway;
    return waiting + active + delayed === 0 || undefined;
  });

  const parents = parentsIn(double, 'alerts');
  expect([parents.length, new Set(parents).size]).toEqual([STEPS + 1, STEPS + 1]);
});
