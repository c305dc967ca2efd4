import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openCluster } from '../../src/cluster/open-cluster.ts';
import type { Identity } from '../../src/domain/ports.ts';
import { runAll } from '../../src/serve/roles/run-all.ts';
import { roleNames } from '../../src/serve/roles/running.ts';
import { untilSignal } from '../../src/serve/roles/until-signal.ts';
import { type PlaygroundOptions, startPlayground } from '../start-playground.ts';
import { demoSettings, type DemoOptions } from './demo-settings.ts';
import { freePort } from './free-port.ts';
import { type LocalRedis, startLocalRedis } from './local-redis.ts';

/** What `npm run build` makes: the roles are the product's own. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** What has to be ended, the last one first. */
type Cleanup = (() => Promise<void>)[];

/**
 * Runs kubewhy with all it needs on this machine: a Redis, the three roles, and a page that stands for Slack.
 * Resolves when it has ended: to nothing when it was asked to, to a sentence when a role ended by itself.
 */
export async function runDemo(
  options: DemoOptions,
  say: (line: string) => void,
): Promise<string | undefined> {
  const cleanup: Cleanup = [];
  const told = untilSignal();
  try {
    const { pageUrl, ended, ready } = await start(options, cleanup);
    const up = await Promise.race([ready, ended, told]);
    if (up !== 'ready') return up ?? undefined;
    for (const line of embedded(options)) say(line);
    const example = options.context || options.snapshot ? '/k8s scan' : '/k8s why web-6c7c';
    say(`\nOpen ${pageUrl}\nand type: ${example}   (Ctrl-C ends it)`);
    return (await Promise.race([ended, told])) ?? undefined;
  } finally {
    for (const end of cleanup.toReversed()) await end();
  }
}

async function start(options: DemoOptions, cleanup: Cleanup) {
  const folder = await mkdtemp(join(tmpdir(), 'kubewhy-demo-'));
  cleanup.push(() => rm(folder, { recursive: true, force: true }));
  const [redisPort, slack, ops] = [await freePort(), await freePort(), await freePort()];
  const redis = await startLocalRedis(options.redisServer, redisPort, folder);
  cleanup.push(() => redis.stop());

  const [signingSecret, botToken, webhookToken, approvalKey] = [
    random(),
    `xoxb-${random()}`,
    random(),
    random(),
  ];
  const state = join(folder, 'changes.json');
  const playground = await startPlayground({
    port: 0,
    slack: { signingSecret, botToken, requestUrl: `http://127.0.0.1:${slack}/slack/events` },
    alerts: { url: `http://127.0.0.1:${ops}/webhooks/alertmanager`, token: webhookToken },
    ...pageFor(options, () => asItWas(state, redis)),
  });
  cleanup.push(() => playground.stop());

  const config = join(folder, 'kubewhy.yaml');
  const at = { state, apiUrl: playground.apiUrl, slack, ops };
  const settings = demoSettings(options, at, await ownerOf(options));
  await writeFile(config, JSON.stringify(settings)); // JSON is YAML
  const roles = runAll(
    MAIN,
    config,
    {
      ...process.env,
      KUBEWHY_REDIS_URL: redis.url,
      SLACK_SIGNING_SECRET: signingSecret,
      SLACK_BOT_TOKEN: botToken,
      KUBEWHY_WEBHOOK_TOKEN: webhookToken,
      KUBEWHY_APPROVAL_KEY: approvalKey,
    },
    settings.changes === 'off' ? ['gateway', 'worker'] : roleNames,
  );
  cleanup.push(() => roles.stop());
  return {
    pageUrl: playground.pageUrl,
    ended: roles.ended,
    ready: roles.ready.then(() => 'ready' as const),
  };
}

/** Nobody else's rights are known on this machine. */
async function ownerOf({ context, allowWrites }: DemoOptions): Promise<Identity | undefined> {
  if (!context || !allowWrites) return undefined;
  return await openCluster({ name: context, context }).whoAmI?.();
}

/** No change was made, none is remembered, and none is forbidden. */
async function asItWas(state: string, redis: LocalRedis): Promise<void> {
  await rm(state, { force: true });
  await redis.forget('kubewhy:about*', 'kubewhy:freeze');
}

/** Only a recorded cluster can be as it was. */
function pageFor(
  { snapshot, context }: DemoOptions,
  startOver: () => Promise<void>,
): Partial<PlaygroundOptions> {
  if (snapshot) return { startOver, example: '/k8s scan' };
  if (!context) return { startOver };
  return {
    about: `Local demo on the cluster ${context}. Nothing here reaches Slack.`,
    example: '/k8s why ',
  };
}

function random(): string {
  return randomBytes(24).toString('hex');
}

function recordedWords(snapshot: string | undefined): string {
  return snapshot
    ? `the recording ${snapshot}; after a change it shows what that should bring`
    : 'a recording of INC-000-1; a change shows what the real cluster did after it';
}

function embedded({ snapshot, context, allowWrites }: DemoOptions): readonly string[] {
  const cluster = context
    ? `cluster: ${context}, ${allowWrites ? 'which buttons may change' : 'read only: --allow-writes shows buttons'}`
    : `cluster: ${recordedWords(snapshot)}`;
  return [
    'Embedded for this demo, and gone when it ends:',
    '  Slack:   a page on this machine; nothing reaches slack.com',
    '  Redis:   a server of its own, with its data in a temporary folder',
    '  secrets: made up for this run',
    `  ${cluster}`,
  ];
}
