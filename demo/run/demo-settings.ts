import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Lang } from '../../src/domain/lang.ts';
import type { Identity } from '../../src/domain/ports.ts';
import type { SettingsFile } from '../../src/serve/config/settings.ts';

/** What the demo is asked for: the recorded cluster, another recording, or the one of a kubeconfig context. */
export type DemoOptions = Readonly<{
  redisServer: string;
  snapshot?: string;
  context?: string;
  allowWrites?: boolean;
  lang: Lang;
}>;

const RECORDING = fileURLToPath(new URL('../../recordings/inc-000-1', import.meta.url));
/** Everybody of the playground's workspace but the guest may act. */
const PEOPLE = ['UMINA00001', 'UJOON00001', 'USORA00001'];

/**
 * The settings that the demo's roles are started with. On a live cluster everybody at the page acts as its
 * owner, the user of the kubeconfig.
 */
export function demoSettings(
  { snapshot, context, allowWrites, lang }: DemoOptions,
  at: Readonly<{ state: string; apiUrl: string; slack: number; ops: number }>,
  owner?: Identity,
): SettingsFile {
  const cluster = context
    ? { name: context, context }
    : { name: 'recorded', recording: snapshot ? resolve(snapshot) : RECORDING, state: at.state };
  return {
    cluster,
    lang,
    log: 'warn',
    changes: context && !allowWrites ? 'off' : 'on',
    read: { channels: { '*': {} } },
    people: Object.fromEntries(PEOPLE.map((id) => [id, actsAs(owner, id)])),
    slack: { apiUrl: at.apiUrl, alertsChannel: 'CALERTS001' },
    listen: { slack: `127.0.0.1:${at.slack}`, ops: `127.0.0.1:${at.ops}` },
  };
}

function actsAs(owner: Identity | undefined, id: string): { user: string; groups: string[] } {
  return owner
    ? { user: owner.user, groups: [...owner.groups] }
    : { user: `demo:${id}`, groups: [] };
}
