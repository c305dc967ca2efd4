import { expect, it } from '@jest/globals';

import { size } from '#src/checklists/items/backups/size.ts';
import { backup, logOfRun, run } from '#test/support/backups.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const RUNS = [backup(), ...run('old', 2040, 'Complete'), ...run('new', 600, 'Complete')];

it.each([
  ['passes where it is about as large as before', '1.5 GiB', '1.4 GiB', 'pass'],
  ['fails where it is less than half', '1.5 GiB', '600 MiB', 'fail'],
  ['fails where it holds nothing', '1.5 GiB', '20 bytes', 'fail'],
])('%s', (_, before, now, is) => {
  const logs = [
    logOfRun('old', `uploaded db.gz ${before}`),
    logOfRun('new', 'speed 90 MiB/s', `uploaded db.gz ${now}`),
  ];

  expect(marksOf(size, cluster(RUNS, [], logs))).toEqual([`db-backup: ${is}`]);
  expect(saidOf(size, cluster(RUNS, [], logs))).toContain(now);
});

it('is not checked where no log tells, and says that the storage is not visible', () => {
  const source = cluster(RUNS, [], [logOfRun('new', 'done'), logOfRun('old', 'done')]);

  expect(marksOf(size, source)).toEqual(['db-backup: not-checked']);
  expect(saidOf(size, source)).toContain('not visible from the cluster');
});
