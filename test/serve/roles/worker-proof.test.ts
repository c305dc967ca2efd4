import { describe, expect, it } from '@jest/globals';

import { CutOff } from '#src/domain/errors.ts';
import type { WorkerJob } from '#src/domain/jobs.ts';
import { cluster } from '#test/support/clusters.ts';
import { changeJob } from '#test/support/jobs.ts';
import { named } from '#test/support/objects.ts';
import { plan } from '#test/support/verdicts.ts';
import { worker } from '#test/support/workers.ts';

const prove: WorkerJob = { ...changeJob('click-1'), kind: 'prove', plan: plan() };
const handedOn = { ...changeJob('click-1'), plan: plan() };
const source = cluster([named('apps/Deployment', 'web')]);

describe('what was approved', () => {
  it('is handed on to the remediator as it is while its proof holds', async () => {
    const { jobs, outbox } = worker({}, source);

    await jobs.run(prove);

    expect(outbox.remediator).toEqual([handedOn]);
    expect(outbox.gateway).toEqual([]);
  });

  it.each([
    ['its proof does not hold', { plansFor: async () => [] }, 'Review it again'],
    ['that took too long', { diagnose: () => Promise.reject(new CutOff(60)) }, 'cut off'],
  ])('is handed on with the reason where %s: the remediator says how it ended', async (...row) => {
    const [, engine, text] = row;
    const { jobs, outbox } = worker(engine, source);

    await jobs.run(prove);

    expect(outbox.remediator).toEqual([{ ...handedOn, against: expect.stringContaining(text) }]);
  });

  it('is handed on with the reason where the worker has given up', async () => {
    const { jobs, outbox } = worker();

    await jobs.giveUp(prove, new Error('a bug'));

    const against = expect.stringContaining('could not finish');
    expect(outbox.remediator).toEqual([{ ...handedOn, against }]);
  });
});
