import { expect, it } from '@jest/globals';

import { newestRun } from '#src/checklists/items/backups/newest-run.ts';
import { backup, run } from '#test/support/backups.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const LAST = { lastScheduleTime: ago(10 * 60) };
const DAY = 24 * 60;

it('passes where the newest has completed, whatever an older one did', () => {
  const source = cluster([
    backup(LAST),
    ...run('old', DAY, 'Failed'),
    ...run('new', 600, 'Complete'),
  ]);

  expect(marksOf(newestRun, source)).toEqual(['db-backup: pass']);
});

it('fails where the newest has failed, by when it was created and not by its name', () => {
  const source = cluster([
    backup(LAST),
    ...run('a-new', 600, 'Failed'),
    ...run('z-old', DAY, 'Complete'),
  ]);

  expect(saidOf(newestRun, source)).toContain(
    'Job `a-new`, the newest, has failed (BackoffLimitExceeded)',
  );
});

it('fails where it hangs and, by its policy, holds the next one', () => {
  const held = backup({ lastScheduleTime: ago(34 * 60) }, { concurrencyPolicy: 'Forbid' });
  const source = cluster([held, ...run('new', 34 * 60, 'not')]);

  expect(marksOf(newestRun, source)).toEqual(['db-backup: fail']);
  expect(saidOf(newestRun, source)).toContain('no other run begins');
});

it('passes while it runs as long as usual', () => {
  const source = cluster([backup(LAST), ...run('old', DAY, 'Complete'), ...run('new', 6, 'not')]);

  expect(marksOf(newestRun, source)).toEqual(['db-backup: pass']);
});

it('is not checked where its Jobs are gone', () => {
  expect(marksOf(newestRun, cluster([backup(LAST)]))).toEqual(['db-backup: not-checked']);
});
