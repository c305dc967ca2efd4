// `npm run test:fixes`: compares what is offered for each scenario with what is known to have mended it, prints the table
// and keeps it in docs/fixes.md. test/known-fixes/fixes.test.ts says how much has to be offered.
import { writeFileSync } from 'node:fs';

import { compared } from '#test/known-fixes/compared.ts';

const { table } = await compared();
process.stdout.write(table);
writeFileSync('docs/fixes.md', table);
