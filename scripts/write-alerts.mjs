// Writes docs/alerts.md: `npm run alerts-table`, after a new family of alerts.
import { writeFileSync } from 'node:fs';

import { alertsTable } from '../test/support/alerts-table.ts';

writeFileSync('docs/alerts.md', alertsTable());
