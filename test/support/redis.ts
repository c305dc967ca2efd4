import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis of one test file, with its data on disk as in production. */
export type TestRedis = Readonly<{
  url: string;
  start(): Promise<void>;
  /** Ends it; its data stay for the next start. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}>;

/** Finds a free port and a folder; `start` begins. Needs redis-server on PATH. */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'kubewhy-redis-'));
  let server: ChildProcess | undefined;

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running) return;
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, ...durable];
      server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await saying(server, 'Ready to accept connections');
    },
    stop,
    async remove() {
      await stop();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Waits until a process has printed that text. */
export async function saying({ stdout }: ChildProcess, text: string): Promise<void> {
  let printed = '';
  const said = Promise.withResolvers<void>();
  stdout?.on('data', (chunk) => {
    printed += String(chunk);
    if (printed.includes(text)) said.resolve();
  });
  stdout?.on('close', () => said.reject(new Error(`ended without "${text}": ${printed}`)));
  await said.promise;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
