import { base } from './jest.config.js';

/** The page in a real browser, against the real gateway, worker and remediator. */
export default { ...base, roots: ['<rootDir>/test/page'], maxWorkers: 1 };
