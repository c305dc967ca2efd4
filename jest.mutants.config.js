import { base } from './jest.config.js';

/** Tests that are given one by one, in an environment that notes which mutants each reaches. */
export default {
  ...base,
  testEnvironment: '<rootDir>/scripts/mutants/noting-environment.mjs',
  roots: ['<rootDir>/test'],
};
