import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SlackDouble } from '#demo/slack-double/slack-double.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { Settings, type SettingsFile } from '#src/serve/config/settings.ts';
import { type RoleName, roleNames, type Running } from '#src/serve/roles/running.ts';
import { startRole } from '#src/serve/roles/start-role.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

/** The three roles in this process, around a recorded cluster. */
export type Roles = Readonly<{
  slack: SlackDouble;
  door: string; // where the gateway takes Slack's requests
  signingSecret: string;
  queues: Queues;
  /** Whether anything was changed. */
  isChanged(): boolean;
  /** Ends a role and starts it again with that in its kubewhy.yaml. */
  restart(role: RoleName, file: Partial<SettingsFile>): Promise<void>;
  stop(): Promise<void>;
}>;

/** What each role's kubewhy.yaml says besides. */
export type RolesChanges = Partial<Record<RoleName, Partial<SettingsFile>>> &
  Readonly<{ recording?: string }>;

/** What gateway and remediator share. */
export const APPROVAL_KEY = 'an-approval-key';
const signingSecret = 'a-signing-secret';
const botToken = 'xoxb-test';

/** Starts them on this Redis; only Slack is a double, and only Mina and Joon may act. */
export async function startRoles(redis: string, changes: RolesChanges = {}): Promise<Roles> {
  const folder = await mkdtemp(join(tmpdir(), 'kubewhy-roles-'));
  const state = join(folder, 'state.json');
  const [port = 0] = await freePorts(1);
  const door = `http://127.0.0.1:${port}/slack/events`;
  const double = await startSlackDouble({
    signingSecret,
    botToken,
    requestUrl: door,
    limits: 'off',
  });
  const env = {
    KUBEWHY_REDIS_URL: redis,
    KUBEWHY_APPROVAL_KEY: APPROVAL_KEY,
    KUBEWHY_WEBHOOK_TOKEN: 'webhook-token',
    SLACK_SIGNING_SECRET: signingSecret,
    SLACK_BOT_TOKEN: botToken,
  };
  const { recording = 'recordings/inc-000-1' } = changes;
  const running = new Map<RoleName, Running>();
  const queues = patientQueues({ url: redis });

  async function start(role: RoleName, file: Partial<SettingsFile> = {}): Promise<void> {
    const settings = Settings.parse({
      cluster: { name: 'test', recording, state },
      log: 'error',
      people: { UMINA00001: { user: 'mina' }, UJOON00001: { user: 'joon' } },
      read: { channels: { '*': {} } },
      slack: { apiUrl: double.apiUrl },
      listen: { slack: `127.0.0.1:${port}`, ops: '127.0.0.1:0' },
      ...file,
    } satisfies SettingsFile);
    running.set(role, await startRole(role, settings, env));
  }

  async function stop(): Promise<void> {
    await Promise.all([...running.values()].map((one) => one.stop()));
    await queues.close();
    await double.stop();
    await rm(folder, { recursive: true });
  }

  try {
    for (const role of roleNames) await start(role, changes[role]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    slack: double.double,
    door,
    signingSecret,
    queues,
    async restart(role, file) {
      await running.get(role)?.stop();
      await start(role, file);
    },
    isChanged: () => existsSync(state),
    stop,
  };
}
