// `npm run test:mutants -- [--of causes] [--in <files>] [--lines 60] [--seed 7]`: how many small faults, put into lines that are drawn by
// lot, the tests find. Fails below the least share of an area. The faults are Stryker's, which stands in tools/mutants; its
// own runner would load every test for every fault.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { installPackages } from './install.mjs';
import { drawnLines } from './mutants/drawn-lines.mjs';
import { play } from './mutants/play.mjs';
import { sandbox } from './mutants/sandbox.mjs';

/** Which files, what tests them besides the tests of the same path, and the least share that must be found, in percent. */
const AREAS = {
  engine: {
    files: 'src/{engine/**/*,readings/**/*,world/*}.ts',
    tests: ['engine/**/*', 'readings/**/*', 'knowledge/**/*', 'world/*', 'scenarios/scenarios'],
    least: 85,
  },
  simulator: {
    files: 'src/simulator/**/*.ts',
    tests: [
      'simulator/**/*',
      'knowledge/placement/**/*',
      'knowledge/causes/scheduling/**/*',
      'fixes/proof/*',
      'integration/scheduler/random-worlds',
    ],
    least: 85,
  },
  fixes: {
    files: 'src/{fixes,carry-out}/**/*.ts',
    tests: ['fixes/**/*', 'carry-out/**/*', 'answers/*'],
    least: 85,
  },
  queue: {
    files: 'src/queue/*.ts',
    tests: ['queue/*', 'integration/{queue{,-*},redis-users}'],
    least: 85,
  },
  cluster: { files: 'src/cluster/**/*.ts', tests: ['cluster/**/*'], least: 85 },
  causes: {
    files: 'src/knowledge/**/*.ts',
    tests: ['knowledge/**/*', 'scenarios/scenarios'],
    least: 75,
  },
};

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: Object.keys(AREAS).join(',') },
    lines: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string' }, // a glob of files, instead of all of the area
  },
});

const TOOL = 'tools/mutants';
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const results = [];
installPackages(TOOL);
for (const area of values.of.split(',')) results.push({ area, ...(await found(area)) });
console.table(results);
process.exitCode = results.every(({ share, least }) => share >= least) ? 0 : 1;

/** Plays the mutants of an area. */
async function found(area) {
  if (!AREAS[area]) throw new Error(`There is no area ${area}: ${Object.keys(AREAS).join(', ')}.`);
  const { files, tests, least } = AREAS[area];
  const folder = mkdtempSync(join(tmpdir(), 'kubewhy-mutants-'));
  try {
    const lines = drawnLines(values.in ?? files, Number(values.lines), `${area}${values.seed}`);
    const mutants = await sandbox(folder, lines, TOOL);
    const wide = tests.flatMap((test) => globSync(`test/${test}.test.ts`));
    const all = new Set([...[...lines.keys()].flatMap(ownTests), ...wide]);
    process.stderr.write(`${area}: ${mutants.length} mutants, ${all.size} files of tests\n`);
    const outcome = await play(folder, mutants, [...all]);
    const played = mutants.map((mutant) => ({ ...mutant, outcome: outcome(mutant.id) }));
    return { ...summary(played), least };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function summary(all) {
  const played = all.filter(({ outcome }) => outcome !== 'static');
  const alive = played.filter(({ outcome }) => outcome !== 'killed');
  for (const mutant of alive) {
    console.log(`${where(mutant)} ${mutant.outcome}: ${mutant.replacement}`);
  }
  const killed = played.length - alive.length;
  const share = Math.round((100 * killed) / played.length);
  return { mutants: played.length, killed, share };
}

function where({ file, location: { start } }) {
  return `${file}:${start.line + 1}:${start.column + 1}`;
}

/** The test of the same path, or else the one of its folder, or else all that stand in it. */
function ownTests(file) {
  const test = file.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');
  const folder = dirname(test);
  const one = [test, `${folder}.test.ts`].find((path) => existsSync(path));
  return one ? [one] : globSync(`${folder}/*.test.ts`);
}
