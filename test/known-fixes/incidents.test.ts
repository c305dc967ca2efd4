import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { lineSignatures } from '#src/explain/lines/index.ts';
import { signatures } from '#src/explain/signatures/index.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { rules } from '#src/knowledge/rules.ts';
import { offersIn } from '#test/fixes/support/offers-in.ts';
import { type Incident, incidents } from '#test/known-fixes/incidents.ts';

const ids = new Set(remedies.map(({ id }) => id));
const said = new Set([
  ...rules.causes.map(({ id }) => id),
  ...[...signatures, ...lineSignatures].flatMap(({ id }) => [id, id.replace('explain/', '')]),
]);
const all = Object.entries(incidents).map(([name, row]) => ({ name, row }));
const rows = all.filter(({ row }) => !('none' in row));

describe('an incident', () => {
  it.each(rows)('$name has an answer that there is', async ({ row }) => {
    expect(await lackingIn(row)).toEqual([]);
  });

  it('is counted once', () => {
    expect(all).toHaveLength(52);
  });
});

/** What a row names that there is not, or that is not tried where it says. */
async function lackingIn(row: Incident): Promise<readonly string[]> {
  if ('none' in row) return [];
  if ('words' in row) return said.has(row.words) ? [] : [row.words];
  if ('recorded' in row) {
    const offers = (await offersIn(row.recorded)).map(({ remedy }) => remedy.id);
    return row.by.filter((id) => !offers.includes(id));
  }
  const test = readFileSync(`test/integration/${row.tried}`, 'utf8');
  return row.by.filter((id) => !ids.has(id) || !isNamedIn(test, id));
}

/** A test of verbs names them without their area. */
function isNamedIn(test: string, id: string): boolean {
  return test.includes(id) || test.includes(`'${id.replace('rollout/', '')}'`);
}
