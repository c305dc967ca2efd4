import type { SlackDouble } from '#demo/slack-double/slack-double.ts';
import { mayAct } from '#src/approvals/may-act.ts';
import { policyAgainst } from '#src/approvals/policy.ts';
import { standstillAt } from '#src/approvals/standstill.ts';
import type { Shows } from '#src/incident/shows.ts';
import { createSlack } from '#src/slack/create-slack.ts';
import type { Slack, SlackConfig, SlackNeeds } from '#src/slack/create-slack.ts';
import { present } from '#src/text/present.ts';
import { mina } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import type { FakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

const ALWAYS = { changes: 'on', changeWindows: [] } as const;

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

/** What a test changes. */
export type GatewayChanges = Partial<SlackConfig> &
  Partial<Pick<SlackNeeds, 'log' | 'count' | 'onCall' | 'silences' | 'now'>>;

/** Starts both on free ports. */
export async function startGateway(
  redis: FakeRedis = fakeRedis(),
  { log = silent, count = () => undefined, onCall, silences, now, ...config }: GatewayChanges = {},
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
      ...config,
    },
    cluster: 'prod',
    outbox: redis.outbox,
    incidents: redis.incidents,
    alerts: redis.alerts,
    forgottenPosts: async () => redis.forgotten,
    pacer: { turn: async () => 0, pause: async () => undefined },
    approvalKey: 'an-approval-key',
    shows,
    changing: {
      standstill: async () => standstillAt(new Date(), ALWAYS, await redis.freezes.find()),
      freezes: redis.freezes,
      needsTwo: (namespace) => redis.twoPeople.includes(namespace),
      mayAct: (person, lang) =>
        mayAct(person, { people: { [mina.id]: { user: 'mina' } }, peopleByEmail: [] }, lang),
      peopleByEmail: [],
      barred: (acting, lang) => policyAgainst(acting, redis.policy, lang),
    },
    audit: redis.note,
    log,
    count,
    ...present({ onCall, silences, now }),
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
