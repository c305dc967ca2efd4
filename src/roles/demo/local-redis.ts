import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A Redis of the demo's own; it ends with this process, however that ends. */
export type LocalRedis = Readonly<{ url: string; stop(): Promise<void> }>;

/** The shell ends the server when its input does: also when this process was killed. */
const SUPERVISE = '"$0" "$@" & server=$!; read -r _; kill "$server" 2>/dev/null; wait "$server"';
const START_MS = 10_000;

/** Starts redis-server on a port, with its data in a folder and each write on disk before it answers. */
export async function startLocalRedis(
  program: string,
  port: number,
  folder: string,
): Promise<LocalRedis> {
  const settings = {
    port,
    dir: folder,
    bind: '127.0.0.1',
    appendonly: 'yes',
    appendfsync: 'always',
  };
  const log = { logfile: join(folder, 'redis.log'), 'maxmemory-policy': 'noeviction' };
  const args = Object.entries({ ...settings, ...log }).flatMap(([key, value]) => [
    `--${key}`,
    `${value}`,
  ]);
  const child = spawn('sh', ['-c', SUPERVISE, program, ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');

  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && Date.now() < deadline) await setTimeout(20);
    else throw new Error(`${program} did not start on port ${port}; ${log.logfile} says why.`);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false; // it does not listen yet
  } finally {
    socket.destroy();
  }
}
