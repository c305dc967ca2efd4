import { createHmac } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { startGateway, signingSecret } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const form = 'application/x-www-form-urlencoded';
const command = new URLSearchParams({
  command: '/k8s',
  text: 'why web-6c7c',
  user_id: 'UMINA00001',
  user_name: 'mina',
  team_id: 'TDEMO00001',
  channel_id: 'COPS000001',
  trigger_id: 'trigger-1',
  response_url: 'http://127.0.0.1:9/response/1',
}).toString();

describe('the door', () => {
  it('takes a signed command', async () => {
    const { status } = await send();

    expect(status).toBe(200);
    expect(gateway.redis.worker).toMatchObject([
      { kind: 'why', question: { query: { text: 'web-6c7c' }, asker: { id: 'UMINA00001' } } },
    ]);
  });

  it('takes a form that names its charset', async () => {
    const { status } = await send({ type: `${form}; charset=utf-8` });

    expect(status).toBe(200);
    expect(gateway.redis.worker).toHaveLength(1);
  });

  it('takes a command that Slack sends twice as one question', async () => {
    await send();
    await send();

    expect(gateway.redis.worker).toHaveLength(1);
  });

  it.each([
    ['a wrong signature', { secret: 'another' }],
    ['a time 6 minutes ago', { aheadS: -360 }],
    ['a time in 6 minutes', { aheadS: 360 }],
  ])('refuses %s', async (_, how) => {
    const { status } = await send(how);

    expect(status).toBe(401);
    expect(gateway.redis.worker).toEqual([]);
  });

  it('answers members of other workspaces, but asks nothing for them', async () => {
    const response = await send({ body: command.replace('TDEMO00001', 'TOTHER0001') });

    expect(await response.text()).toContain('Only members of the workspace');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('takes a time in 4 minutes, for clocks differ', async () => {
    expect(await send({ aheadS: 240 })).toMatchObject({ status: 200 });
  });

  it('refuses a body over 1 MiB', async () => {
    const body = `${command}&more=${'x'.repeat(1_100_000)}`;

    expect(await send({ body })).toMatchObject({ status: 413 });
  });

  it('answers at once what it has no listener for', async () => {
    const begun = performance.now();
    const { status } = await send({ body: 'command=&text=x' });

    expect(status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2_500);
  });

  it('serves nothing elsewhere', async () => {
    const { status } = await fetch(new URL('/', gateway.url));

    expect(status).toBe(404);
  });
});

function send({ secret = signingSecret, aheadS = 0, type = form, body = command } = {}) {
  const time = String(Math.floor(Date.now() / 1000) + aheadS);
  const signature = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex');
  return fetch(gateway.url, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-slack-request-timestamp': time,
      'x-slack-signature': `v0=${signature}`,
    },
    body,
  });
}
