// `npm start`: the local demo. Installs and builds what is missing, then runs it until Ctrl-C.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureRedis } from './find-redis.mjs';
import { installPackages } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);

installPackages();
const redis = ensureRedis({ install: !args.includes('--no-install'), log: console.error });
const built = spawnSync('node', ['scripts/node24.mjs', 'node', 'scripts/build.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 2, 2],
});
if (built.status !== 0) process.exit(1);

const demo = ['demo', '--redis-server', redis, ...args.filter((arg) => arg !== '--no-install')];
const child = spawn('node', ['scripts/node24.mjs', 'node', join('dist', 'main.js'), ...demo], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
