import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { type Gateway, signingSecret, startGateway } from '#test/slack/support/gateway.ts';
import { fuzz, STACK } from '#test/support/fuzzing.ts';
import { mutated } from '#test/support/mutations.ts';

const who = { user_id: 'UMINA00001', user_name: 'mina', team_id: 'TDEMO00001' };
const where = { channel_id: 'COPS000001', response_url: 'http://127.0.0.1:9/response/1' };
const user = { id: who.user_id, name: 'mina', team_id: who.team_id };
const team = { id: who.team_id };
const lines = 'why web-6c7c -n blog-system --private';

const command = { command: '/k8s', text: lines, ...who, ...where, trigger_id: 'trigger-1' };
const event = {
  type: 'app_mention',
  user: who.user_id,
  text: `<@UBOT> ${lines}`,
  ts: '1.1',
  channel: 'COPS000001',
};
const mention = { type: 'event_callback', event_id: 'Ev1', team_id: who.team_id, event };
const container = {
  type: 'message',
  channel_id: 'COPS000001',
  message_ts: '1.1',
  thread_ts: '1.1',
};
const actions = [
  {
    type: 'button',
    block_id: 'b',
    action_id: 'review-fix:en',
    value: '{"incident":"q-1","plan":"p-1","lang":"en"}',
  },
];
const click = {
  type: 'block_actions',
  user,
  team,
  trigger_id: 't-2',
  container,
  actions,
  response_url: where.response_url,
};
const view = {
  id: 'V1',
  type: 'modal',
  callback_id: 'apply-plan',
  private_metadata: '{"incident":"q-1","plan":"p-1"}',
};
const submission = { type: 'view_submission', user, team, view };

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('is answered, whatever Slack sends', async () => {
  const form = fc.oneof(
    mutated(command).map((body) => new URLSearchParams(flat(body)).toString()),
    mutated(click).map(inForm),
    mutated(submission).map(inForm),
  );
  const bodies = fc.oneof(
    form.map((body) => ({ type: 'application/x-www-form-urlencoded', body })),
    mutated(mention).map((body) => ({ type: 'application/json', body: JSON.stringify(body) })),
  );

  await fuzz(bodies, async ({ type, body }) => {
    const response = await send(type, body);

    expect(await response.text()).not.toMatch(STACK);
    expect(response.status).toBeLessThanOrEqual(500);
  });

  expect(
    (await send('application/x-www-form-urlencoded', new URLSearchParams(command).toString()))
      .status,
  ).toBe(200);
});

function flat(body: object): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
}

function inForm(payload: object): string {
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}

function send(type: string, body: string): Promise<Response> {
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', signingSecret).update(`v0:${time}:${body}`).digest('hex');
  const headers = {
    'content-type': type,
    'x-slack-request-timestamp': time,
    'x-slack-signature': `v0=${signature}`,
  };
  return fetch(gateway.url, { method: 'POST', headers, body });
}
