import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { ensureRedis } from '../find-redis.mjs';

const MAIN = fileURLToPath(new URL('../../demo/main.ts', import.meta.url));

/** Starts the demo on a recorded cluster, as `npm start` does, and answers the address of its page. */
export async function startDemoPage(snapshot) {
  const redis = ensureRedis({ install: false, log: console.error });
  const args = ['--disable-warning=ExperimentalWarning', MAIN, '--redis-server', redis];
  const demo = spawn(process.execPath, [...args, '--snapshot', snapshot], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(demo, 'exit');
  const stop = async () => {
    demo.kill('SIGTERM');
    await ended;
  };

  let printed = '';
  for await (const piece of demo.stdout) {
    printed += String(piece);
    const [, url] = /^Open (\S+)$/m.exec(printed) ?? [];
    if (url) return { url, stop };
  }
  throw new Error(`The demo ended before its page was there: ${printed}`);
}
