import { readFileSync } from 'node:fs';

import { load } from 'js-yaml';
import { z } from 'zod';

const Field = z.strictObject({
  at: z.string(),
  value: z.json().exactOptional(),
  removed: z.literal(true).exactOptional(),
  told: z.literal(true).exactOptional(), // the cluster itself tells the value
  of: z.string().exactOptional(), // where it is not of what was asked about
});
const Table = z.record(z.string(), z.union([Field, z.strictObject({ by: z.string() })]));

/** A fix that is a field, as it was carried out. */
export type KnownField = z.infer<typeof Field>;

/** What mended the failures of scenarios, by the names of those. */
export const knownFixes = Table.parse(
  load(readFileSync('test/known-fixes/known-fixes.yaml', 'utf8')),
);
