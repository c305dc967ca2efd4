import { base } from './jest.config.js';

/** Real Argo CD, real Flux and real CRDs beside the control plane: `npm run test:gitops`. */
export default {
  ...base,
  roots: ['<rootDir>/test/integration'],
  testRegex: '/test/integration/gitops/.*\\.test\\.ts$',
  globalSetup: '<rootDir>/test/integration/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/integration/support/global-teardown.ts',
  maxWorkers: 1,
};
