import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { TestEnvironment } from 'jest-environment-node';

const { KUBEWHY_MUTANTS_REACHED } = process.env;

/** Stands for all tests of a file: what runs before the first of them belongs to each. */
const IN_HOOKS = '';

/** Notes which mutants each test reaches, and ends everything with the first test that fails. */
export default class NotingEnvironment extends TestEnvironment {
  #file;
  #started = Date.now();

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
    this.global.__stryker__ = {};
  }

  handleTestEvent({ name, test }) {
    if (name === 'run_start') this.global.__stryker__.currentTestId = IN_HOOKS;
    if (name === 'test_start') this.global.__stryker__.currentTestId = fullName(test);
    if (name === 'test_done' && test.errors.length > 0) {
      console.error(this.#file, fullName(test), test.errors[0]);
      process.exit(1);
    }
  }

  async teardown() {
    const { mutantCoverage } = this.global.__stryker__;
    if (KUBEWHY_MUTANTS_REACHED && mutantCoverage) {
      const note = { file: this.#file, took: Date.now() - this.#started, ...mutantCoverage };
      writeFileSync(
        join(KUBEWHY_MUTANTS_REACHED, `${this.#file.replaceAll('/', '-')}.json`),
        JSON.stringify(note),
      );
    }
    await super.teardown();
  }
}

/** As jest's -t sees it. */
function fullName(test) {
  const names = [];
  for (let at = test; at.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
}
