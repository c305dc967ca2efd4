import { describe, expect, it } from '@jest/globals';

import type { Engine } from '#src/answers/engine.ts';
import { CutOff } from '#src/domain/errors.ts';
import type { WorkerJob } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, unreachable } from '#test/support/engines.ts';
import { alert, mina, whyJob } from '#test/support/jobs.ts';
import { named } from '#test/support/objects.ts';
import { plan } from '#test/support/verdicts.ts';
import { worker } from '#test/support/workers.ts';

const lang = 'en' as const;
const why = whyJob('q-1');
const preview: WorkerJob = {
  v: 1,
  id: 'preview-1',
  kind: 'preview',
  view: 'V1',
  incident: 'q-1',
  plan: plan(),
  person: mina,
  lang,
};
const watch: WorkerJob = {
  v: 1,
  id: 'change-1-watch-0',
  kind: 'watch',
  incident: 'q-1',
  plan: plan(),
  person: mina,
  lang,
  since: '2026-01-01T00:00:00Z',
  turn: 0,
};

const FAILURES: readonly (readonly [WorkerJob, object])[] = [
  [why, { kind: 'answer', id: 'q-1-answer', result: { is: 'failed', code: 'failed' } }],
  [alertJob(alert()), { kind: 'alerts', id: 'a-1-alerts', groups: [{ result: { is: 'failed' } }] }],
  [preview, { kind: 'preview', id: 'preview-1-preview', preview: { is: 'failed' } }],
  [watch, { kind: 'progress', progress: { step: 'not-verified' } }],
];

describe('the work of a worker', () => {
  it('answers a question and says how long that took', async () => {
    const { jobs, outbox, took } = worker();

    await jobs.run(why);

    const result = { is: 'answer', answer: { state: 'explained' }, plans: [{ id: 'plan-1' }] };
    expect(outbox.gateway).toMatchObject([
      { id: 'q-1-answer', kind: 'answer', question: why.question, result },
    ]);
    expect(took).toHaveLength(1);
  });

  it('answers that the cluster cannot be reached instead of trying for long', async () => {
    const { jobs, outbox } = worker({ resolveTarget: unreachable });

    await jobs.run(why);

    const result = { is: 'failed', code: 'unreachable', message: expect.stringContaining('lab') };
    expect(outbox.gateway).toMatchObject([{ kind: 'answer', result }]);
  });

  it('fills a preview', async () => {
    const { jobs, outbox } = worker({}, cluster([named('apps/Deployment', 'web')]));

    await jobs.run(preview);

    expect(outbox.gateway).toMatchObject([
      {
        id: 'preview-1-preview',
        kind: 'preview',
        view: 'V1',
        incident: 'q-1',
        preview: { is: 'ready', plan: { id: 'plan-1' }, right: { is: 'holds' } },
      },
    ]);
  });

  it('watches a change', async () => {
    const { jobs, outbox } = worker({ diagnose: healthy });

    await jobs.run(watch);

    expect(outbox.gateway).toMatchObject([{ kind: 'progress', progress: { step: 'verified' } }]);
  });

  it.each([why, alertJob(alert()), preview, { ...watch, turn: 3 }])(
    'delivers $kind under the same id when it runs again',
    async (job) => {
      const { jobs, outbox } = worker({ diagnose: healthy });

      await jobs.run(job);
      await jobs.run(job);

      const [first, second, ...others] = outbox.gateway.map(({ id }) => id);
      expect(first).toBe(second);
      expect(others).toEqual([]);
    },
  );

  it('leaves it to the queue to run again what failed', async () => {
    const { jobs, outbox } = worker({
      diagnose: async () => {
        throw new Error('a bug');
      },
    });

    await expect(jobs.run(why)).rejects.toThrow('a bug');
    expect(outbox.gateway).toEqual([]);
  });

  it.each(FAILURES)(
    'says that it was cut off, and is not run again: $kind',
    async (job, delivery) => {
      const { jobs, outbox } = worker({
        resolveTarget: tooSlow,
        diagnose: tooSlow,
        lookAtGoal: tooSlow,
      });

      await jobs.run(job);

      expect(outbox.gateway).toMatchObject([delivery]);
      expect(JSON.stringify(outbox.gateway)).toContain('longer than 60 s and was cut off');
    },
  );

  it.each(FAILURES)('tells whoever waits that it gave up: $kind', async (job, delivery) => {
    const { jobs, outbox } = worker();

    await jobs.giveUp(job, new Error('a bug'));

    expect(outbox.gateway).toMatchObject([delivery]);
    expect(JSON.stringify(outbox.gateway)).toContain('kubewhy could not finish this. Ask again');
  });
});

const tooSlow = async () => {
  throw new CutOff(60);
};

const healthy: Engine['diagnose'] = async (...asked) => {
  const { verdict, source } = await engineThat().diagnose(...asked);
  return { verdict: { ...verdict, state: 'healthy', findings: [], symptoms: [] }, source };
};

function alertJob(about: Alert): WorkerJob {
  return { v: 1, id: 'a-1', kind: 'alert', alert: about, lang };
}
