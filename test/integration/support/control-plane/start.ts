import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Api } from '#test/integration/support/api.ts';
import { applyCrds } from '#test/integration/support/control-plane/crds.ts';
import { readTokens, type User } from '#test/integration/support/control-plane/identity.ts';
import { layOut, writeSettings } from '#test/integration/support/control-plane/layout.ts';
import { argumentsOf } from '#test/integration/support/control-plane/programs.ts';
import type { Layout, Program } from '#test/integration/support/control-plane/programs.ts';
import { readTools, type Tools } from '#test/integration/support/control-plane/tools.ts';
import type { Access } from '#test/integration/support/kubeconfig.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { until } from '#test/integration/support/until.ts';

/** A control plane that runs: where it is, and who may use it how. */
export type ControlPlane = Readonly<{
  group: ProcessGroup;
  access: Readonly<Record<User, Access>>;
  kubeconfigs: Readonly<Record<User, string>>; // paths
  /** Ends the programs and copies what they know, to start another control plane from it. */
  save(folder: string): Promise<void>;
}>;

/**
 * Starts etcd, API server, controller manager, scheduler, Rollouts controller and kwok on loopback, in
 * about 5 s. With `from` it goes on where a saved one ended. When one fails, the error holds its log.
 */
export async function startControlPlane(from?: string): Promise<ControlPlane> {
  const tools = await readTools();
  const group = new ProcessGroup('cluster');
  try {
    return await startIn(group, tools, from);
  } catch (error) {
    await group.stop();
    throw error;
  }
}

async function startIn(group: ProcessGroup, tools: Tools, from?: string): Promise<ControlPlane> {
  const layout = await layOut(group.folder, tools.stages, from);
  const start = (...names: readonly Program[]) => {
    for (const name of names) group.start(name, tools.programs[name], argumentsOf(name, layout));
  };

  start('etcd', 'kube-apiserver');
  const access = await group.whileRunning(accessTo(layout, group));
  const kubeconfigs = await writeSettings(layout, access);
  start('kube-controller-manager', 'kube-scheduler', 'kwok');
  await group.whileRunning(withApi(access.admin, (api) => applyCrds(api, tools.crds)));
  start('rollouts-controller');
  await group.whileRunning(until('the Rollouts controller is healthy', () => isHealthy(layout)));
  return { group, access, kubeconfigs, save: (folder) => save(group, layout, folder) };
}

/** Waits until the API server is ready; its certificate, made at the start, is its own authority. */
async function accessTo(layout: Layout, group: ProcessGroup): ReturnType<typeof accesses> {
  const certificate = join(layout.state, 'certs', 'apiserver.crt');
  const ready = until('the API server is ready', async () => {
    const ca = await readFile(certificate, 'utf8').catch(() => undefined);
    if (!ca) return undefined;
    const access = await accesses(layout, ca);
    return withApi(access.admin, (api) => api.get('/readyz')).then(
      () => access,
      () => undefined,
    );
  });
  return ready.catch((cause: unknown) => {
    throw new Error(`It is not ready:\n${group.logTail('kube-apiserver')}`, { cause });
  });
}

async function accesses(layout: Layout, ca: string): Promise<Readonly<Record<User, Access>>> {
  const url = `https://127.0.0.1:${layout.ports.api}`;
  const tokens = Object.entries(await readTokens(layout.state));
  const each = tokens.map(([user, token]) => [user, { url, ca, token }] as const);
  return Object.fromEntries(each) as Record<User, Access>;
}

async function isHealthy({ ports }: Layout): Promise<true | undefined> {
  const answer = await fetch(`http://127.0.0.1:${ports.health}/healthz`).catch(() => undefined);
  return answer?.ok || undefined;
}

async function withApi<T>(access: Access, use: (api: Api) => Promise<T>): Promise<T> {
  const api = new Api(access);
  try {
    return await use(api);
  } finally {
    api.close();
  }
}

async function save(group: ProcessGroup, { state }: Layout, folder: string): Promise<void> {
  await group.kill('kube-apiserver', 'SIGTERM');
  await group.kill('etcd', 'SIGTERM');
  await cp(state, folder, { recursive: true });
}
