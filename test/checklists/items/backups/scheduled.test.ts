import { expect, it } from '@jest/globals';

import { scheduled } from '#src/checklists/items/backups/scheduled.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const schedule = (spec: object = {}) =>
  custom('velero.io/Schedule', 'nightly', { spec, status: { lastBackup: ago(600) } });
const made = (name: string, phase: string, minutes: number): Resource =>
  custom('velero.io/Backup', name, {
    metadata: { creationTimestamp: ago(minutes), labels: { 'velero.io/schedule-name': 'nightly' } },
    status: { phase, completionTimestamp: ago(minutes - 5) },
  });

it('passes where the newest that has ended has succeeded, whatever runs now', () => {
  const source = cluster([
    schedule(),
    made('now', 'InProgress', 2),
    made('new', 'Completed', 600),
    made('old', 'Failed', 2040),
  ]);

  expect(marksOf(scheduled, source)).toEqual(['nightly: pass']);
});

it.each(['Failed', 'PartiallyFailed'])(
  'fails where it is %s, and tells the last good one',
  (phase) => {
    const source = cluster([schedule(), made('new', phase, 600), made('old', 'Completed', 2040)]);

    expect(marksOf(scheduled, source)).toEqual(['nightly: fail']);
    expect(saidOf(scheduled, source)).toContain('the last that succeeded is of 2025-12-31');
  },
);

it('fails where it is paused, and is not checked where none is there', () => {
  expect(marksOf(scheduled, cluster([schedule({ paused: true })]))).toEqual(['nightly: fail']);
  expect(marksOf(scheduled, cluster([schedule()]))).toEqual(['nightly: not-checked']);
});

it('knows CloudNativePG as well', () => {
  const on = custom('postgresql.cnpg.io/ScheduledBackup', 'pg', { spec: { suspend: false } });
  const backup = custom('postgresql.cnpg.io/Backup', 'pg-1', {
    metadata: { labels: { 'cnpg.io/scheduled-backup': 'pg' } },
    status: { phase: 'completed', stoppedAt: ago(60) },
  });

  expect(marksOf(scheduled, cluster([on, backup]))).toEqual(['pg: pass']);
});
