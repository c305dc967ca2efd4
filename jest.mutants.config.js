import { base } from './jest.config.js';

/** Tests that are given one by one, in an environment that plays the mutants that each reaches. */
export default {
  ...base,
  testRunner: 'jest-circus/runner', // each file counts which mutants it reaches while it loads
  testEnvironment: '<rootDir>/scripts/mutants/playing-environment.mjs',
  testSequencer: '<rootDir>/scripts/mutants/order-given.mjs',
  roots: ['<rootDir>/test'],
};
