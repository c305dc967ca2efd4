import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { bundledWith } from '#test/support/bundled-with.ts';
import { importedBy } from '#test/support/imported-by.ts';

/** Where nobody knows a cause, a symptom or a remedy, recognises a message, or simulates anything. */
const ALLOWED =
  /^src\/(?:approvals|carry-out|cluster|domain|gitops|queue|readings\/(?!logs)|serve|text|world|answers\/(?:words\/(?:errors|gave-up)|engine-version))/;
/** Lines of src: a fifth of what finds causes and fixes. */
const MOST = 12_000;

const ways = [
  ['by its imports', () => importedBy('src/serve/roles/start-remediator.ts')],
  ['as it is bundled', () => bundledWith('start-remediator')],
] as const;

describe('the remediator, the only role that writes', () => {
  it.each(ways)('loads no cause, no symptom, no remedy and no wording, %s', (_, files) => {
    const loaded = [...files()];

    expect(loaded).toContain('src/carry-out/attempt.ts');
    expect(loaded.filter((file) => !ALLOWED.test(file))).toEqual([]);
  });

  it.each(ways)('is small, %s', (_, files) => {
    const lines = [...files()].map((file) => readFileSync(file, 'utf8').split('\n').length - 1);

    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
  });
});
