import { App, HTTPReceiver } from '@slack/bolt';

import type { DeliveryJob } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Log } from '../domain/log.ts';
import type { Incidents, Outbox } from '../domain/ports.ts';
import { boltLogger } from './bolt-logger.ts';
import { slackClients } from './clients.ts';
import { deliver } from './delivery/deliver.ts';
import type { Delivering } from './delivery/delivering.ts';
import { doorApi } from './door-api.ts';
import { inFlight } from './in-flight.ts';
import { listen } from './listeners.ts';
import type { Shows } from './listening.ts';
import { postingApi } from './posting-api.ts';
import { closed, listenOn, slackServer } from './slack-server.ts';

/** Slack's largest payloads are some 100 kB; Bolt's own limit is 4 MB. */
const BODY_LIMIT = '1mb';

/** The gateway's Slack settings. `slackApiUrl` ends in "/api/" and serves another Slack than slack.com. */
export type SlackConfig = Readonly<{
  botToken: string;
  signingSecret: string;
  port: number; // 0: any free one
  host?: string;
  slackApiUrl?: string;
  alertsChannel?: string; // its id
  lang: Lang;
}>;

/** What Slack needs of the outside; `now` is for tests. */
export type SlackNeeds = Readonly<{
  config: SlackConfig;
  outbox: Outbox;
  incidents: Incidents;
  approvalKey: string;
  shows: Shows;
  log: Log;
  now?: () => Date;
}>;

/** The gateway's Slack side. */
export interface Slack {
  /** Asks Slack who we are, then listens; answers with the port. Throws SlackRefused for a bad token. */
  start(): Promise<number>;
  /** Takes no more requests, and ends when all that came in has been answered. */
  stop(): Promise<void>;
  /** Does one delivery, safe to run again. Throws DeliveryDelayed and SlackUnsure: run it again then. */
  deliver(job: DeliveryJob): Promise<void>;
}

/** Connects Bolt, both Web API clients and delivery. Requests come to POST /slack/events. */
export function createSlack(needs: SlackNeeds): Slack {
  const { config, outbox, incidents, approvalKey, shows, log, now = () => new Date() } = needs;
  const { botToken, signingSecret, slackApiUrl, alertsChannel, lang } = config;
  const { atOnce, posts } = slackClients(botToken, slackApiUrl, log);
  const door = doorApi(atOnce, () => now().getTime());
  const api = postingApi(posts, () => door.self());
  const work = inFlight();

  const receiver = new HTTPReceiver({
    signingSecret,
    processBeforeResponse: true,
    bodyLimit: BODY_LIMIT,
    logger: boltLogger(log),
  });
  const app = new App({
    receiver,
    logger: boltLogger(log),
    convoStore: false,
    authorize: async () => {
      const { team, user, bot } = await door.self();
      return { botToken, teamId: team, botUserId: user, ...(bot && { botId: bot }) };
    },
  });
  // A listener may outlive its connection, which is all that closing the server waits for.
  app.use(async ({ next }) => work.run(next));
  listen(app, { door, api, outbox, incidents, approvalKey, shows, lang, now, log });

  const server = slackServer(receiver.requestListener, now, log);
  const delivering: Delivering = {
    api,
    incidents,
    ...(alertsChannel && { alertsChannel }),
    now,
    later: (ms, action) => work.later(ms, () => quietly(action, log)),
    log,
  };
  return {
    async start() {
      await door.self();
      return listenOn(server, config.port, config.host);
    },
    async stop() {
      await closed(server);
      await work.drained();
    },
    deliver: (job) => work.run(() => deliver(job, delivering)),
  };
}

/** Nobody waits for what is done later, so its failure can only be told to the log. */
async function quietly(action: () => Promise<void>, log: Log): Promise<void> {
  try {
    await action();
  } catch (error) {
    log.warn({ error: String(error) }, 'Could not look for a second copy');
  }
}
