import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { previewOf } from '#src/answers/preview.ts';
import { watchGoal } from '#src/answers/watch.ts';
import { changeDiff } from '#src/approvals/change-diff.ts';
import { recordedCluster, type RecordedCluster } from '#src/cluster/recorded-cluster.ts';
import { LANGS } from '#src/domain/lang.ts';
import type { Plan } from '#src/domain/plan.ts';
import { AnswerSchema } from '#test/support/answer-schema.ts';

let folder: string;
let cluster: RecordedCluster;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inc-000-1-'));
  cluster = recordedCluster('recordings/inc-000-1', join(folder, 'state.json'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the canary that a spread rule keeps Pending', () => {
  it.each(LANGS)('is explained in %s with a map of the nodes', async (lang) => {
    const result = await investigate({ query: { text: 'web-6c7c' } }, { ...deps(), lang });

    if (result.is !== 'answer') throw new Error(result.is);
    const { state, findings } = AnswerSchema.parse(result.answer);
    expect(state).toBe('explained');
    expect(findings[0]).toMatchObject({
      id: 'scheduling/spread-counts-tainted-node',
      confidence: 'proven',
    });
    expect(findings[0]?.lines).toHaveLength(3);
  });

  it('offers the fix that keeps the rule first, then to abort, and nothing that skips a step', async () => {
    const plans = await plansNow();

    expect(plans.at(0)?.proof).toMatchObject({
      placement: { is: 'holds' },
      rules: { is: 'holds' },
    });
    expect(plans.at(0)?.changes[0].ops).toHaveLength(2);
    expect(plans.at(-1)?.goal.is).toBe('aborted');
    expect(plans.filter(({ goal }) => goal.is === 'past-step')).toEqual([]);
  });

  it('shows the exact change before it is approved', async () => {
    const preview = await previewOf(await firstPlan(), 'en', deps());

    expect(preview).toMatchObject({ is: 'ready', undo: expect.any(String) });
    const diff = preview.is === 'ready' && changeDiff(preview.plan.changes[0]);
    expect(diff).toMatch(/\+ .*nodeTaintsPolicy: Honor/);
  });

  it('takes a change that is not there for put back, and has reached its goal once it is', async () => {
    const plan = await firstPlan();

    expect(await watchGoal(plan, 'en', deps())).toMatchObject({ is: 'reverted' });
    await carriedOut(plan);

    expect(await watchGoal(plan, 'en', deps())).toEqual({
      is: 'reached',
      text: 'Done: 1 of 1 new pod ready, and the cause is gone.',
    });
  });

  it('offers the same change no more once it is made', async () => {
    const plan = await firstPlan();
    await carriedOut(plan);

    expect(await previewOf(plan, 'en', deps())).toMatchObject({ is: 'gone' });
  });

  it('does not take another plan for the one that was shown', async () => {
    const [change] = (await firstPlan()).changes;
    const guard = [{ op: 'test', path: '/spec/replicas', value: 7 }] as const;
    const stale = { ...(await firstPlan()), id: 'stale', changes: [{ ...change, guard }] } as const;

    expect(await previewOf(stale, 'en', deps())).toMatchObject({ is: 'changed' });
  });
});

function deps() {
  return { loader: cluster.loader(), cluster: 'lab' };
}

async function plansNow(): Promise<readonly Plan[]> {
  const asked = { query: { text: 'rollout/web', namespace: 'blog-system' } };
  const result = await investigate(asked, { ...deps(), lang: 'en' });
  return result.is === 'answer' ? result.plans : [];
}

async function firstPlan(): Promise<Plan> {
  const [plan] = await plansNow();
  if (!plan) throw new Error('There is no plan.');
  return plan;
}

async function carriedOut({ changes: [change] }: Plan): Promise<void> {
  const now = await cluster.writer.read(change.on);
  if (now.is !== 'known') throw new Error(`${change.on.name} is ${now.is}.`);
  const sent = await cluster.writer.send(
    change,
    now.value.metadata?.resourceVersion ?? '',
    'apply',
  );
  if (sent.is !== 'done') throw new Error(sent.message);
}
