import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dump } from 'js-yaml';

import { makeIdentities, type User } from '#test/integration/support/control-plane/identity.ts';
import {
  type Layout,
  schedulerSettings,
} from '#test/integration/support/control-plane/programs.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { type Access, kubeconfig } from '#test/integration/support/kubeconfig.ts';

/** Prepares a folder for the programs, with keys and tokens of its own or with a saved state. */
export async function layOut(folder: string, stages: string, from?: string): Promise<Layout> {
  const state = join(folder, 'state');
  const settings = join(folder, 'settings');
  await mkdir(settings);
  if (from) await cp(from, state, { recursive: true });
  else await makeIdentities(state);
  const [etcd = 0, peer = 0, api = 0, kwok = 0, metrics = 0, health = 0] = await freePorts(6);
  return { state, settings, stages, ports: { etcd, peer, api, kwok, metrics, health } };
}

/** Writes the scheduler's settings and a kubeconfig per user, and answers with the kubeconfigs' paths. */
export async function writeSettings(
  layout: Layout,
  access: Readonly<Record<User, Access>>,
): Promise<Readonly<Record<User, string>>> {
  await writeFile(join(layout.settings, 'scheduler.yaml'), dump(schedulerSettings(layout)));
  const written = Object.entries(access).map(async ([user, how]) => {
    const file = join(layout.settings, `${user}.conf`);
    await writeFile(file, kubeconfig(how), { mode: 0o600 });
    return [user, file] as const;
  });
  return Object.fromEntries(await Promise.all(written)) as Record<User, string>;
}
