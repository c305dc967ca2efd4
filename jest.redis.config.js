import { base } from './jest.config.js';

/** Integration tests that share no control plane: a Redis of their own, Slack's double, the scheduler's own code. */
export const ALONE =
  '/test/integration/(delivery|faults|queue|redis-users|scheduler/random-worlds|testbed-(reaping|redis))';

/** They share nothing, so that one waits while another works. */
export default { ...base, roots: ['<rootDir>/test/integration'], testRegex: `${ALONE}.*\\.test\\.ts$` };
