import { describe, expect, it } from '@jest/globals';

import type { Engine } from '#src/answers/engine.ts';
import { creation } from '#src/fixes/change/creation.ts';
import { watch, watchGivenUp } from '#src/serve/roles/watch.ts';
import { workerAnswers } from '#src/serve/roles/worker-answers.ts';
import { readers } from '#test/support/audiences.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf } from '#test/support/engines.ts';
import { mina } from '#test/support/jobs.ts';
import { keptOutbox } from '#test/support/outboxes.ts';
import { plan, verdict } from '#test/support/verdicts.ts';

type Job = Parameters<typeof watch>[0];

const MINUTE = 60_000;
const owner = { by: 'argo-cd', name: 'shop' } as const;
const LACKS = 'Not all pods are ready yet. (1/2)';
const lookAtGoal = async () => ({ is: 'waiting', why: 'not-available', note: '1/2' }) as const;
const failed = async () => ({ is: 'failed', why: 'gone' }) as const;

describe('a look at what a change has brought', () => {
  it('tells when the goal is reached, and looks after it', async () => {
    const outbox = await look(watching(), {});

    expect(outbox.gateway).toMatchObject([
      {
        id: 'change-1-watch-0-verified',
        kind: 'progress',
        incident: 'q-1',
        plan: 'plan-1',
        person: mina,
        progress: { step: 'verified' },
      },
    ]);
    expect(outbox.worker).toMatchObject([
      { id: 'change-1-watch-0-after-1', isVerified: true, turn: 1, delayMs: 10_000 },
    ]);
  });

  it.each([
    ['en', 'Done: the cause is gone. To undo it: `kubectl -n shop delete configmaps settings`'],
    ['ko', '완료: 원인이 사라졌습니다. 되돌리려면: `kubectl -n shop delete configmaps settings`'],
  ] as const)('tells how to delete what was created (%s)', async (lang, text) => {
    const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
    const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: on };
    const created = plan({ changes: [creation({ on, object })] });

    const outbox = await look(watching({ plan: created, lang }), {});

    expect(outbox.gateway).toMatchObject([{ progress: { step: 'verified', text } }]);
  });

  it('looks after what is verified less and less often, for some 20 min, and tells nothing', async () => {
    const turns = [1, 2, 6, 7];

    const looks = await Promise.all(
      turns.map((turn) => look(watching({ turn, isVerified: true }), {})),
    );

    expect(looks.map(({ worker }) => worker[0]?.delayMs)).toEqual([
      20_000,
      40_000,
      640_000,
      undefined,
    ]);
    expect(looks.flatMap(({ gateway }) => gateway)).toEqual([]);
  });

  it.each([{}, { isVerified: true }] as const)(
    'says who has put it back, and ends: %j',
    async (over) => {
      const lookAtChange = async () =>
        ({
          is: 'changed',
          path: '/spec',
          was: 1,
          by: { is: 'git', owner, hasWritten: true },
        }) as const;

      const outbox = await look(watching(over), { lookAtChange });

      expect(outbox.gateway).toMatchObject([
        { progress: { step: 'reverted', text: expect.stringContaining('Application `shop`') } },
      ]);
      expect(outbox.worker).toEqual([]);
    },
  );

  it('tells the time of the approval, by which the incident knows the change', async () => {
    const job = watching();

    const { gateway } = await look(job, {});

    expect(gateway).toMatchObject([{ at: job.since }]);
  });

  it('says once what it waits for, and puts the next look', async () => {
    const said = LACKS;
    const first = await look(watching(), { lookAtGoal });
    const second = await look(watching({ turn: 1, id: 'change-1-watch-1', said }), { lookAtGoal });

    expect(first.gateway).toMatchObject([{ progress: { step: 'watching' } }]);
    expect(first.worker).toMatchObject([{ id: 'change-1-watch-1', turn: 1, said }]);
    expect(second.gateway).toEqual([]);
    expect(second.worker).toMatchObject([{ id: 'change-1-watch-2', turn: 2 }]);
  });

  it('tells what it waits for now, if that is another', async () => {
    const { gateway } = await look(watching({ turn: 3, said: 'No pods.' }), { lookAtGoal });

    expect(gateway).toMatchObject([{ progress: { step: 'watching', turn: 3, text: LACKS } }]);
  });

  it('looks less and less often, at least every 20 s', async () => {
    const turns = [0, 1, 2, 5, 8, 100];

    const pauses = turns.map(async (turn) => {
      const { worker } = await look(watching({ turn }), { lookAtGoal });
      return worker[0]?.delayMs;
    });

    expect(await Promise.all(pauses)).toEqual([1_000, 1_500, 2_250, 7_593.75, 20_000, 20_000]);
  });

  it('ends after 10 minutes, and says what was missing', async () => {
    const since = new Date(Date.now() - 11 * MINUTE).toISOString();

    const outbox = await look(watching({ since, turn: 40 }), { lookAtGoal });

    const text = expect.stringMatching(/^Not reached within 10 minutes\. .*1\/2/);
    expect(outbox.gateway).toMatchObject([{ progress: { step: 'not-verified', text } }]);
    expect(outbox.worker).toEqual([]);
  });

  it('ends when the goal will not come', async () => {
    const outbox = await look(watching(), { lookAtGoal: failed });

    expect(outbox.gateway).toMatchObject([{ progress: { step: 'not-verified' } }]);
    expect(outbox.worker).toEqual([]);
  });

  it.each([
    ['reached', {}, { step: 'verified', source: 'recorded' }],
    ['not', { lookAtGoal }, { step: 'not-verified', source: 'recorded' }], // with no word of what is missing
  ])('is the only one at a recorded cluster: %s', async (_, engine, progress) => {
    const outbox = await look(watching(), engine, async () => 'recorded');

    const [told] = outbox.gateway;
    expect(told?.kind === 'progress' && told.progress).toEqual(expect.objectContaining(progress));
    expect(outbox.worker).toEqual([]);
  });

  it('that fails for good leaves nobody waiting', async () => {
    const outbox = keptOutbox();

    await watchGivenUp(watching(), 'nobody looks', { outbox });

    expect(outbox.gateway).toMatchObject([
      { progress: { step: 'not-verified', text: 'nobody looks' } },
    ]);
  });
});

async function look(
  job: Job,
  engine: Partial<Engine>,
  origin?: () => Promise<'recorded' | 'predicted'>,
) {
  const outbox = keptOutbox();
  const mended: Engine['diagnose'] = async () => ({
    verdict: verdict({ findings: [], symptoms: [] }),
    source: cluster([]),
  });
  const answers = workerAnswers({
    cluster: 'lab',
    loader: () => loaderOf(),
    engine: engineThat({ diagnose: mended, ...engine }),
    dryRun: async () => ({ is: 'holds' }),
    audienceOf: () => readers(),
    ...(origin && { origin }),
  });
  await watch(job, { outbox, answers });
  return outbox;
}

function watching(parts: Partial<Job> = {}): Job {
  return {
    v: 1,
    id: 'change-1-watch-0',
    kind: 'watch',
    incident: 'q-1',
    plan: plan(),
    person: mina,
    lang: 'en',
    since: new Date(Date.now() - MINUTE).toISOString(),
    turn: 0,
    ...parts,
  };
}
