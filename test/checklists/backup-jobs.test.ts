import { expect, it } from '@jest/globals';

import { isBackup } from '#src/checklists/backup-jobs.ts';
import { cronJob } from '#test/support/batch.ts';

const running = (container: object, name = 'nightly') => {
  const jobTemplate = {
    spec: { template: { spec: { containers: [{ name: 'job', ...container }] } } },
  };
  const one = cronJob('0 2 * * *', {}, { jobTemplate });
  return { ...one, metadata: { ...one.metadata, name } };
};

it.each([
  ['its name', running({}, 'shop-backup')],
  ['its image', running({ image: 'restic/restic:0.17' })],
  ['its command', running({ command: ['sh', '-c', 'pg_dump shop | gzip > /out/x.gz'] })],
])('knows a backup by %s', (_, job) => {
  expect(isBackup(job)).toBe(true);
});

it.each([
  ['cleans up', running({ command: ['find', '/tmp', '-delete'] })],
  ['sends letters', running({ image: 'mailer:2' }, 'newsletter')],
])('does not take for one what %s', (_, job) => {
  expect(isBackup(job)).toBe(false);
});
