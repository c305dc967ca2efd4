import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { freePorts } from '#test/integration/support/free-ports.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { until } from '#test/integration/support/until.ts';

/** A Redis of the test's own, which writes everything to disk before it answers. */
export type TestRedis = Readonly<{
  url: string;
  /** Ends the server at once; its data stay. */
  kill(): Promise<void>;
  /** Starts the killed server again with its data, on the same port. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}>;

/** Starts a redis-server from PATH on a free port; `maxmemory` as in redis.conf, none by default. */
export async function startRedis(maxmemory = '0'): Promise<TestRedis> {
  const group = new ProcessGroup('redis');
  const [port = 0] = await freePorts(1);
  const data = join(group.folder, 'data');
  await mkdir(data);
  const run = async () => {
    group.start('redis', 'redis-server', argumentsFor(port, data, maxmemory));
    await group.whileRunning(until('Redis answers', () => answers(port)));
  };

  try {
    await run();
  } catch (error) {
    await group.stop();
    throw error;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => group.kill('redis', 'SIGKILL'),
    restart: run,
    stop: () => group.stop(),
  };
}

function argumentsFor(port: number, dir: string, maxmemory: string): readonly string[] {
  const durable = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };
  const settings = { port, dir, bind: '127.0.0.1', maxmemory, ...durable };
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
}

/** While it loads its data it answers PING with an error. */
async function answers(port: number): Promise<true | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().startsWith('+PONG') || undefined;
  } catch {
    return undefined; // it does not listen yet
  } finally {
    socket.destroy();
  }
}
