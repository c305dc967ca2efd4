// `npm start`: the local demo. Installs and builds what is missing, then runs it until Ctrl-C.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureRedis } from './find-redis.mjs';
import { installPackages } from './install.mjs';
import { isBuilt } from './is-built.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const UNDER_NODE_24 = ['scripts/node24.mjs', 'node'];
const args = process.argv.slice(2);

const redis = redisServer({ install: !args.includes('--no-install') });
installPackages();
if (!isBuilt()) build();
const demo = ['demo', '--redis-server', redis, ...args.filter((arg) => arg !== '--no-install')];
run([...UNDER_NODE_24, join('dist', 'main.js'), ...demo]);

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
  const { status } = spawnSync('node', [...UNDER_NODE_24, 'scripts/build.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}

/** Ends as the demo ends. */
function run(command) {
  const child = spawn('node', command, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
