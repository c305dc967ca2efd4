import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { BadConfig } from '../../src/domain/errors.ts';

/** A Redis of the demo's own; it ends with this process, however that ends. */
export type LocalRedis = Readonly<{
  url: string;
  /** Deletes all keys that match one of these globs, which hold no blanks. */
  forget(...globs: string[]): Promise<void>;
  stop(): Promise<void>;
}>;

/**
 * The shell ends the server when its input does: also when this process was killed. Then the roles get three
 * seconds to end their work, and the folder is removed because nobody else will.
 */
const SUPERVISE = `exec 3<&0
"$@" 3<&- & server=$!
{ read -r _ <&3 || { sleep 3; rm -rf "$0"; }; kill "$server" 2>/dev/null; } & reader=$!
wait "$server"; status=$?
kill "$reader" 2>/dev/null
exit "$status"`;
const START_MS = 10_000;

/**
 * Starts redis-server on a port, with its data in a folder and each write on disk before it answers.
 * Throws BadConfig when it does not start.
 */
export async function startLocalRedis(
  program: string,
  port: number,
  folder: string,
): Promise<LocalRedis> {
  const log = join(folder, 'redis.log');
  const settings = {
    port,
    dir: folder,
    bind: '127.0.0.1',
    appendonly: 'yes',
    appendfsync: 'always',
    save: '', // else it would not end once its folder is gone
    logfile: log,
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, `${value}`]);
  // In a session of its own: Ctrl-C must not end it before the roles have ended.
  const child = spawn('sh', ['-c', SUPERVISE, folder, program, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    child.stdin.end('stop\n');
    await ended;
  }
  child.stdin.on('error', () => {}); // it has ended already, which is all that is asked of it

  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && Date.now() < deadline) await setTimeout(20);
    else {
      await stop();
      throw new BadConfig(
        `${program} did not start on port ${port}. Name another Redis 7 with --redis-server.${await tailOf(log)}`,
      );
    }
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async forget(...globs) {
      await told(port, `EVAL "${FORGET}" 0 ${globs.join(' ')}`);
    },
    stop,
  };
}

const FORGET =
  "for _, glob in ipairs(ARGV) do for _, key in ipairs(redis.call('KEYS', glob)) do redis.call('DEL', key) end end";

/** Says one line to Redis (an inline command of its protocol) and waits for the answer. */
async function told(port: number, line: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(`${line}\r\n`);
    const [answer] = await once(socket, 'data');
    if (String(answer).startsWith('-')) throw new Error(`Redis answered ${String(answer).trim()}`);
  } finally {
    socket.destroy();
  }
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

/** Why a server ended is in its last lines; a program that could not be run has written none. */
async function tailOf(log: string): Promise<string> {
  try {
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
    return ` It said:\n${lines.slice(-4).join('\n')}`;
  } catch {
    return '';
  }
}
