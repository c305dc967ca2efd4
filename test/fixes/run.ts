// `npm run test:fixes`: compares what is offered for each scenario with what is known to have mended it, prints the table
// and keeps it in docs/fixes.md. Ends with 1 where too few are offered.
import { writeFileSync } from 'node:fs';

import { knownFixes } from '#test/fixes/known-fixes.ts';
import { offered } from '#test/fixes/offered.ts';

/** Of those whose fix is a field: so many have the field, so many the value. */
const WANTED = { field: 0.6, value: 0.4 };

const rows: (readonly [
  name: string,
  fix: string,
  offered: string,
  field: string,
  value: string,
])[] = [];
const counts = { fields: 0, field: 0, told: 0, value: 0 };
for (const [name, known] of Object.entries(knownFixes)) {
  if ('by' in known) {
    rows.push([name, known.by, '', '', '']);
    continue;
  }
  const found = await offered(name, known);
  counts.fields += 1;
  counts.field += Number(found.field);
  counts.told += Number(known.told ?? false);
  counts.value += Number(found.value);
  const fix = `\`${known.of ? `${known.of} ` : ''}${known.at}\``;
  const offer = found.field && found.offered ? `\`${found.offered}\`` : '';
  rows.push([name, fix, offer, found.field ? '✓' : '', found.value ? '✓' : '']);
}

const share = (part: number) =>
  `${part} of ${counts.fields} (${Math.round((100 * part) / counts.fields)} %)`;
const table = [
  '# Known fixes and what is offered',
  '',
  'Each scenario was recorded from a cluster that was mended afterwards. The table compares the field that mended it with the',
  'changes that kubewhy offers; a blank that a person fills counts as the field. It is written by `npm run test:fixes`.',
  '',
  `Fixes that are a field: ${counts.fields}. A change of that field is offered for ${share(counts.field)}, with that value for`,
  `${share(counts.value)}; of ${counts.told} of them the cluster itself tells the value.`,
  '',
  '| scenario | what mended it | offered | field | value |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
].join('\n');
process.stdout.write(table);
writeFileSync('docs/fixes.md', table);
const isEnough =
  counts.field / counts.fields >= WANTED.field && counts.value / counts.fields >= WANTED.value;
process.exitCode = isEnough ? 0 : 1;
