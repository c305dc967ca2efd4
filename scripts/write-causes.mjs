// Writes docs/causes.md: `npm run causes-table`, after a new cause or scenario.
import { writeFileSync } from 'node:fs';

import { causesTable } from '../test/support/causes-table.ts';

writeFileSync('docs/causes.md', causesTable());
