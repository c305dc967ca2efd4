// `npm start`: the local demo. Installs and builds what is missing, then runs it until Ctrl-C.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureRedis } from './find-redis.mjs';
import { installPackages } from './install.mjs';
import { isBuilt } from './is-built.mjs';
import { runUnderNode24 } from './node24.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);

const redis = redisServer({ install: !args.includes('--no-install') });
installPackages();
if (!isBuilt()) build();
const demo = ['--disable-warning=ExperimentalWarning', join(ROOT, 'demo', 'main.ts')];
runUnderNode24('node', [...demo, '--redis-server', redis, ...args], [0, 1, 2, 'ipc']);

function redisServer({ install }) {
  try {
    return ensureRedis({ install, log: console.error });
  } catch ({ message }) {
    console.error(message);
    process.exit(1);
  }
}

function build() {
  console.error('Building kubewhy …');
  const { status } = spawnSync('node', ['scripts/node24.mjs', 'node', 'scripts/build.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
