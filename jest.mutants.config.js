import { base } from './jest.config.js';
import integration from './jest.integration.config.js';

const tests = (process.env.KUBEWHY_MUTANTS_TESTS ?? '**/*').split(',');
const isOnRedis = tests.some((test) => test.startsWith('integration/'));

/** The tests that a mutant of src has to pass. Jest finds those that import its file, in any number of steps, in its roots. */
export default {
  ...(isOnRedis ? integration : base),
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: tests.map((test) => `<rootDir>/test/${test}.test.ts`),
};
