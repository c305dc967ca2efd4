import { expect, it } from '@jest/globals';

import { runsOf } from '#src/checklists/runs-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { backup, run } from '#test/support/backups.ts';
import { cluster } from '#test/support/clusters.ts';

it('lists the own Jobs of a CronJob, the newest first, whoever started them', () => {
  const byHand = { 'cronjob.kubernetes.io/instantiate': 'manual' };
  const all = [
    ...run('a', 60, 'Failed'),
    ...run('b', 30, 'Complete', byHand),
    ...run('c', 5, 'not'),
  ];
  const { world } = openWorld(cluster([backup(), ...all]));

  expect(
    runsOf(backup(), world).map(({ job, is, isManual }) => [job.metadata?.name, is, isManual]),
  ).toEqual([
    ['c', 'running', false],
    ['b', 'complete', true],
    ['a', 'failed', false],
  ]);
});
