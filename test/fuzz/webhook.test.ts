import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { alertmanagerWebhook } from '#src/alerts/webhook.ts';
import { targetOfAlert } from '#src/answers/alert-target.ts';
import { operationsListener } from '#src/serve/operations/operations-listener.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import { fuzz, STACK } from '#test/support/fuzzing.ts';
import { silent } from '#test/support/logs.ts';
import { mutated } from '#test/support/mutations.ts';

const path = '/webhooks/alertmanager';
const redis = fakeRedis();
const { inbox, news } = redis.alerts;
const webhook = alertmanagerWebhook({
  token: 'secret',
  inbox,
  room: async () => undefined,
  count: () => {},
});
const listener = operationsListener({
  host: '127.0.0.1',
  port: 0,
  routes: { [path]: webhook },
  checks: {},
  metrics: async () => '',
  log: silent,
});
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listener.start()}${path}`;
});
afterAll(() => listener.stop());

it('is taken or refused with a reason, whatever is posted to the webhook', async () => {
  await fuzz(mutated(payload([sent(), sent({ fingerprint: 'bb' })])), async (body) => {
    const headers = { authorization: 'Bearer secret' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });

    expect([202, 400]).toContain(response.status);
    expect(await response.text()).not.toMatch(STACK);
    for (const { alert } of news.splice(0)) targetOfAlert(alert);
  });
});
