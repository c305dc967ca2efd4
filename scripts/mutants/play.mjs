import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const ASLEEP = { NODE_ENV: 'test', KUBEWHY_SEED: '7' };
/** How long the tests of a file take, of which many are run in one process. */
const QUICK_MS = 5_000;
/** In bytes: what Linux takes as one argument is 128 KiB. */
const LONGEST_PATTERN = 100_000;

/** Runs the tests once with all mutants asleep, and says of each file which of its tests reach which mutant. */
export function reach(folder, tests) {
  const reached = join(folder, 'reached');
  mkdirSync(reached);
  const { status, stderr } = jest(folder, tests, [], { KUBEWHY_MUTANTS_REACHED: reached });
  if (status !== 0) throw new Error(`A test fails without any mutant:\n${stderr}`);
  return readdirSync(reached)
    .map((name) => JSON.parse(readFileSync(join(reached, name), 'utf8')))
    .map(({ file, ...note }) => ({ ...note, file: relative(folder, file) }));
}

/**
 * Wakes a mutant and runs the tests that reach it, those of its own file first. One that only a module's loading reaches
 * cannot be woken by a test alone, and is left out.
 */
export function play(folder, { id, file }, notes, isOwn) {
  const reaching = notes.flatMap(({ file: test, took, perTest }) => {
    const names = Object.keys(perTest).filter((name) => perTest[name][id]);
    return names.length > 0 ? [{ file: test, took, names }] : [];
  });
  if (reaching.length === 0)
    return notes.some((note) => note.static[id]) ? 'static' : 'not reached';
  const own = reaching.filter((note) => isOwn(note.file, file));
  const others = reaching.filter((note) => !own.includes(note));
  const quick = others.filter(({ took }) => took < QUICK_MS);
  const slow = others.filter(({ took }) => took >= QUICK_MS).toSorted((a, b) => a.took - b.took);
  const groups = [own, quick, ...slow.map((one) => [one])];
  return groups.some((some) => isKilled(folder, id, some)) ? 'killed' : 'survived';
}

function isKilled(folder, id, notes) {
  if (notes.length === 0) return false;
  const names = notes.flatMap((note) => note.names);
  const pattern = `^(${names.map((name) => RegExp.escape(name)).join('|')})$`;
  const isNarrow = !names.includes('') && pattern.length < LONGEST_PATTERN;
  const took = notes.reduce((sum, note) => sum + note.took, 0);
  const { status } = jest(
    folder,
    notes.map(({ file }) => file),
    isNarrow ? ['-t', pattern] : [],
    { __STRYKER_ACTIVE_MUTANT__: id },
    30_000 + 3 * took, // ms
  );
  return status !== 0;
}

function jest(folder, tests, options, env, timeout) {
  return spawnSync(
    process.execPath,
    [
      ...JEST,
      'node_modules/jest/bin/jest.js',
      '--config=jest.mutants.config.js',
      '--runInBand',
      '--silent',
      ...options,
      '--runTestsByPath',
      ...tests,
    ],
    {
      cwd: folder,
      env: { ...process.env, ...ASLEEP, ...env },
      encoding: 'utf8',
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 28,
    },
  );
}
