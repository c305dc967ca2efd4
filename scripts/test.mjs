// `npm test`: every stage, the later ones also when one has failed; `--quick`: those that need no set-up.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ALONE } from '../jest.redis.config.js';
import { buildTools, toolsPlan } from './build-tools.mjs';
import { chromiumPlan, ensureChromium } from './find-chromium.mjs';
import { goPlan } from './find-go.mjs';
import { ensureRedis, redisPlan } from './find-redis.mjs';
import { installPackages } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const quick = process.argv.includes('--quick');
const install = !process.argv.includes('--no-install');
if (!install) process.env.KUBEWHY_NO_INSTALL = '1'; // read by what builds with Go, here and in the tests
const env = { ...process.env };
const reports = mkdtempSync(join(tmpdir(), 'kubewhy-test-'));
const terminal = { through: 'inherit', write: (text) => process.stdout.write(text) };
const total = { passed: 0, failed: 0 };
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

installPackages();
// What it builds the first time takes minutes, and nothing here needs it before the control plane does.
const ready = quick ? undefined : stage('set-up', setUp);
await stage('build', async () => ({ ok: await checks(['build'], terminal) }));
// It starts what is built, and waits more than it computes, so that all others run beside it.
const behind = held();
const controlPlane = ready?.then(() =>
  stage(
    'integration: real control plane and Redis',
    () => jest('jest.integration.config.js', ['--testPathIgnorePatterns', ALONE], behind),
    behind,
  ),
);
await stage('static: format, lint, types, dead code', async () => {
  const others = held(); // types take as long as all others
  const checked = [
    checks(['format:check', 'lint', 'unused'], others),
    checks(['typecheck'], terminal),
  ];
  const ok = (await Promise.all(checked)).every(Boolean);
  others.show();
  return { ok };
});
await stage('unit tests and scenarios', () => jest('jest.config.js'));
if (!quick) {
  await ready;
  const aside = held();
  const page = stage(
    'page in headless Chromium',
    () => jest('jest.page.config.js', [], aside),
    aside,
  );
  await stage('integration: Redis and the scheduler alone', () => jest('jest.redis.config.js'));
  aside.show();
  await page;
  await stage('the image and the package, built and used elsewhere', async () => ({
    ok: await run('node', ['scripts/node24.mjs', 'node', 'scripts/check-package.mjs']),
  }));
  behind.show();
  await controlPlane;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One that fails counts at least as one test. */
async function stage(title, work, output = terminal) {
  const started = Date.now();
  output.write(`\n── ${title}\n`);
  const { passed = 0, failed = 0, ok } = await succeeds(work, output);
  const seconds = Math.round((Date.now() - started) / 1000);
  output.write(`── ${title}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  total.passed += passed;
  total.failed += ok ? 0 : Math.max(failed, 1);
}

async function succeeds(work, output) {
  try {
    return await work();
  } catch ({ message }) {
    output.write(`${message}\n`);
    return { ok: false };
  }
}

async function checks(names, output) {
  let ok = true;
  for (const name of names) ok = (await run('npm', ['run', '--silent', name], output)) && ok;
  return ok;
}

/** Says first what is missing and what that costs, then makes or installs it. */
async function setUp() {
  const tools = toolsPlan();
  const plans = [redisPlan(), chromiumPlan(), tools && goPlan(), tools].filter(Boolean);
  for (const plan of plans) console.log(`to set up: ${plan}`);
  if (plans.length === 0) console.log('nothing to set up');

  env.KUBEWHY_REDIS_SERVER = ensureRedis({ install, log: console.log });
  env.CHROMIUM = ensureChromium({ install, log: console.log });
  await buildTools({ log: console.log });
  return { ok: true };
}

async function jest(config, more = [], output = terminal) {
  const report = join(reports, `${config}.json`);
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const args = ['--config', config, '--json', '--outputFile', report, ...more];
  const program = ['scripts/node24.mjs', 'node', ...options, 'node_modules/jest/bin/jest.js'];
  const ok = await run('node', [...program, ...args], output);
  // Jest writes none when its own set-up fails.
  if (!existsSync(report)) return { ok: false };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { ok, passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/** Jest prints its report as JSON on stdout besides, which nobody reads: the summary is on stderr. */
async function run(command, args, output = terminal) {
  const stdout = args.includes('--json') ? 'ignore' : output.through;
  const stdio = ['ignore', stdout, output.through];
  const child = spawn(command, args, { cwd: ROOT, env, stdio });
  for (const said of [child.stdout, child.stderr]) said?.on('data', (text) => output.write(text));
  const [status] = await once(child, 'close');
  return status === 0;
}

/** What runs beside the stages on the terminal prints here, and none of it there before `show`, so that nothing mixes. */
function held() {
  const kept = [];
  let write = (text) => kept.push(text);
  const show = () => {
    write = terminal.write;
    for (const text of kept.splice(0)) write(text);
  };
  return { through: 'pipe', write: (text) => write(text), show };
}
