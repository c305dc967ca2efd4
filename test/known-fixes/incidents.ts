import { readFileSync } from 'node:fs';

import { load } from 'js-yaml';
import { z } from 'zod';

const Ids = z.array(z.string()).min(1);
const Row = z.union([
  z.strictObject({ by: Ids, tried: z.string() }), // in test/integration
  z.strictObject({ by: Ids, recorded: z.string() }), // a scenario: no program runs on the control plane of the tests
  z.strictObject({ words: z.string() }),
  z.strictObject({ none: z.string() }),
]);

/** What mends an incident, or what is said of it. */
export type Incident = z.infer<typeof Row>;

/** The incidents that kubewhy was first written for, by what was seen. */
export const incidents = z
  .record(z.string(), Row)
  .parse(load(readFileSync('test/known-fixes/incidents.yaml', 'utf8')));

/** They as a part of docs/fixes.md. */
export function incidentTable(): readonly string[] {
  return [
    '## Incidents',
    '',
    'Those that kubewhy was first written for, what mends each, and where that is tried: in `test/integration` a change is carried out',
    'on a real control plane, as the remediator carries it out; where a program would have to run for it, a real API server takes the',
    'change of the recorded cluster in a dry run. What no change of Kubernetes mends is answered in words, by the cause or the text.',
    '',
    '| incident | mended by | tried by |',
    '| --- | --- | --- |',
    ...Object.entries(incidents).map(([name, row]) => `| ${name} | ${cellsOf(row).join(' | ')} |`),
    '',
  ];
}

function cellsOf(row: Incident): readonly [by: string, tried: string] {
  if ('none' in row) return [row.none, ''];
  if ('words' in row) return [`words: \`${row.words}\``, ''];
  const by = row.by.map((id) => `\`${id}\``).join(', ');
  return [by, 'tried' in row ? `\`${row.tried}\`` : `dry run of \`${row.recorded}\``];
}
