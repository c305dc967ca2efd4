import { App, HTTPReceiver } from '@slack/bolt';

import type { Note } from '../domain/audit.ts';
import type { DeliveryJob } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Log } from '../domain/log.ts';
import type { ForgottenPosts, Incidents, Outbox, Pacer } from '../domain/ports.ts';
import type { Silences } from '../domain/silences.ts';
import type { OnCall } from '../incident/alerts/on-call.ts';
import type { Changing } from '../incident/changing.ts';
import type { Notes } from '../incident/notes.ts';
import type { Shows } from '../incident/shows.ts';
import { present } from '../text/present.ts';
import { answerAll } from './answer-all.ts';
import { boltLogger } from './bolt-logger.ts';
import type { Calling } from './calls.ts';
import { slackClients } from './clients.ts';
import { type CountObstacle, noticed } from './delivery-obstacles.ts';
import { deliver } from './delivery/deliver.ts';
import type { AlertRecords, Delivering } from './delivery/delivering.ts';
import { DeliveryDelayed } from './errors.ts';
import { immediateApi } from './immediate-api.ts';
import { inFlight } from './in-flight.ts';
import { listen } from './listeners.ts';
import { postingApi } from './posting-api.ts';
import { respond } from './respond.ts';
import { closed, listenOn, slackServer } from './slack-server.ts';
import { turnOf } from './turn-of.ts';
import { withinReach } from './within-reach.ts';

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
  fallbackChannel?: string; // where alerts go when the bot may not post there
  lang: Lang;
}>;

/** What Slack needs of the outside; `now` is for tests, `count` for metrics. */
export type SlackNeeds = Readonly<{
  config: SlackConfig;
  cluster: string; // the name of the one that is asked about
  outbox: Outbox;
  incidents: Incidents;
  alerts: AlertRecords;
  onCall?: OnCall;
  silences?: Silences;
  pacer: Pacer;
  forgottenPosts: ForgottenPosts;
  approvalKey: string;
  shows: Shows;
  changing: Changing;
  audit: Note;
  log: Log;
  count?: CountObstacle;
  now?: () => Date;
}>;

/** The gateway's Slack side. */
export interface Slack {
  /** Asks Slack who we are, then listens; answers with the port. Throws SlackMisconfigured for a bad token. */
  start(): Promise<number>;
  /** Takes no more requests, and ends when all that came in has been answered. */
  stop(): Promise<void>;
  /** Does one delivery, safe to run again. Throws NotNow: run it again then. */
  deliver(job: DeliveryJob): Promise<void>;
  /** Rejects where Slack does not answer, or not to this token. */
  reachable(): Promise<void>;
  /** What somebody has to mend before all is delivered, in a sentence each. */
  obstacles(): readonly string[];
}

/** Connects Bolt, both Web API clients and delivery. Requests come to POST /slack/events. */
export function createSlack(needs: SlackNeeds): Slack {
  const { config, outbox, incidents, pacer, approvalKey, shows, changing, audit, log } = needs;
  const { cluster, silences, onCall = { routes: [] }, now = () => new Date() } = needs;
  const { botToken, signingSecret, slackApiUrl, alertsChannel, fallbackChannel, lang } = config;
  const { atOnce, posts } = slackClients(botToken, slackApiUrl, log);
  const door = immediateApi(atOnce, () => now().getTime());
  const obstacles = noticed(log, needs.count ?? (() => undefined));
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
      return { botToken, teamId: team, botUserId: user, ...present({ botId: bot }) };
    },
  });
  answerAll(app);
  // A listener may outlive its connection, which is all that closing the server waits for.
  app.use(async ({ next }) => work.run(next));
  const note: Notes = (entry) => void work.run(() => audit(entry));
  const api = { respond };
  const told = { approvalKey, shows, changing, note, cluster, lang, now, log };
  listen(app, {
    door,
    api,
    outbox,
    incidents,
    later: work.later,
    ...told,
    ...present({ silences }),
  });

  const server = slackServer(receiver.requestListener, now, log);
  /** Nobody waits for what is done later: when it is not its turn it waits again, and only the log hears of a failure. */
  function later(ms: number, action: () => Promise<void>): void {
    work.later(ms, async () => {
      try {
        await action();
      } catch (error) {
        if (error instanceof DeliveryDelayed) return later(error.retryAfterMs, action);
        log.warn({ error: String(error) }, 'Could not look for a second copy');
      }
    });
  }
  const self = () => door.self();
  const apiFor = (caller: Calling['caller']) =>
    postingApi(posts, { self, pacer, obstacles, caller, log });
  const delivering = (job: DeliveryJob): Delivering => ({
    api: apiFor({ id: job.id, turn: (call) => turnOf(job, call) }),
    lastApi: apiFor({ id: `${job.id}-last`, turn: () => ({ lane: 'edits' }) }),
    incidents,
    forgottenPosts: needs.forgottenPosts,
    outbox,
    alerts: needs.alerts,
    obstacles,
    note,
    shows,
    standstill: changing.standstill,
    needsTwo: changing.needsTwo,
    barred: changing.barred,
    ...present({ alertsChannel, fallbackChannel }),
    onCall,
    canSilence: silences !== undefined,
    now,
    later,
    log,
  });
  return {
    async start() {
      await door.self();
      return listenOn(server, config.port, config.host);
    },
    async stop() {
      await closed(server);
      await work.drained();
    },
    deliver: (job) => work.run(() => deliver(job, delivering(job))),
    reachable: withinReach(() => atOnce.auth.test()),
    obstacles: () => obstacles.all(),
  };
}
