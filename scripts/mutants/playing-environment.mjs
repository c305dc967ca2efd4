import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { TestEnvironment } from 'jest-environment-node';

const { KUBEWHY_MUTANTS = '' } = process.env;
/** Stands for all tests of a file: what runs before the first of them belongs to each. */
const IN_HOOKS = '';
/** A mutant that goes round so many times more often than its line does otherwise goes round for ever. */
const MOST_HITS = 100;

/** By its id, of all files: who is killed by one need not be woken in the next. */
const alive = new Set(JSON.parse(readFileSync(join(KUBEWHY_MUTANTS, 'alive.json'), 'utf8')));

/**
 * Runs each test asleep, and then once more, as jest retries one, with each mutant that it reaches. One that it reaches no
 * more, since the code keeps what came of it, counts as reached before the first test.
 */
export default class PlayingEnvironment extends TestEnvironment {
  #file;
  #awake;
  #waiting = [];
  #cached = new Set();
  #nth = 0;
  #took = 0;

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
    this.global.__stryker__ = {};
    this.global[Symbol.for('RETRY_TIMES')] = Number.MAX_SAFE_INTEGER;
    this.global[Symbol.for('RETRY_IMMEDIATELY')] = true;
  }

  handleTestEvent({ name, test }) {
    if (name === 'run_start') this.global.__stryker__.currentTestId = IN_HOOKS;
    if (name === 'test_start') this.global.__stryker__.currentTestId = `${(this.#nth += 1)}`;
    if (name === 'test_done') this.#judge(test);
  }

  #judge({ errors, name, duration }) {
    const { perTest = {} } = this.global.__stryker__.mutantCoverage ?? {};
    if (this.#awake !== undefined) {
      if (errors.length > 0 && alive.delete(this.#awake)) note({ killed: this.#awake });
      if (this.global.__stryker__.hitCount === 0) this.#cached.add(this.#awake);
    } else if (errors.length > 0) {
      console.error(this.#file, name, errors[0]);
      process.exit(1);
    } else {
      this.#took = duration ?? 0;
      this.#waiting = Object.entries(perTest[this.global.__stryker__.currentTestId] ?? {});
      note({ reached: this.#waiting.map(([id]) => id) });
    }
    errors.length = 0;
    this.#wakeNext(errors);
  }

  /** An error has jest run the test again. */
  #wakeNext(errors) {
    this.#waiting = this.#waiting.filter(([id]) => alive.has(id));
    const [id, hits] = this.#waiting.shift() ?? [];
    this.#awake = id;
    const hitLimit = MOST_HITS * hits;
    Object.assign(this.global.__stryker__, { activeMutant: id, hitCount: 0, hitLimit });
    if (id === undefined) return;
    note({ awake: id, took: this.#took });
    errors.push(new Error('the next mutant'));
  }

  async teardown() {
    const { static: loaded = {}, perTest = {} } = this.global.__stryker__.mutantCoverage ?? {};
    const inHooks = [...Object.keys(perTest[IN_HOOKS] ?? {}), ...this.#cached];
    note({ done: this.#file, loaded: Object.keys(loaded), inHooks });
    await super.teardown();
  }
}

function note(one) {
  appendFileSync(join(KUBEWHY_MUTANTS, 'notes'), `${JSON.stringify(one)}\n`);
}
