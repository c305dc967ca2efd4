import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type SlackDouble } from '#demo/slack-double/slack-double.ts';
import type { RoleName } from '#src/serve/roles/running.ts';
import type { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { startRedis, type TestRedis } from '#test/integration/support/redis.ts';
import { until } from '#test/integration/support/until.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

/** Mina and Joon may act, with the rights that RBAC gives to these users. */
export const MINA = 'UMINA00001';
export const JOON = 'UJOON00001';
const PEOPLE = {
  [MINA]: { user: 'mina@example.com', groups: ['system:masters'] },
  [JOON]: { user: 'joon@example.com' },
};

/** kubewhy as it runs in production: three processes, a Redis, the shipped RBAC; only Slack is a double. */
export type Kubewhy = Readonly<{
  slack: SlackDouble;
  redis: TestRedis;
  /** Where the gateway takes Slack's requests. */
  door: string;
  signingSecret: string;
  /** Sends an Alertmanager webhook and answers with its response. */
  webhook(body: unknown, token?: string): Promise<Response>;
  /** Kills a role at once, as a node that dies does. */
  kill(role: RoleName): Promise<void>;
  /** Asks a role to end, and waits until it has; answers with the milliseconds that took. */
  end(role: RoleName): Promise<number>;
  /** Starts a role that was killed; the kubeconfig is that of its service account unless one is given. */
  start(role: RoleName, kubeconfig?: string): Promise<void>;
  log(role: RoleName): string;
  stop(): Promise<void>;
}>;

/** What a test changes: where a role finds the API server, or the whole cluster part of the settings. */
export type Changes = Readonly<{
  apiServer?: Partial<Record<'worker' | 'remediator', string>>;
  kubeconfig?: string;
  recording?: string; // instead of a live cluster
  lockSeconds?: number;
}>;

const SIGNING_SECRET = 'signing-secret';
const TOKENS = { SLACK_BOT_TOKEN: 'xoxb-test', KUBEWHY_WEBHOOK_TOKEN: 'webhook-token' };
const MAIN = join(process.cwd(), 'dist', 'main.js');

/** Starts the built program, which `npm run build` makes. */
export async function startKubewhy(api: Api | undefined, changes: Changes = {}): Promise<Kubewhy> {
  const group = new ProcessGroup('kubewhy');
  const redis = await startRedis();
  const [slackPort = 0, gatewayOps = 0, workerOps = 0, remediatorOps = 0] = await freePorts(4);
  const ops: Record<RoleName, number> = {
    gateway: gatewayOps,
    worker: workerOps,
    remediator: remediatorOps,
  };
  const door = `http://127.0.0.1:${slackPort}/slack/events`;
  const double = await startSlackDouble({
    signingSecret: SIGNING_SECRET,
    botToken: TOKENS.SLACK_BOT_TOKEN,
    requestUrl: door,
    limits: 'off',
  });
  const env = {
    ...TOKENS,
    SLACK_SIGNING_SECRET: SIGNING_SECRET,
    KUBEWHY_APPROVAL_KEY: 'approval-key',
  };

  async function start(role: RoleName, kubeconfig = changes.kubeconfig): Promise<void> {
    const config = join(group.folder, `${role}.yaml`);
    const cluster = await clusterOf(role, kubeconfig);
    const settings = {
      cluster,
      people: PEOPLE,
      read: { channels: { '*': {} } },
      slack: { apiUrl: double.apiUrl, alertsChannel: 'CALERTS001' },
      listen: { slack: `127.0.0.1:${slackPort}`, ops: `127.0.0.1:${ops[role]}` },
      redis: { lockSeconds: changes.lockSeconds ?? 2 },
    };
    await writeFile(config, JSON.stringify(settings)); // JSON is YAML
    const own = { ...env, KUBEWHY_REDIS_URL: redis.urlOf(role) };
    group.start(role, process.execPath, [MAIN, 'serve', '--role', role, '--config', config], own);
    await group.whileRunning(until(`the ${role} is ready`, () => isReady(ops[role])));
  }

  async function clusterOf(role: RoleName, kubeconfig: string | undefined): Promise<object> {
    if (role === 'gateway') return { name: 'test' };
    if (changes.recording) return { name: 'test', recording: changes.recording };
    if (kubeconfig || !api) return { name: 'test', kubeconfig };
    const own = await asRole(api, role, changes.apiServer?.[role]);
    return { name: 'test', kubeconfig: own.kubeconfig };
  }

  async function stop(): Promise<void> {
    await group.stop();
    await double.stop();
    await redis.stop();
  }

  try {
    await Promise.all([start('gateway'), start('worker'), start('remediator')]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    slack: double.double,
    redis,
    door,
    signingSecret: SIGNING_SECRET,
    webhook: (body, token = TOKENS.KUBEWHY_WEBHOOK_TOKEN) =>
      fetch(`http://127.0.0.1:${ops.gateway}/webhooks/alertmanager`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    kill: (role) => group.kill(role, 'SIGKILL'),
    async end(role) {
      const told = performance.now();
      await group.kill(role, 'SIGTERM');
      return performance.now() - told;
    },
    start,
    log: (role) => group.logTail(role, 60),
    stop,
  };
}

async function isReady(port: number): Promise<true | undefined> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok || undefined;
  } catch {
    return undefined; // it does not listen yet
  }
}
