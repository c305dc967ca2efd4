import { describe, expect, it } from '@jest/globals';

import type { Result, WorkerJob } from '#src/domain/jobs.ts';
import type { CardState, RolloutCard } from '#src/domain/rollout-card.ts';
import { follow } from '#src/serve/roles/follow.ts';
import { answer } from '#test/slack/support/incidents.ts';
import { whyJob } from '#test/support/jobs.ts';
import { keptOutbox } from '#test/support/outboxes.ts';

type Job = Extract<WorkerJob, { kind: 'rollout' }>;

const HOUR = 60 * 60_000;
const unreachable: Result = { is: 'failed', code: 'unreachable', message: 'no answer' };

describe('a look at an update', () => {
  it('is shown, and put again while the update goes on', async () => {
    const { gateway, worker } = await look(following(), cardIn('progressing', 'step 1'));

    expect(gateway).toMatchObject([{ id: 'rollout-q-1-0-answer', kind: 'answer' }]);
    expect(worker).toMatchObject([{ id: 'rollout-q-1-1', turn: 1, seen: 'step 1' }]);
  });

  it('is silent where nothing has changed', async () => {
    const job = following({ turn: 1, seen: 'step 1' });

    const { gateway, worker } = await look(job, cardIn('paused', 'step 1'));

    expect(gateway).toEqual([]);
    expect(worker).toHaveLength(1);
  });

  it('is the last where the update is done', async () => {
    const job = following({ turn: 4, seen: 'step 1' });

    const { gateway, worker } = await look(job, cardIn('done', 'done'));

    expect(gateway).toHaveLength(1);
    expect(worker).toEqual([]);
  });

  it('is put again where the update is aborted, which a retry or a roll back ends', async () => {
    const job = following({ turn: 4, seen: 'step 1' });

    const { gateway, worker } = await look(job, cardIn('aborted', 'aborted'));

    expect(gateway).toHaveLength(1);
    expect(worker).toMatchObject([{ turn: 5, seen: 'aborted' }]);
  });

  it('waits the longer the longer nothing has moved, at most two minutes', async () => {
    const pauses = [0, HOUR / 10, 2 * HOUR].map(async (rest) => {
      const job = following({ turn: 1, seen: 'same', since: ago(rest) });
      const { worker } = await look(job, cardIn('paused', 'same'));
      return worker[0]?.delayMs ?? 0;
    });

    const [first = 0, second = 0, third] = await Promise.all(pauses);

    expect(first).toBe(3_000);
    expect(second).toBeGreaterThan(first);
    expect(third).toBe(120_000);
  });

  it.each([
    ['has rested for hours', { since: ago(5 * HOUR) }],
    ['changes for ever', { turn: 500 }],
  ])('is the last where an update %s', async (_, over) => {
    const job = following({ turn: 1, seen: 'same', ...over });

    expect((await look(job, cardIn('paused', 'same'))).worker).toEqual([]);
  });

  it('is made again when the cluster did not answer, and says so only to who has nothing yet', async () => {
    const first = await look(following(), unreachable);
    const later = await look(following({ turn: 3, seen: 'step 1' }), unreachable);

    expect(first.gateway).toHaveLength(1);
    expect(first.worker).toEqual([]);
    expect(later.gateway).toEqual([]);
    expect(later.worker).toMatchObject([{ turn: 4, seen: 'step 1' }]);
  });

  it('is the only one for who asked privately', async () => {
    const { question } = following();
    const job = following({ question: { ...question, private: true } });

    expect((await look(job, cardIn('progressing', 'step 1'))).worker).toEqual([]);
  });
});

async function look(job: Job, result: Result) {
  const outbox = keptOutbox();
  const rollout = async () => result;
  await follow(job, { answers: { rollout }, outbox, took: () => undefined });
  return outbox;
}

function following(over: Partial<Job> = {}): Job {
  const { question } = whyJob('q-1');
  const job: Job = { v: 1, id: 'rollout-q-1-0', kind: 'rollout', question, turn: 0, since: ago(0) };
  return { ...job, ...over };
}

function cardIn(state: CardState, line: string): Result {
  const rollout: RolloutCard = {
    workload: { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' },
    strategy: 'canary',
    state,
    at: '2026-01-01T00:00:00Z',
    pods: { wanted: 2, updated: 1, available: 2 },
    revisions: [],
    analyses: [],
    lines: [line],
  };
  return { is: 'answer', answer: { ...answer(), rollout }, plans: [], tookMs: 5 };
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
