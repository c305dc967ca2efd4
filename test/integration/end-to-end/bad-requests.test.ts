import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { team } from '#demo/slack-double/workspace/people.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { CHANNEL } from '#test/integration/support/people.ts';
import { type Forgery, sendSigned } from '#test/integration/support/signed.ts';

const api = new Api(testCluster().access.admin);
let kubewhy: Kubewhy;

beforeAll(async () => {
  kubewhy = await startKubewhy(api);
});
afterAll(async () => {
  await kubewhy?.stop();
  api.close();
});

describe('what comes to the door of Slack', () => {
  it.each<[string, Forgery]>([
    ['a wrong signature', { secret: 'another' }],
    ['a time 6 minutes ago', { aheadS: -360 }],
    ['a time in 6 minutes', { aheadS: 360 }],
  ])('is refused with %s', async (_, forgery) => {
    const { status } = await sendSigned(kubewhy, command(), forgery);

    expect(status).toBe(401);
  });

  it.each<[string, Forgery]>([
    ['a charset', { type: 'application/x-www-form-urlencoded; charset=utf-8' }],
    ['a clock that is off by 4 minutes', { aheadS: -240 }],
  ])('is taken with %s', async (_, forgery) => {
    const response = await sendSigned(kubewhy, command(), forgery);

    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('why')]);
  });
});

describe('what comes to the webhook', () => {
  it.each([
    ['another version', { version: '3' }, /version.*must be "4"/s],
    ['no alerts', { alerts: undefined }, /alerts/],
    ['an alert without a fingerprint', { alerts: [sent({ fingerprint: '' })] }, /fingerprint/],
  ])('is refused with %s, with the reason', async (_, over, reason) => {
    const response = await kubewhy.webhook(payload([sent()], over));

    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(reason)]);
  });

  it('is refused when it is no JSON', async () => {
    const response = await kubewhy.webhook('{"version": ');

    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/JSON/)]);
  });

  it('is refused with a wrong token, which is told how to be set', async () => {
    const response = await kubewhy.webhook(payload(), 'another');

    const words = expect.stringContaining('http_config.authorization.credentials');
    expect([response.status, await response.text()]).toEqual([401, words]);
  });

  it('is refused above 8 MiB', async () => {
    const annotations = { summary: 'x'.repeat(8 * 1024 * 1024) };

    const response = await kubewhy.webhook(payload([sent({ annotations })]));

    expect([response.status, await response.text()]).toEqual([413, expect.stringMatching(/8 MiB/)]);
  });

  it('has posted nothing of all that', () => {
    expect(kubewhy.slack.messages('CALERTS001')).toEqual([]);
  });
});

/** A command that needs no cluster. */
function command(): Readonly<Record<string, string>> {
  return {
    command: '/k8s',
    text: 'help',
    team_id: team.id,
    user_id: MINA,
    user_name: 'mina',
    channel_id: CHANNEL,
    trigger_id: 'trigger-1',
    response_url: 'http://127.0.0.1:9/response/1',
  };
}
