import { BadConfig } from '../../domain/errors.ts';
import { openQueues } from '../../queue/open-queues.ts';
import {
  type Environment,
  redisUrl,
  requireSecrets,
  type SecretName,
} from '../config/environment.ts';
import { redisCa } from '../config/redis-ca.ts';
import type { Settings } from '../config/settings.ts';
import { lastingRedis } from '../operations/lasting-redis.ts';
import { createLog } from '../operations/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { operationsListener } from '../operations/operations-listener.ts';
import type { RoleName, Running, Serves } from './running.ts';
import { startFailure } from './start-failure.ts';

const SECRETS: Readonly<Record<RoleName, readonly SecretName[]>> = {
  gateway: [
    'SLACK_SIGNING_SECRET',
    'SLACK_BOT_TOKEN',
    'KUBEWHY_WEBHOOK_TOKEN',
    'KUBEWHY_APPROVAL_KEY',
  ],
  worker: [],
  remediator: ['KUBEWHY_APPROVAL_KEY'],
};
/** Only the gateway loads Slack's SDK, and it loads nothing that reads a cluster. */
const START = {
  gateway: async () => (await import('./start-gateway.ts')).startGateway,
  worker: async () => (await import('./start-worker.ts')).startWorker,
  remediator: async () => (await import('./start-remediator.ts')).startRemediator,
} as const;

/** Kubernetes kills a pod 30 s after it asked it to stop, unless told otherwise; manifests/ says 45. */
const DRAIN_MS = 25_000;

/**
 * Starts one role in this process. Throws BadConfig when a setting is missing or leads nowhere, before
 * anything is opened where that can be said.
 */
export async function startRole(
  role: RoleName,
  settings: Settings,
  env: Environment,
): Promise<Running> {
  const url = redisUrl(env);
  requireSecrets(SECRETS[role], env);
  const log = createLog(role, settings.log);
  const { prefix, lockSeconds } = settings.redis;
  const ca = await redisCa(settings);
  const queues = openQueues({ url, ca, prefix, lockMs: lockSeconds * 1_000, log });
  const metrics = createMetrics({ queueJobs: () => queues.counts(), log });

  let serves: Serves | undefined;
  try {
    await checkRedis();
    const start = await START[role]();
    serves = await start({ settings, env, queues, log }, metrics);
    const { routes } = serves;
    const checks = { redis: () => lastingRedis(queues), ...serves.checks };
    const text = () => metrics.text();
    const { ops, metrics: apart } = settings.listen;
    const shared = { ...ops, routes, checks, log };
    const listener = operationsListener(apart ? shared : { ...shared, metrics: text });
    const port = await listener.start();
    const scraped =
      apart && operationsListener({ ...apart, routes: {}, checks, log, metrics: text });
    await scraped?.start();
    log.info({ port }, 'started');
    return {
      async stop() {
        log.info({}, 'stopping');
        await Promise.all([listener.stop(), scraped?.stop()]);
        await serves?.stop();
        await queues.close(DRAIN_MS);
        log.info({}, 'stopped');
      },
    };
  } catch (error) {
    await serves?.stop();
    await queues.close(0);
    throw startFailure(error, settings);
  }

  /** In production a Redis that is known to forget is fatal; a managed one may not tell its settings. */
  async function checkRedis(): Promise<void> {
    const found = await queues.shortcomings().catch((err: unknown) => {
      log.warn({ err }, 'Redis could not be checked');
      return [];
    });
    for (const { text, isCertain } of found) {
      if (isCertain && env['NODE_ENV'] === 'production') throw new BadConfig(text);
      log.warn({ text }, 'Redis is not set up to keep what was accepted');
    }
  }
}
