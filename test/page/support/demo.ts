import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach } from '@jest/globals';

/** The demo as `npm start` runs it, with a temporary folder of its own. */
export type Demo = Readonly<{
  pageUrl: string;
  pid: number;
  folder: string; // its temporary one
  /** Sends a signal to the demo's process only, and waits for its exit status. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it if it still runs, and removes its folder. */
  dispose(): Promise<void>;
}>;

const MAIN = join(process.cwd(), 'demo', 'main.ts');

/** Starts the program, whose roles `npm run build` makes, and reads the address that it prints. */
export async function startDemo(
  env: NodeJS.ProcessEnv = process.env,
  options: readonly string[] = [],
): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'kubewhy-page-test-'));
  const redis = env['KUBEWHY_REDIS_SERVER'] ?? 'redis-server';
  const child = spawn(process.execPath, [MAIN, '--redis-server', redis, ...options], {
    env: { ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const complaints = text(child.stderr);

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    const [status] = await ended;
    return status;
  }

  return {
    pageUrl: await printedAddress(child.stdout, complaints),
    pid: child.pid ?? 0,
    folder,
    end,
    async dispose() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one demo for the file, which starts over before each test. */
export function useDemo(...options: readonly string[]): { pageUrl: string } {
  const used = { pageUrl: '' };
  let demo: Demo;
  beforeAll(async () => {
    demo = await startDemo(process.env, options);
    used.pageUrl = demo.pageUrl;
  });
  beforeEach(() => startOver(demo.pageUrl));
  afterAll(() => demo?.dispose());
  return used;
}

async function printedAddress(
  output: NodeJS.ReadableStream,
  complaints: Promise<string>,
): Promise<string> {
  let printed = '';
  for await (const piece of output) {
    printed += String(piece);
    const [, address] = /^Open (\S+)$/m.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`The demo ended before it was there: ${printed}${await complaints}`);
}

async function startOver(pageUrl: string): Promise<void> {
  const { origin, hash } = new URL(pageUrl);
  const { ok, status } = await fetch(`${origin}/playground/start-over?user=UMINA00001`, {
    method: 'POST',
    headers: { 'x-playground-token': hash.replace('#token=', '') },
    body: '{}',
  });
  if (!ok) throw new Error(`The demo did not start over: ${status}`);
}
