import type { Limits } from '#demo/slack-double/rate-limits.ts';
import type { SlackDouble } from '#demo/slack-double/slack-double.ts';
import { alertmanagerWebhook } from '#src/alerts/webhook.ts';
import type { Gathered } from '#src/domain/gathered.ts';
import type { AlertGroup, Result } from '#src/domain/jobs.ts';
import type { Log } from '#src/domain/log.ts';
import type { Pacer } from '#src/domain/ports.ts';
import type { Alert } from '#src/domain/question.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { operationsListener } from '#src/serve/operations/operations-listener.ts';
import { gatherAlerts } from '#src/serve/roles/gather-alerts.ts';
import { repeated } from '#src/serve/roles/repeated.ts';
import { createSlack, type Slack } from '#src/slack/create-slack.ts';
import { present } from '#src/text/present.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis, type TestRedis } from '#test/integration/support/redis.ts';
import { answer, finding, plan } from '#test/slack/support/incidents.ts';
import { silent } from '#test/support/logs.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

/** The gateway of one process on a real Redis; a worker that answers at once; Slack's double. */
export type Gateway = Readonly<{
  slack: Slack;
  double: SlackDouble;
  redis: TestRedis;
  queues: Queues;
  /** Sends one webhook with these alerts, by name; answers with its status. */
  alert(...names: readonly string[]): Promise<number>;
  /** The same for alerts as they are sent. */
  send(alerts: readonly object[], groupKey?: string): Promise<number>;
  /** Has somebody ask in a channel. */
  ask(id: string, channel: string): Promise<void>;
  stop(): Promise<void>;
}>;

/** What a test changes. In a second of ours `speed` seconds of Slack go by; `bytes` more are in each answer. */
export type GatewayChanges = Readonly<{
  limits?: Limits | 'off';
  speed?: number;
  bytes?: number;
  maxmemory?: string;
  log?: Log; // of the queues
  alertsChannel?: string;
  worker?: 'other'; // a test has one of its own
}>;

const TOKEN = 'webhook-token';
const ASKER = { team: 'TDEMO00001', id: 'UMINA00001', name: 'mina' };

/** Starts all of it on free ports. */
export async function startGateway(changes: GatewayChanges = {}): Promise<Gateway> {
  const { limits = 'off', speed = 50, bytes = 0, alertsChannel = 'CALERTS001' } = changes;
  const redis = await startRedis(changes.maxmemory ? ['--maxmemory', changes.maxmemory] : []);
  const began = performance.now();
  const { double, apiUrl, stop } = await startSlackDouble({
    signingSecret: 'secret',
    botToken: 'xoxb-test',
    requestUrl: 'http://127.0.0.1:9',
    limits,
    now: () => Math.round(Date.now() + (performance.now() - began) * (speed - 1)),
  });
  const gathered = { quiet: 100, longest: 300 };
  const queues = patientQueues({ url: redis.url, log: changes.log ?? silent, gathering: gathered });
  const { outbox, incidents, inbox, roots, homes, open, pacer, roomForAlerts: room } = queues;
  const slack = createSlack({
    cluster: 'test',
    config: {
      botToken: 'xoxb-test',
      signingSecret: 'secret',
      port: 0,
      host: '127.0.0.1',
      slackApiUrl: apiUrl,
      alertsChannel,
      lang: 'en',
    },
    outbox,
    incidents,
    alerts: { inbox, roots, homes, open, reopenMs: 7_200_000 },
    pacer: faster(pacer, speed),
    forgottenPosts: queues.forgottenPosts,
    approvalKey: 'approval-key',
    shows: () => true,
    changing: {
      standstill: async () => undefined,
      freezes: queues.freezes,
      needsTwo: () => false,
      barred: () => undefined,
      peopleByEmail: [],
      mayAct: () => ({ is: 'may-not', text: 'nobody is mapped here' }),
    },
    audit: async () => undefined,
    log: silent,
  });
  await slack.start();
  const webhook = alertmanagerWebhook({ token: TOKEN, inbox, room });
  const listener = operationsListener({
    host: '127.0.0.1',
    port: 0,
    routes: { '/webhook': webhook },
    checks: {},
    metrics: async () => '',
    log: silent,
  });
  const url = `http://127.0.0.1:${await listener.start()}/webhook`;

  const padding = { params: { padding: 'x'.repeat(bytes) } };
  const found = { is: 'answer', plans: [plan()], tookMs: 600 } as const;
  const result = { ...found, answer: answer({ findings: [finding(padding)] }) };
  const giveUp = async () => undefined;
  if (changes.worker !== 'other')
    queues.serveWorker({
      async run(job) {
        const { id } = job;
        if (job.kind === 'alerts') {
          const { at, batch, alerts, lang } = job;
          const groups = alerts.map((one) => groupOf(one, result));
          const delivery = { v: 1, id: `${id}-alerts`, kind: 'alerts', at, groups, lang } as const;
          await outbox.toGateway({ ...delivery, ...present({ batch }) });
        } else if (job.kind === 'why') {
          const { question } = job;
          await outbox.toGateway({ v: 1, id: `${id}-answer`, kind: 'answer', question, result });
        }
      },
      giveUp,
    });
  queues.serveGateway({ run: (job) => slack.deliver(job), giveUp });
  const now = () => new Date();
  const gathering = gatherAlerts({ inbox, open, incidents, outbox, lang: 'en', now });
  const stopGathering = repeated(() => gathering.waiting(), 50, silent);

  async function send(alerts: readonly object[], groupKey = 'a group'): Promise<number> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify(payload(alerts, { groupKey })),
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    slack,
    double,
    redis,
    queues,
    alert: (...names) =>
      send(names.map((name) => sent({ fingerprint: name, labels: labelsOf(name) }))),
    send,
    async ask(id, channel) {
      const base = { id, query: { text: 'web' }, lang: 'en', asker: ASKER } as const;
      const place = { place: { channel }, private: false, askedAt: new Date().toISOString() };
      await outbox.toWorker({ v: 1, id, kind: 'why', question: { ...base, ...place } });
    },
    async stop() {
      await listener.stop();
      await stopGathering();
      await slack.stop();
      await queues.close(1_000);
      await stop();
      await redis.stop();
    },
  };
}

/** Each alert has a root of its own here. */
function groupOf(gathered: Gathered, result: Result): AlertGroup {
  const { alert } = gathered;
  const root = `root of ${alert.name}`;
  return { key: root, root, rank: 0, alerts: [gathered], incidents: [], affected: [], result };
}

function labelsOf(name: string): Alert['labels'] {
  return { alertname: name, namespace: 'shop', pod: 'web-1' };
}

function faster(pacer: Pacer, speed: number): Pacer {
  return {
    turn: (line, { everyMs, burst }, caller) =>
      pacer.turn(line, { everyMs: everyMs / speed, burst }, caller),
    pause: (line, ms) => pacer.pause(line, ms),
  };
}
