import unit from './jest.config.js';

export default {
  testEnvironment: unit.testEnvironment,
  extensionsToTreatAsEsm: unit.extensionsToTreatAsEsm,
  transform: unit.transform,
  roots: ['<rootDir>/test/integration'],
  globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/integration/support/global-teardown.ts',
  // One file at a time: they share the nodes, and the control plane has the other processor.
  maxWorkers: 1,
  testTimeout: 60_000,
};
