import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import type { RoleName } from '#src/serve/roles/running.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { argumentsOf } from '#test/integration/support/shipped-manifests.ts';
import { until } from '#test/integration/support/until.ts';

/** A Redis of the test's own, with the settings and users that manifests/ ships. */
export type TestRedis = Readonly<{
  url: string; // of a user who may do everything, besides those
  /** Where a role connects, as its own user. */
  urlOf(role: RoleName): string;
  /** Ends the server at once; its data stay. */
  kill(): Promise<void>;
  /** Starts the killed server again with its data, on the same port. */
  restart(): Promise<void>;
  /** Copies its data as they are now; what it gives ends the server and starts it again with that copy. */
  copied(): Promise<() => Promise<void>>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}>;

/** For a server that nobody kills: with nothing on disk it needs two thirds of the time. */
export const UNKEPT = ['--appendonly', 'no'] as const;

/** Starts a redis-server from PATH on a free port, with more arguments where some are given. */
export async function startRedis(more: readonly string[] = []): Promise<TestRedis> {
  const group = new ProcessGroup('redis');
  const [port = 0] = await freePorts(1);
  const data = join(group.folder, 'data');
  await mkdir(data);
  const run = async () => {
    group.start('redis', 'redis-server', [...argumentsFor(port, data), ...more]);
    await group.whileRunning(until('Redis answers', () => answers(port)));
  };

  try {
    await run();
  } catch (error) {
    await group.stop();
    throw error;
  }
  return {
    url: `redis://tests:tests@127.0.0.1:${port}`,
    urlOf: (role) => `redis://${role}:${role}@127.0.0.1:${port}`,
    kill: () => group.kill('redis', 'SIGKILL'),
    restart: run,
    async copied() {
      const copy = join(group.folder, `copy-${randomUUID()}`);
      await cp(data, copy, { recursive: true });
      return async () => {
        await group.kill('redis', 'SIGKILL');
        await rm(data, { recursive: true });
        await cp(copy, data, { recursive: true });
        await run();
      };
    },
    stop: () => group.stop(),
  };
}

/** What is shipped, with its data in the folder; each password is the name of its user. */
function argumentsFor(port: number, dir: string): readonly string[] {
  const shipped = argumentsOf('kubewhy-redis').map((one) =>
    one === '/data' ? dir : one.replace(PASSWORD, (_, role: string) => role.toLowerCase()),
  );
  const own = ['--port', `${port}`, '--bind', '127.0.0.1'];
  return [...shipped, '--user', 'tests', 'on', '>tests', '~*', '&*', '+@all', ...own];
}
const PASSWORD = /\$\((\w+)_PASSWORD\)/;

/** While it loads its data it answers PING with an error. */
async function answers(port: number): Promise<true | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('AUTH probe -\r\nPING\r\n');
    let answer = '';
    while (answer.split('\r\n').length < 3) answer += String((await once(socket, 'data'))[0]);
    return answer.includes('+PONG') || undefined;
  } catch {
    return undefined; // it does not listen yet
  } finally {
    socket.destroy();
  }
}
