// `npm run test:mutants -- [--of causes] [--lines 60] [--seed 7]`: how many small faults, put into lines that are drawn by
// lot, the tests find. Fails below the least share of an area. Stryker and what it needs stand in tools/mutants.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const TOOL = join(ROOT, 'tools/mutants');
const STRYKER = join(TOOL, 'node_modules/@stryker-mutator');

/** Which files, their own tests, and the least share of mutants that these must find, in percent. */
const AREAS = {
  engine: {
    files: 'src/{diagnosis/*,diagnosis/scan/*,world/*}.ts',
    tests: ['diagnosis/*', 'diagnosis/scan/*', 'world/*', 'answers/*', 'scenarios/scenarios'],
    least: 85,
  },
  simulator: {
    files: 'src/simulator/**/*.ts',
    tests: [
      'simulator/**/*',
      'diagnosis/placement/**/*',
      'remedies/proof/*',
      'scenarios/scenarios',
    ],
    least: 85,
  },
  remedies: { files: 'src/remedies/**/*.ts', tests: ['remedies/**/*', 'answers/*'], least: 85 },
  queue: { files: 'src/queue/*.ts', tests: ['queue/*', 'integration/queue*'], least: 85 },
  cluster: { files: 'src/cluster/**/*.ts', tests: ['cluster/**/*'], least: 85 },
  causes: {
    files: 'src/diagnosis/{causes,signs,symptoms,placement}/**/*.ts',
    tests: ['diagnosis/**/*'],
    least: 75,
  },
};
/** Words are read by people, lists have a test of their own. */
const NOT_MUTATED = /\.words\.ts$|\/(words|index)\b|-words\.ts$/;

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: Object.keys(AREAS).join(',') },
    lines: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: TOOL,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const results = values.of.split(',').map((area) => ({ area, ...found(area) }));
console.table(results);
process.exitCode = results.every(({ share, least }) => share >= least) ? 0 : 1;

/** Plays the mutants of an area. */
function found(area) {
  if (!AREAS[area]) throw new Error(`There is no area ${area}: ${Object.keys(AREAS).join(', ')}.`);
  const { files, tests, least } = AREAS[area];
  const report = join(folder, `${area}.json`);
  const config = join(folder, `${area}.config.json`);
  writeFileSync(config, JSON.stringify(configOf(drawn(files, area), report)));
  spawnSync(process.execPath, [join(STRYKER, 'core/bin/stryker.js'), 'run', config], {
    cwd: ROOT,
    env: { ...process.env, KUBEWHY_MUTANTS_TESTS: tests.join() },
    stdio: ['ignore', values.verbose ? 'inherit' : 'ignore', 'inherit'],
  });
  const mutants = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(
    ([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })),
  );
  const judged = mutants.filter(
    ({ status }) => !['Ignored', 'RuntimeError', 'CompileError'].includes(status),
  );
  const alive = judged.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  for (const { file, location, replacement, status } of alive) {
    console.log(
      `${file}:${location.start.line}:${location.start.column} ${status}: ${replacement}`,
    );
  }
  const killed = judged.length - alive.length;
  return {
    mutants: judged.length,
    killed,
    share: Math.round((100 * killed) / judged.length),
    least,
  };
}

function configOf(mutate, fileName) {
  return {
    mutate,
    plugins: [join(STRYKER, 'jest-runner/dist/src/index.js')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { projectType: 'custom', configFile: 'jest.mutants.config.js' },
    coverageAnalysis: 'perTest',
    ignoreStatic: true, // what is made while a module loads would be played with every test
    tsconfigFile: 'none.json', // it would read it with an API that TypeScript 7 has no more
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['dist', 'tools'],
    reporters: ['json', ...(values.verbose ? ['clear-text'] : [])],
    jsonReporter: { fileName },
    concurrency: 1,
    dryRunTimeoutMinutes: 60,
  };
}

/** Lines with code in them, drawn by lot: the same ones for the same seed. */
function drawn(pattern, area) {
  const all = globSync(pattern, { cwd: ROOT })
    .filter((file) => !NOT_MUTATED.test(file))
    .toSorted()
    .flatMap((file) => codeLines(file).map((line) => `${file}:${line}-${line}`));
  const next = random(`${area}${values.seed}`);
  return Array.from(
    { length: Math.min(Number(values.lines), all.length) },
    () => all.splice(Math.floor(next() * all.length), 1)[0],
  );
}

function codeLines(file) {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    /^\s*(\/?\*|\/\/|import\b|export type|\}|$)/.test(line) ? [] : [at + 1],
  );
}

/** mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function random(seed) {
  let state = [...seed].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
