import { expect, it } from '@jest/globals';

import { switchedOn } from '#src/checklists/items/backups/switched-on.ts';
import { backup } from '#test/support/backups.ts';
import { marksOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it('passes while it is on, and fails where it is suspended', () => {
  expect(marksOf(switchedOn, cluster([backup()]))).toEqual(['db-backup: pass']);
  expect(marksOf(switchedOn, cluster([backup({}, { suspend: true })]))).toEqual([
    'db-backup: fail',
  ]);
});
