import { expect, it } from '@jest/globals';

import { failuresKept } from '#src/checklists/items/backups/failures-kept.ts';
import { backup } from '#test/support/backups.ts';
import { marksOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it('passes where failed runs stay, and fails where they are removed at once', () => {
  expect(marksOf(failuresKept, cluster([backup()]))).toEqual(['db-backup: pass']);
  expect(marksOf(failuresKept, cluster([backup({}, { failedJobsHistoryLimit: 0 })]))).toEqual([
    'db-backup: fail',
  ]);
});
