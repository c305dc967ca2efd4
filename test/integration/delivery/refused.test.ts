import { afterEach, describe, expect, it } from '@jest/globals';

import { bot } from '#demo/slack-double/workspace/people.ts';
import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';

const FIFTY = Array.from({ length: 50 }, (_, at) => `refused-${at}`);

let gateway: Gateway;
afterEach(() => gateway.stop());

describe('50 alerts that Slack refuses', () => {
  it('with a token that is not valid are all posted once when it is, sent again or not', async () => {
    gateway = await startGateway();
    const { double } = gateway;
    double.faults.all({ is: 'error', code: 'invalid_auth' });

    expect(await gateway.alert(...FIFTY)).toBe(202);
    await refused(50);
    expect(await gateway.alert(...FIFTY)).toBe(202);
    expect(gateway.slack.obstacles()).toEqual([expect.stringContaining('SLACK_BOT_TOKEN')]);
    expect(await pending()).toBe(50);
    double.faults.all(undefined);

    await delivered('alerts', 50);
    expect(gateway.slack.obstacles()).toEqual([]);
  }, 90_000);

  it('in a channel without the bot are all posted when it is invited', async () => {
    gateway = await startGateway({ alertsChannel: 'CRANDOM001' });
    const { workspace } = gateway.double;

    await gateway.alert(...FIFTY);
    await refused(50);
    expect(gateway.slack.obstacles()).toEqual([expect.stringContaining('Invite @kubewhy')]);
    workspace.join(workspace.channel('CRANDOM001'), bot.user);

    await delivered('random', 50);
  }, 90_000);
});

async function refused(times: number): Promise<void> {
  await until(`${times} posts were refused`, async () => {
    const posts = gateway.double.calls.filter(({ method }) => method === 'chat.postMessage');
    return posts.length >= times || undefined;
  });
}

async function pending(): Promise<number> {
  const { waiting, active, delayed } = (await gateway.queues.counts()).gateway;
  return waiting + active + delayed;
}

/** Until each of so many alerts has its thread, and nothing waits any more. */
async function delivered(channel: string, alerts: number): Promise<void> {
  await until('all is delivered', async () => (await pending()) === 0 || undefined, {
    within: 80_000,
  });
  const parents = parentsIn(gateway.double, channel);
  expect([parents.length, new Set(parents).size]).toEqual([alerts, alerts]);
}
