import type { SlackDouble } from '#demo/slack-double/slack-double.ts';
import { startSlackDouble } from '#demo/slack-double/start-slack-double.ts';
import { createSlack } from '#src/slack/create-slack.ts';
import type { Slack } from '#src/slack/create-slack.ts';
import type { Shows } from '#src/slack/listening.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import type { FakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';

/** What signs requests in these tests. */
export const signingSecret = 'a-signing-secret';

/** The real Slack side between the double and a fake Redis. */
export interface Gateway {
  readonly slack: Slack;
  readonly double: SlackDouble;
  readonly redis: FakeRedis;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts both on free ports. */
export async function startGateway(
  redis: FakeRedis = fakeRedis(),
  shows: Shows = () => true,
): Promise<Gateway> {
  let url = '';
  const { double, apiUrl, stop } = await startSlackDouble({
    signingSecret,
    botToken: 'xoxb-test',
    requestUrl: () => url,
    limits: 'off',
  });
  const slack = createSlack({
    config: {
      botToken: 'xoxb-test',
      signingSecret,
      port: 0,
      host: '127.0.0.1',
      slackApiUrl: apiUrl,
      alertsChannel: 'CALERTS001',
      lang: 'en',
    },
    outbox: redis.outbox,
    incidents: redis.incidents,
    approvalKey: 'an-approval-key',
    shows,
    log: silent,
  });
  url = `http://127.0.0.1:${await slack.start()}/slack/events`;
  return {
    slack,
    double,
    redis,
    url,
    async stop() {
      await slack.stop();
      await stop();
    },
  };
}
