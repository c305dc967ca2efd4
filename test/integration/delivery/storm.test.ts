import { afterEach, expect, it } from '@jest/globals';

import { publishedLimits } from '#demo/slack-double/rate-limits.ts';
import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';

const ALERTS = Array.from({ length: 30 }, (_, at) => `storm-${at}`);
const LONG_MS = 60_000;

let gateway: Gateway;
afterEach(() => gateway.stop());

it('a storm at Slack’s limits takes as many calls as messages, and a question is not behind it', async () => {
  gateway = await startGateway({ limits: publishedLimits, speed: 5 });
  const { double } = gateway;

  expect(await gateway.alert(...ALERTS)).toBe(202);
  await double.eventually(() => double.messages('alerts')[9], LONG_MS);
  await gateway.ask('q-1', 'COPS000001');
  await double.eventually(() => double.messages('ops')[0], LONG_MS);
  const duringStorm = double.messages('alerts').length;
  await gateway.ask('q-2', 'CALERTS001');
  await double.eventually(() => parentsIn(double, 'alerts').includes('q-2') || undefined, LONG_MS);
  const afterSecond = double.messages('alerts').length;
  await double.eventually(() => double.messages('alerts')[61], LONG_MS);

  const parents = parentsIn(double, 'alerts').filter((id) => id !== 'q-2');
  expect(new Set(parents).size).toBe(30);
  expect(parents).toHaveLength(30);
  expect(duringStorm).toBeLessThan(30);
  expect(afterSecond).toBeLessThan(50);
  const messages = double.messages('alerts').length + double.messages('ops').length;
  const posts = double.calls.filter(({ method }) => method === 'chat.postMessage');
  expect(posts.length - messages).toBeLessThanOrEqual(3);
}, 120_000);
