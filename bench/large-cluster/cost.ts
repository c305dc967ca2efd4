import { readdirSync, readFileSync } from 'node:fs';

import { openApi, type Api } from '../../src/cluster/live/api.ts';
import { connectionOver, type Request } from '../../src/cluster/live/connection.ts';
import { httpsTransport } from '../../src/cluster/live/https-transport.ts';
import { kubeConfigOf } from '../../src/cluster/live/kube-config.ts';
import { Throttle } from '../../src/cluster/live/throttle.ts';

/** An API server that notes what it is asked. */
export type NotingApi = Api & Readonly<{ asked: readonly Request[] }>;

/** Opens one; it has found out the kinds before. */
export async function notingApi(kubeconfig: string): Promise<NotingApi> {
  const transport = httpsTransport(await kubeConfigOf({ kubeconfig }));
  const asked: Request[] = [];
  const connection = connectionOver((request) => {
    asked.push(request);
    return transport(request);
  }, new Throttle());
  const api = openApi(connection, kubeconfig);
  await Promise.all([api.version(), api.resources()]);
  asked.length = 0;
  return { ...api, asked };
}

/** CPU seconds that a program of a process group has used so far. */
export function cpuSecondsOf(name: string, group: number): number {
  const stats = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => statOf(pid));
  const found = stats.find((one) => one.name === name && one.group === group);
  if (!found) throw new Error(`${name} does not run.`);
  return found.seconds;
}

/** Hundredths of a second are what Linux counts in on every usual machine (CLK_TCK). */
const TICKS = 100;

function statOf(pid: string) {
  try {
    const [, name = '', rest = ''] =
      /\((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const [group = 0, user = 0, system = 0] = [fields[2], fields[11], fields[12]];
    return [{ name, group, seconds: (user + system) / TICKS }];
  } catch {
    return []; // it has ended meanwhile
  }
}
