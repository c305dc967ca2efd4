import { expect, it } from '@jest/globals';

import { offerOf } from '#test/fixes/support/offers-in.ts';

it('a CronJob runs once, as kubectl has it run', async () => {
  const offer = await offerOf('job/run-now', 'cp-cron-job-suspended');

  expect(offer?.plan).toMatchObject({
    changes: [
      {
        do: 'create',
        on: { kind: 'batch/Job', name: 'weekly-report-manual-1' },
        from: { kind: 'batch/CronJob', name: 'weekly-report' },
        ops: [
          {
            value: {
              metadata: {
                annotations: { 'cronjob.kubernetes.io/instantiate': 'manual' },
                ownerReferences: [{ kind: 'CronJob', name: 'weekly-report', controller: true }],
              },
            },
          },
        ],
        undo: { none: 'has-run' },
      },
    ],
    goal: { is: 'succeeded' },
  });
  expect(offer?.proposal.command).toMatch(
    /create job weekly-report-manual-1 --from=cronjob\/weekly-report$/,
  );
});
