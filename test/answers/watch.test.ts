import { describe, expect, it } from '@jest/globals';

import { watchGoal } from '#src/answers/watch.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { ago } from '#test/support/objects.ts';
import { finding, plan, symptom, verdict, web } from '#test/support/verdicts.ts';

const rollout = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' } as const;

describe('watching a plan', () => {
  it.each([
    ['the cause is gone', verdict({ state: 'healthy', findings: [], symptoms: [] })],
    [
      'it is about another object',
      verdict({ findings: [finding({ subject: { ...web, name: 'x' } })] }),
    ],
    ['it only may be so', verdict({ findings: [finding({ confidence: 'possible' })] })],
    ['what it explains is over', verdict({ symptoms: [symptom({ until: ago(1) })] })],
  ])('is over once the goal is reached and %s', async (_, found) => {
    expect(await watchGoal(plan(), 'en', depsWith({ diagnose: finds(found) }))).toEqual({
      is: 'reached',
      text: 'Done: the cause is gone.',
    });
  });

  it('goes on while the cause is still claimed', async () => {
    expect(await watchGoal(plan(), 'en', depsWith({}))).toEqual({
      is: 'waiting',
      text: expect.stringContaining('some/cause'),
    });
  });

  it.each([
    { is: 'aborted', on: rollout },
    { is: 'past-step', on: rollout, step: 1 },
  ] as const)('is over once a rollout is $is: that mends no cause', async (goal) => {
    expect(await watchGoal(plan({ goal }), 'en', depsWith({}))).toEqual({ is: 'reached' });
  });

  it.each([
    ['waiting', 'waiting'],
    ['unknown', 'waiting'],
    ['failed', 'failed'],
  ] as const)('takes a goal that is %s for %s, and says why', async (is, shown) => {
    const state = { is, why: 'not-available', note: '1/2' } as const;

    expect(await watchGoal(plan(), 'en', depsWith({ lookAtGoal: async () => state }))).toEqual({
      is: shown,
      text: expect.stringContaining('(1/2)'),
    });
  });

  it.each([
    ['is reached where a controller went on from a status', 'status', 'changed', 'reached'],
    ['is put back where all of a status is as before', 'status', 'ready', 'reverted'],
    ['is put back where a spec is another', undefined, 'changed', 'reverted'],
  ] as const)('%s', async (_, sub, is, expected) => {
    const [change] = plan().changes;
    const changes = [{ ...change, ...(sub && { sub }) }] as const;
    const standing = is === 'changed' ? { is, path: '/status/stableRS', was: 'a' } : { is };
    const healthy = verdict({ state: 'healthy', findings: [], symptoms: [] });
    const deps = depsWith({ lookAtChange: async () => standing, diagnose: finds(healthy) });

    expect(await watchGoal(plan({ changes }), 'en', deps)).toMatchObject({ is: expected });
  });

  it('goes on while the cluster cannot be reached', async () => {
    expect(await watchGoal(plan(), 'en', depsWith({ lookAtGoal: unreachable }))).toMatchObject({
      is: 'waiting',
    });
  });
});

function finds(found: Verdict) {
  return async () => ({ verdict: found, source: cluster([]) });
}

function depsWith(parts: Parameters<typeof engineThat>[0]) {
  return { engine: engineThat(parts), loader: loaderOf(), cluster: 'lab' };
}
