import { createHash } from 'node:crypto';

import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import { incidentTable } from '#test/known-fixes/incidents.ts';
import { knownFixes, type KnownField } from '#test/known-fixes/known-fixes.ts';
import { offered, type Compared } from '#test/known-fixes/offered.ts';

type Row = readonly [name: string, fix: string, offered: string, field: string, value: string];
type Counted = KnownField & Compared & Readonly<{ name: string; isHeldOut: boolean }>;
/** What is offered beside what is known to have helped: the table of docs/fixes.md, and the fixes that are a field. */
export type Comparison = Readonly<{ table: string; counted: readonly Counted[] }>;

/** Compares all known fixes with what is offered for their scenarios. */
export async function compared(): Promise<Comparison> {
  const rows: Row[] = [];
  const counted: Counted[] = [];
  for (const [name, known] of Object.entries(knownFixes)) {
    if ('by' in known) {
      rows.push([name, known.by, '', '', '']);
      continue;
    }
    const found = await offered(name, known);
    const isHeldOut = isDrawn(name);
    counted.push({ ...known, ...found, name, isHeldOut });
    const fix = `\`${known.of ? `${known.of} ` : ''}${known.at}\``;
    const offer = found.field && found.offered ? `\`${found.offered}\`` : '';
    const shown = `${name}${isHeldOut ? ' *' : ''}`;
    rows.push([shown, fix, offer, found.field ? '✓' : '', found.value ? '✓' : '']);
  }
  return { table: tableOf(rows, counted), counted };
}

/** One of three, by the name alone: the first byte of its SHA-256 is a multiple of three. */
function isDrawn(name: string): boolean {
  return createHash('sha256').update(name).digest().readUInt8(0) % 3 === 0;
}

function shares(of: readonly Counted[]): string {
  const share = (part: number) =>
    `${part} of ${of.length} (${Math.round((100 * part) / of.length)} %)`;
  const [field, value] = [of.filter((one) => one.field), of.filter((one) => one.value)];
  return `the field ${share(field.length)}, the value ${share(value.length)}`;
}

function tableOf(rows: readonly Row[], counted: readonly Counted[]): string {
  const families = Map.groupBy([...reachesById.keys()].toSorted(), (id) => id.split('/')[0] ?? '');
  return [
    '# Known fixes and what is offered',
    '',
    'Each scenario was recorded from a cluster that was mended afterwards. The table compares the field that mended it with the',
    'changes that kubewhy offers, or hands over to the owner of a policy; a blank that a person fills counts as the field. It is',
    'written by `npm run test:fixes`.',
    '',
    `Fixes that are a field: ${counted.length}; of ${counted.filter(({ told }) => told).length} of them the cluster itself tells the value. Offered are`,
    '',
    `- of all: ${shares(counted)};`,
    `- of those with a star: ${shares(counted.filter(({ isHeldOut }) => isHeldOut))};`,
    `- of the others: ${shares(counted.filter(({ isHeldOut }) => !isHeldOut))}.`,
    '',
    'The star is drawn by the name of the scenario (the first byte of its SHA-256 is a multiple of three). Whoever adds a change for',
    'a row leaves those with a star alone. It was drawn after the first changes were written, with all rows in view: only what is',
    'added since is tried by failures that nobody wrote it for.',
    '',
    '| scenario | what mended it | offered | field | value |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...incidentTable(),
    '## Ids',
    '',
    'By these `policy` in kubewhy.yaml names every fix that there is:',
    '',
    ...[...families].map(
      ([family, ids]) => `- \`${family}/*\`: ${ids.map((id) => `\`${id}\``).join(', ')}`,
    ),
    '',
  ].join('\n');
}
