import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const OPTIONS = ['--config=jest.mutants.config.js', '--runInBand', '--silent', '--runTestsByPath'];
const ASLEEP = { NODE_ENV: 'test', KUBEWHY_SEED: '7' };
/** How long a test may take with a mutant, in ms: as long, and so many times as long as without. */
const [LEAST_MS, TIMES] = [30_000, 10];

/**
 * Plays all mutants, and gives the outcome of each by its id. One process loads each file of tests once and runs a test
 * as often as it reaches mutants that are still alive; where one of them ends or blocks that process, another goes on.
 */
export async function play(folder, mutants, tests) {
  const alive = new Set(mutants.map(({ id }) => id));
  const seen = { reached: new Set(), loading: new Set(), loaded: new Set(), inHooks: new Map() };
  for (let left = tests; left.length > 0;) {
    const { failed, notes } = await run(folder, [...alive], left);
    for (const { killed } of notes) alive.delete(killed);
    for (const file of filesIn(notes)) {
      for (const id of file.loaded) seen.loaded.add(id);
      for (const id of file.reached) (file.loaded.has(id) ? seen.reached : seen.loading).add(id);
      for (const id of file.inHooks) addTo(seen.inHooks, id, relative(folder, file.done));
    }
    const { awake } = notes.at(-1) ?? {};
    if (failed && awake === undefined) throw new Error(`A test fails without a mutant:\n${failed}`);
    alive.delete(awake);
    const done = new Set(notes.map((note) => note.done && relative(folder, note.done)));
    left = left.filter((test) => !done.has(test));
  }
  for (const [id, files] of seen.inHooks) {
    if (alive.has(id) && (await run(folder, [], files, id)).failed) alive.delete(id);
  }
  return (id) => outcome(id, alive, seen);
}

/**
 * One that only a module's loading reaches cannot be woken by a test alone, and is left out, although a test may load
 * the module itself.
 */
function outcome(id, alive, { reached, loading, loaded, inHooks }) {
  if (!alive.has(id)) return 'killed';
  if (reached.has(id) || inHooks.has(id)) return 'survived';
  if (loaded.has(id)) return 'static';
  return loading.has(id) ? 'survived' : 'not reached';
}

/** What was noted of each file of tests that has come to its end. */
function filesIn(notes) {
  let reached = new Set();
  return notes.flatMap((note) => {
    for (const id of note.reached ?? []) reached.add(id);
    if (!note.done) return [];
    const file = { ...note, reached, loaded: new Set(note.loaded) };
    reached = new Set();
    return [file];
  });
}

function addTo(map, key, value) {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Runs files of tests in one process; `failed` is what it said where it did not come to its end. */
async function run(folder, alive, tests, awake = '') {
  const notes = join(folder, 'mutants', 'notes');
  mkdirSync(join(folder, 'mutants'), { recursive: true });
  writeFileSync(join(folder, 'mutants', 'alive.json'), JSON.stringify(alive));
  writeFileSync(notes, '');
  const env = { ...process.env, ...ASLEEP, KUBEWHY_MUTANTS: join(folder, 'mutants') };
  const child = spawn(
    process.execPath,
    [...JEST, 'node_modules/jest/bin/jest.js', ...OPTIONS, ...tests],
    {
      cwd: folder,
      env: { ...env, ...(awake && { __STRYKER_ACTIVE_MUTANT__: awake }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (data) => (said = `${said}${data}`.slice(-4_000)));
  const end = new Promise((resolve) => child.once('close', resolve));
  const watching = new AbortController();
  void watch(child, notes, watching.signal);
  const code = await end;
  watching.abort();
  return { failed: code === 0 ? '' : said || 'It was ended.', notes: linesOf(notes) };
}

/** Ends a process in which a mutant has blocked a test. */
async function watch(child, notes, signal) {
  while (!signal.aborted && existsSync(notes)) {
    const { awake, took = 0 } = linesOf(notes).at(-1) ?? {};
    const quietMs = Date.now() - statSync(notes).mtimeMs;
    if (awake !== undefined && quietMs > LEAST_MS + TIMES * took) child.kill('SIGKILL');
    await sleep(1_000, undefined, { ref: false });
  }
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
