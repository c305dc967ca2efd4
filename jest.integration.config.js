import { base } from './jest.config.js';

/** Those that add, close or label nodes, for which every scheduler and every answer about placing then counts them. */
export const NODES = '/test/integration/(scheduler/live-worlds|fixes/deployments)';

/** Real control plane, Rollouts controller and Redis. */
export default {
  ...base,
  roots: ['<rootDir>/test/integration'],
  testRegex: '/test/integration/(?!gitops/).*\\.test\\.ts$', // jest.gitops.config.js has those
  globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/integration/support/global-teardown.ts',
  // One file at a time, unless those of NODES are left out: they share the nodes.
  maxWorkers: 1,
};
