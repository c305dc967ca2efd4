// `npm run test:rollouts -- --combinations 100 [--seed 7]`: the arithmetic of updates against the real Deployment and
// Rollouts controllers, with as many random combinations of each as are asked for.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { buildTools } from './build-tools.mjs';

const { values } = parseArgs({
  options: { combinations: { type: 'string', default: '100' }, seed: { type: 'string' } },
});
await buildTools({ log: console.log });
const { status } = spawnSync(
  process.execPath,
  [
    'scripts/node24.mjs',
    'node',
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--config',
    'jest.integration.config.js',
    'test/integration/rollout-arithmetic.test.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      KUBEWHY_COMBINATIONS: values.combinations,
      ...(values.seed && { KUBEWHY_SEED: values.seed }),
    },
  },
);
process.exitCode = status ?? 1;
