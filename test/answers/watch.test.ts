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

  it.each([
    ['a read failed', { notChecked: [{ read: { get: web }, why: 'cut-off' }] }],
    ['its pods could not be read', { unread: { part: 'pods', why: 'no-answer' } }],
  ] as const)('goes on where no cause is claimed and %s', async (_, less) => {
    const found = verdict({ findings: [], symptoms: [], ...less });

    expect(await watchGoal(plan(), 'en', depsWith({ diagnose: finds(found) }))).toEqual({
      is: 'waiting',
      text: expect.stringMatching(/could (?:not )?be read/),
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

  it.each([
    [false, 'waiting', 'Not all pods are ready yet. Seen on one of them: '],
    [true, 'failed', 'It did not help. The new pods fail now: '],
  ] as const)(
    'tells what a new pod does, and ends if that is lost (%s)',
    async (isLost, is, text) => {
      const troubled = { pod: { ...web, name: 'web-2' }, isLost };
      const asked: string[] = [];
      const deps = depsWith({
        lookAtGoal: async () => ({ is: 'waiting', why: 'not-available', note: '0/1', troubled }),
        async diagnose(target) {
          asked.push(target.name);
          return { verdict: verdict(), source: cluster([]) };
        },
      });

      expect(await watchGoal(plan(), 'en', deps)).toEqual({
        is,
        text: expect.stringContaining(text),
      });
      expect(asked).toEqual(['web-2']);
    },
  );

  it.each([
    ['nothing is known of it', verdict({ findings: [] })],
    ['it only may be so', verdict({ findings: [finding({ confidence: 'possible' })] })],
  ])('counts the pods where %s', async (_, found) => {
    const troubled = { pod: { ...web, name: 'web-2' }, isLost: true };
    const lookAtGoal = async () =>
      ({ is: 'waiting', why: 'not-available', note: '0/1', troubled }) as const;

    const watched = await watchGoal(plan(), 'en', depsWith({ lookAtGoal, diagnose: finds(found) }));

    expect(watched).toEqual({ is: 'waiting', text: 'Not all pods are ready yet. (0/1)' });
  });

  it('hands on what was to be mended, how long its run lasted, and since when', async () => {
    const asked: unknown[] = [];
    const deps = depsWith({
      async lookAtGoal(_, __, mending) {
        asked.push(mending);
        return { is: 'waiting', why: 'young', note: '20 s' };
      },
    });

    const watched = await watchGoal(plan({ lived: 20 }), 'en', deps, ago(1));

    expect(asked).toEqual([{ cause: plan().cause.subject, lived: 20, since: ago(1) }]);
    expect(watched).toMatchObject({ is: 'waiting', text: expect.stringContaining('(20 s)') });
  });

  it('asks of an order to a rollout only that it is in place', async () => {
    const orders = plan({ remedy: 'rollout/pause', goal: { is: 'in-place', on: rollout } });

    expect(await watchGoal(orders, 'en', depsWith({}))).toEqual({ is: 'reached' });
  });

  it('says that pods are ready only if it has counted them', async () => {
    const counted = depsWith({
      lookAtGoal: async () => ({ is: 'reached', ready: { pods: 1, of: 'new' } }),
    });

    expect(await watchGoal(plan(), 'en', counted)).toMatchObject({
      text: expect.stringContaining('All pods are ready, but'),
    });
    expect(await watchGoal(plan(), 'en', depsWith({}))).toMatchObject({
      text: expect.stringContaining('The change is in place, but'),
    });
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
