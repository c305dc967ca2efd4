import { base } from './jest.config.js';

/** Real control plane, Rollouts controller and Redis. */
export default {
  ...base,
  roots: ['<rootDir>/test/integration'],
  testRegex: '/test/integration/(?!gitops/).*\\.test\\.ts$', // jest.gitops.config.js has those
  globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/integration/support/global-teardown.ts',
  // One file at a time: they share the nodes, and the control plane has the other processor.
  maxWorkers: 1,
};
