import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { alertmanagerWebhook } from '#src/alerts/webhook.ts';
import { QueueUnavailable } from '#src/domain/errors.ts';
import {
  operationsListener,
  type OperationsListener,
} from '#src/serve/operations/operations-listener.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { type FakeRedis, fakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';

let redis: FakeRedis;
let room: number; // so many alerts until Redis is full
let counted: unknown[];
let listener: OperationsListener;
let url: string;
beforeEach(async () => {
  redis = fakeRedis();
  room = Infinity;
  counted = [];
  const webhook = alertmanagerWebhook({
    token: 'a-webhook-token',
    inbox: redis.alerts.inbox,
    room: async (alerts) => {
      if (redis.alerts.news.length + alerts > room) throw new QueueUnavailable('Redis is full.');
    },
    count: (...what) => counted.push(what),
  });
  listener = operationsListener({
    host: '127.0.0.1',
    port: 0,
    routes: { '/webhook': webhook },
    checks: {},
    metrics: async () => '',
    log: silent,
  });
  url = `http://127.0.0.1:${await listener.start()}/webhook`;
});
afterEach(() => listener.stop());

describe('the webhook for Alertmanager, of what cannot be taken whole,', () => {
  it('accepts the others beside an alert that is none, and says what is wrong with it', async () => {
    const { status, text } = await post(payload([sent(), sent({ startsAt: 'today' })]));

    expect(status).toBe(202);
    expect(text).toMatch(/^Accepted 1, refused 1\..*alerts\[1\]\.startsAt/s);
    expect(redis.alerts.news).toHaveLength(1);
    expect(counted).toContainEqual(['refused', 1]);
  });

  it('takes 5,000 alerts in parts where Redis never has room for all', async () => {
    const group = Array.from({ length: 5_000 }, (_, at) => sent({ fingerprint: `f${at}` }));
    const statuses: number[] = [];
    room = 2_000;
    while (statuses.at(-1) !== 202 && statuses.length < 9) {
      statuses.push((await post(payload(group))).status);
      room = redis.alerts.news.length + 2_000; // what was accepted is delivered meanwhile
    }

    expect(statuses).toEqual([503, 503, 202]);
    expect(redis.alerts.news).toHaveLength(5_000);
  });

  it('takes odd signs as they are, and half of one as none', async () => {
    const labels = { alertname: '\ud800<!channel>\u202e\0', namespace: '한글 😀' };

    const { status } = await post(payload([sent({ labels })]));

    expect(status).toBe(202);
    expect(redis.alerts.news).toMatchObject([
      { alert: { name: '\ufffd<!channel>\u202e\0', labels: { namespace: '한글 😀' } } },
    ]);
  });
});

async function post(body: object) {
  const headers = { authorization: 'Bearer a-webhook-token' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}
