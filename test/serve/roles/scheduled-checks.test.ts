import { expect, it } from '@jest/globals';

import { scheduledChecks } from '#src/serve/roles/scheduled-checks.ts';

it('is one job for each channel that kubewhy.yaml lists, in its language or that of the bot', () => {
  const daily = { schedule: '0 9 * * mon-fri', zone: 'Asia/Seoul', lists: ['nodes', 'backups'] };
  const channels = { C0001: daily, C0002: { ...daily, namespace: 'shop', lang: 'en' as const } };
  const jobs = scheduledChecks({ lang: 'ko', checks: { lists: {}, without: [], channels } });

  expect(jobs).toMatchObject([
    {
      schedule: '0 9 * * mon-fri',
      zone: 'Asia/Seoul',
      job: { id: 'scheduled-check-C0001', lists: 'nodes backups', lang: 'ko' },
    },
    { job: { channel: 'C0002', namespace: 'shop', lang: 'en' } },
  ]);
});

it('is none without that setting', () => {
  expect(scheduledChecks({ lang: 'en' })).toEqual([]);
});
