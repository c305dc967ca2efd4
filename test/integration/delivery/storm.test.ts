import { afterEach, expect, it } from '@jest/globals';

import { publishedLimits } from '#demo/slack-double/rate-limits.ts';
import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';

const ALERTS = Array.from({ length: 120 }, (_, at) => `storm-${at}`);

let gateway: Gateway;
afterEach(() => gateway.stop());

it('a storm at Slack’s limits takes as many calls as messages, and a question is not behind it', async () => {
  gateway = await startGateway({ limits: publishedLimits, speed: 10 });
  const { double } = gateway;

  expect(await gateway.alert(...ALERTS)).toBe(202);
  await double.eventually(() => double.messages('alerts')[9]);
  await gateway.ask('q-1', 'COPS000001');
  await double.eventually(() => double.messages('ops')[0]);
  const duringStorm = double.messages('alerts').length;
  await gateway.ask('q-2', 'CALERTS001');
  await double.eventually(() => parentsIn(double, 'alerts').includes('q-2') || undefined);
  const afterSecond = double.messages('alerts').length;
  await double.eventually(() => double.messages('alerts')[241]);

  const parents = parentsIn(double, 'alerts').filter((id) => id !== 'q-2');
  expect(new Set(parents).size).toBe(120);
  expect(parents).toHaveLength(120);
  expect([duringStorm < 60, afterSecond < 60]).toEqual([true, true]);
  const messages = double.messages('alerts').length + double.messages('ops').length;
  const posts = double.calls.filter(({ method }) => method === 'chat.postMessage');
  const paused = posts.filter(({ answer }) => answer.is === 'json' && answer.status === 429);
  expect(posts.length - messages).toBe(paused.length);
  expect(paused.length).toBeLessThanOrEqual(3);
});
