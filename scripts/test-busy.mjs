// `npm run test:busy -- [--runs 3] [--load 10] [file...]`: the integration tests beside a load of so many processes that compute,
// so that what passes only on an idle machine fails here. Plain JavaScript that Node 20 understands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { ALONE } from '../jest.redis.config.js';
import { buildTools } from './build-tools.mjs';
import { startLoad } from './busy/start-load.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensureRedis } from './find-redis.mjs';
import { installPackages } from './install.mjs';

/** Each with what it leaves to the other. */
const CONFIGS = {
  'jest.integration.config.js': ['--testPathIgnorePatterns', ALONE],
  'jest.redis.config.js': [],
};
/** Jest says so and does not fail by it. */
const LEFT = /failed to exit gracefully|did not exit one second after/;

const { values, positionals: files } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    load: { type: 'string', default: '10' },
  },
  allowPositionals: true,
});
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const log = console.log;
installPackages();
const env = {
  ...process.env,
  KUBEWHY_REDIS_SERVER: ensureRedis({ install: true, log }),
  CHROMIUM: ensureChromium({ install: true, log }),
};
await buildTools({ log });
if (!(await run('npm', ['run', '--silent', 'build'])).ok) process.exit(1);

const load = startLoad(Number(values.load));
log(`${values.load} processes compute on ${availableParallelism()} processors.`);
const results = [];
for (let turn = 1; turn <= Number(values.runs); turn += 1) {
  for (const [config, more] of Object.entries(CONFIGS)) {
    results.push({ run: turn, config, ...(await tests(config, [...files, ...more])) });
  }
}
load.stop();
console.table(results);
process.exitCode = results.every(({ ended }) => ended === 'ok') ? 0 : 1;

async function tests(config, more) {
  const before = average();
  log(`\n── ${config}, load average ${before}`);
  const started = Date.now();
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = ['scripts/node24.mjs', 'node', ...options, 'node_modules/jest/bin/jest.js'];
  const args = [...jest, '--config', config, '--passWithNoTests', ...more];
  const { ok, said } = await run(process.execPath, args);
  const ended = LEFT.test(said) ? 'a worker is left' : ok ? 'ok' : 'FAILED';
  const seconds = Math.round((Date.now() - started) / 1000);
  return { ended, seconds, 'load before': before, 'load after': average() };
}

/** Jest says all on stderr. */
async function run(command, args) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
    process.stderr.write(text);
  });
  const [status] = await once(child, 'close');
  return { ok: status === 0, said };
}

function average() {
  return Number(loadavg()[0].toFixed(1));
}
