import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { alertmanagerWebhook } from '#src/alerts/webhook.ts';
import { QueueUnavailable } from '#src/domain/errors.ts';
import {
  operationsListener,
  type OperationsListener,
} from '#src/serve/operations/operations-listener.ts';
import { begun } from '#test/alerts/support/begun.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { type FakeRedis, fakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';

const MOST = 8 * 1024 * 1024;
const authorization = 'Bearer a-webhook-token';

let redis: FakeRedis;
let takes: number; // so many times something is put until Redis goes down
let isFull: boolean;
let counted: unknown[];
let listener: OperationsListener;
let url: string;
beforeEach(async () => {
  redis = fakeRedis();
  takes = Infinity;
  isFull = false;
  counted = [];
  listener = operationsListener({
    host: '127.0.0.1',
    port: 0,
    routes: {
      '/webhooks/alertmanager': alertmanagerWebhook({
        token: 'a-webhook-token',
        inbox: {
          async put(news) {
            redis.isDown = takes-- <= 0;
            await redis.alerts.inbox.put(news);
          },
        },
        room: async () => {
          if (isFull) throw new QueueUnavailable('Redis has too little memory left.');
        },
        count: (...what) => counted.push(what),
      }),
    },
    checks: {},
    metrics: async () => '',
    log: silent,
  });
  url = `http://127.0.0.1:${await listener.start()}/webhooks/alertmanager`;
});
afterEach(() => listener.stop());

describe('the webhook for Alertmanager', () => {
  it('accepts a mixed group, each alert by itself', async () => {
    const group = [sent({ fingerprint: 'aa' }), sent({ status: 'resolved', fingerprint: 'bb' })];

    const { status } = await post(payload(group, { truncatedAlerts: 3 }));

    expect(status).toBe(202);
    expect(redis.alerts.news).toMatchObject([
      { alert: { status: 'firing' } },
      { alert: { status: 'resolved' } },
    ]);
    expect(counted).toEqual([
      ['accepted', 2],
      ['truncated', 3],
    ]);
  });

  it('accepts what Alertmanager sends again as the same work', async () => {
    await post(payload());
    const { status } = await post(payload([sent()], { notification_reason: 'repeat interval' }));

    expect(status).toBe(202);
    expect(redis.alerts.news).toHaveLength(1);
  });

  it('accepts alerts that are about no object', async () => {
    const { status } = await post(payload([sent({ labels: { alertname: 'Watchdog' } })]));

    expect(status).toBe(202);
  });

  it('accepts a content type with a charset', async () => {
    const type = { 'content-type': 'application/json; charset=utf-8' };

    const { status } = await post(payload(), type);

    expect(status).toBe(202);
  });

  it('says that nothing is lost while Redis is down', async () => {
    takes = 0;

    const { status, text } = await post(payload());

    expect(status).toBe(503);
    expect(text).toMatch(/down.*not accepted.*Nothing is lost/);
    expect(counted).toEqual([['unavailable', 1]]);
  });

  it('leaves the alerts to Alertmanager while Redis has no room for them', async () => {
    isFull = true;

    const { status, text } = await post(payload());

    expect(status).toBe(503);
    expect(text).toMatch(/too little memory.*Nothing is lost/);
    expect(redis.alerts.news).toEqual([]);
    expect(counted).toEqual([['unavailable', 1]]);
  });

  it('accepts all of a large group in the end when Redis went down halfway', async () => {
    const group = Array.from({ length: 400 }, (_, i) => sent({ fingerprint: `f${i}` }));
    takes = 2;

    const first = await post(payload(group));
    takes = Infinity;
    const second = await post(payload(group));

    expect([first.status, second.status]).toEqual([503, 202]);
    expect(redis.alerts.news).toHaveLength(400);
  });

  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer another' }],
    ['a token that begins alike', { authorization: 'Bearer a-webhook-toke' }],
    ['another scheme', { authorization: 'Basic a-webhook-token' }],
    ['an empty token', { authorization: 'Bearer ' }],
  ])('refuses %s', async (_, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', body: '{}', headers });

    expect(response.status).toBe(401);
    expect(await response.text()).toContain('credentials');
    expect(redis.alerts.news).toEqual([]);
  });

  it.each([
    ['what is not JSON', 'alerts!', /not JSON/],
    ['another version', payload([sent()], { version: '5' }), /must be "4".*at version/s],
    ['an alert without a fingerprint', payload([sent({ fingerprint: 1 })]), /alerts\[0\]\.fingerp/],
    ['a time that is none', payload([sent({ startsAt: 'today' })]), /alerts\[0\]\.startsAt/],
    ['a list', [], /expected object/],
  ])('refuses %s and says what is wrong', async (_, body, reason) => {
    const { status, text } = await post(body);

    expect(status).toBe(400);
    expect(text).toMatch(reason);
    expect(redis.alerts.news).toEqual([]);
    expect(counted).toEqual([['refused', 1]]);
  });

  it('cuts a long reason', async () => {
    const { text } = await post(payload(Array.from({ length: 99 }, () => ({}))));

    expect(text.trimEnd()).toHaveLength(500);
  });

  it('refuses any other method', async () => {
    const response = await fetch(url, { method: 'PUT', body: '{}', headers: { authorization } });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('refuses a body that says it is larger than 8 MiB, before it is there', async () => {
    const { statusCode } = await begun(url, { authorization, 'content-length': MOST + 1 });

    expect(statusCode).toBe(413);
  });

  it('refuses a body in chunks as soon as it grows larger than 8 MiB', async () => {
    const { statusCode } = await begun(url, { authorization }, Buffer.alloc(MOST + 1, ' '));

    expect(statusCode).toBe(413);
  });

  it('reads a body of exactly 8 MiB', async () => {
    const { status } = await post(JSON.stringify(payload()).padEnd(MOST, ' '));

    expect(status).toBe(202);
  });
});

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
