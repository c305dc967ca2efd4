import { afterEach, describe, expect, it } from '@jest/globals';

import { bot } from '#demo/slack-double/workspace/people.ts';
import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';

const FIFTY = Array.from({ length: 50 }, (_, at) => `refused-${at}`);
const SPEED = 1e6;

let gateway: Gateway;
afterEach(() => gateway.stop());

describe('50 alerts that Slack refuses', () => {
  it.each([
    ['invalid_auth', 'SLACK_BOT_TOKEN'],
    ['is_archived', 'unarchive it'],
  ])(
    'for %s wait in sight, and are all posted once afterwards, sent again or not',
    async (code, mend) => {
      gateway = await startGateway({ speed: SPEED });
      const { double } = gateway;
      double.faults.all({ is: 'error', code });

      expect(await gateway.alert(...FIFTY)).toBe(202);
      await refused(50);
      expect(await gateway.alert(...FIFTY)).toBe(202);
      expect(gateway.slack.obstacles()).toEqual([expect.stringContaining(mend)]);
      expect(await pending()).toBe(50);
      double.faults.all(undefined);

      await delivered('alerts', 50);
      expect(gateway.slack.obstacles()).toEqual([]);
    },
  );

  it('for not_in_channel are all posted once when the bot is invited', async () => {
    gateway = await startGateway({ speed: SPEED, alertsChannel: 'CRANDOM001' });
    const { workspace } = gateway.double;

    await gateway.alert(...FIFTY);
    await refused(50);
    expect(await gateway.alert(...FIFTY)).toBe(202);
    expect(gateway.slack.obstacles()).toEqual([expect.stringContaining('Invite @kubewhy')]);
    workspace.join(workspace.channel('CRANDOM001'), bot.user);

    await delivered('random', 50);
  });

  it.each(['msg_blocks_too_long', 'invalid_blocks'])(
    'for %s are all posted at once as short texts, and nothing waits',
    async (code) => {
      gateway = await startGateway({ speed: SPEED });
      const { double } = gateway;
      double.faults.all(
        { is: 'error', code },
        ({ blocks }) => typeof blocks === 'string' && isLong(JSON.parse(blocks)),
      );

      expect(await gateway.alert(...FIFTY)).toBe(202);

      await delivered('alerts', 50);
      expect(await gateway.alert(...FIFTY)).toBe(202);
      await delivered('alerts', 50);
      expect(double.messages('alerts').filter(({ blocks }) => isLong(blocks))).toEqual([]);
      expect(gateway.slack.obstacles()).toEqual([]);
    },
  );
});

/** More than one paragraph. */
function isLong(blocks: unknown): boolean {
  return Array.isArray(blocks) && blocks.length > 1;
}

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
  await until(`${alerts} alerts are posted`, async () => {
    return new Set(parentsIn(gateway.double, channel)).size === alerts || undefined;
  });
  await until('all is delivered', async () => (await pending()) === 0 || undefined);
  expect(parentsIn(gateway.double, channel)).toHaveLength(alerts);
}
