import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { oldPodFirst } from '#src/fixes/catalogue/rollout/strategy-change.ts';
import type { Workload } from '#src/fixes/change/workload.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding } from '#test/fixes/support/blog.ts';
import { proposed } from '#test/fixes/support/proposed.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const PAUSED = {
  currentStepIndex: 1,
  pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '2026-01-01T11:59:00Z' }],
  controllerPause: true,
};

describe('aborting', () => {
  it('sets status.abort, guarded by what is being released', () => {
    expect(proposed('rollout/abort')).toMatchObject([
      {
        kind: 'rollout',
        goal: { is: 'aborted' },
        change: {
          sub: 'status',
          guard: [
            { path: '/status/currentPodHash', value: '6c7c9fb85d' },
            { path: '/status/stableRS', value: '56956db584' },
          ],
          absent: ['/spec/paused', '/status/abort'],
          ops: [{ op: 'add', path: '/status/abort', value: true }],
          undo: { none: 'starts-over' },
        },
      },
    ]);
  });

  it('guards an abort that was taken back', () => {
    const [proposal] = proposed('rollout/abort', { abort: false });

    expect(proposal?.change?.guard.at(-1)).toEqual({
      op: 'test',
      path: '/status/abort',
      value: false,
    });
  });

  it('takes a full promotion back with it, which would delete the abort', () => {
    const [proposal] = proposed('rollout/abort', { promoteFull: true });

    expect(proposal?.change).toMatchObject({
      guard: expect.arrayContaining([{ op: 'test', path: '/status/promoteFull', value: true }]),
      ops: [
        { op: 'remove', path: '/status/promoteFull' },
        { op: 'add', path: '/status/abort', value: true },
      ],
    });
    const words = remedies
      .find(({ id }) => id === 'rollout/abort')
      ?.text.en(proposal?.params ?? {});
    expect(words?.title).toContain('promoteFull');
  });

  it.each([
    ['is aborted', { abort: true }],
    ['is fully promoted', { currentPodHash: '56956db584' }],
    ['has no stable revision', { stableRS: undefined }],
  ])('is not offered for a rollout that %s', (_, status) => {
    expect(proposed('rollout/abort', status)).toEqual([]);
  });

  it.each([
    ['that is ill stays', 'rollout/waits-for-pods', true],
    ['is none where its plan has it wait', 'rollout/paused', false],
  ])('says that the cause of one %s', (_, id, stays) => {
    const { world } = openWorld(cluster(blog({ status: PAUSED })));
    const abort = remedies.find((one) => one.id === 'rollout/abort');
    const [proposal] = abort?.propose(finding(id), world) ?? [];

    const words = abort?.text.en(proposal?.params ?? {});

    expect(`${words?.short} ${words?.text}`.includes('cause')).toBe(stays);
  });

  it('is not offered for a Deployment', () => {
    expect(proposed('rollout/abort', {}, 0, { kind: 'Deployment' })).toEqual([]);
  });
});

describe('letting the old pod go first', () => {
  const LIMITS = { maxSurge: 0, maxUnavailable: 1 };
  const ROLLING = { type: 'RollingUpdate', rollingUpdate: LIMITS };

  it.each([
    ['the canary of a Rollout', 'Rollout', { canary: {} }, '/spec/strategy/canary', LIMITS],
    [
      'the limits of a Deployment',
      'Deployment',
      { rollingUpdate: {} },
      '/spec/strategy/rollingUpdate',
      LIMITS,
    ],
    ['its strategy without limits', 'Deployment', {}, '/spec/strategy', ROLLING],
    ['its spec without a strategy', 'Deployment', undefined, '/spec', { strategy: ROLLING }],
  ])('writes into %s', (_, kind, strategy, at, fields) => {
    const apiVersion = kind === 'Rollout' ? 'argoproj.io/v1alpha1' : 'apps/v1';
    const metadata = { namespace: 'shop', name: 'web', uid: 'web' };
    const object = { apiVersion, kind, metadata, spec: { ...(strategy && { strategy }) } };

    expect(oldPodFirst({ object } as Workload)).toEqual({ at, fields });
  });

  it.each([
    ['is offered while pods of an older revision are there', '', 1],
    ['is not offered where only one revision has pods: none of them could go', '56956db584', 0],
  ])('%s', (_, gone, offers) => {
    const there = blog().filter(({ metadata }) => !gone || !metadata?.name?.includes(gone));
    const { world } = openWorld(cluster(there));
    const remedy = remedies.find(({ id }) => id === 'rollout/old-pods-first');

    expect([...(remedy?.propose(finding(), world) ?? [])]).toHaveLength(offers);
  });
});

describe('promoting', () => {
  it('ends the pause, guarded by revision, step and the pause itself', () => {
    expect(proposed('rollout/promote', PAUSED, 1)).toMatchObject([
      {
        params: { step: 2 }, // as people count
        goal: { is: 'past-step', step: 1 },
        change: {
          sub: 'status',
          guard: [
            { path: '/status/currentPodHash', value: '6c7c9fb85d' },
            { path: '/status/currentStepIndex', value: 1 },
            { path: '/status/pauseConditions', value: PAUSED.pauseConditions },
          ],
          absent: ['/status/abort', '/spec/paused'],
          ops: [{ op: 'remove', path: '/status/pauseConditions' }],
        },
      },
    ]);
  });

  it.each([
    ['whose canary is Pending', PAUSED, 0],
    ['that is not paused', {}, 1],
    ['that is aborted', { ...PAUSED, abort: true }, 1],
    ['of which a newer spec was not seen yet', { ...PAUSED, observedGeneration: '1' }, 1],
  ])('is not offered for a rollout %s', (_, status, available) => {
    expect(proposed('rollout/promote', status, available)).toEqual([]);
  });

  it.each(['rollout/promote', 'rollout/promote-full'])(
    'warns of a new pod whose log complains, in full and in short: %s',
    (id) => {
      const pod = { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c9fb85d-8lqpc' };
      const lines = Array.from({ length: 5 }, () => ({ at: ago(1), text: 'ERROR no such tenant' }));
      const log = { pod, container: 'nginx', run: 'current', lines } as const;
      const remedy = remedies.find((one) => one.id === id);
      const words = (logs: readonly (typeof log)[]) => {
        const { world } = openWorld(cluster(blog({ status: PAUSED, available: 1 }), [], logs));
        const [proposal] = remedy?.propose(finding(), world) ?? [];
        return remedy?.text.en(proposal?.params ?? {});
      };

      const warning = `The log of \`${pod.name}\`, which is of the new revision, complains`;
      expect(words([log])?.text).toContain(warning);
      expect(words([log])?.short).toContain(warning);
      expect(JSON.stringify(words([]))).not.toContain('complains');
    },
  );

  it('is not offered for a canary that crashes again and again, even while it counts as available', () => {
    const objects = blog({ status: PAUSED, available: 1 }).map((object) =>
      object.metadata?.name?.endsWith('8lqpc') ? restarting(object) : object,
    );
    const { world } = openWorld(cluster(objects));
    const promote = remedies.find(({ id }) => id === 'rollout/promote');

    expect([...(promote?.propose(finding(), world) ?? [])]).toEqual([]);
  });
});

/** The same pod, whose container ended twice and runs again. */
function restarting(pod: Resource): Resource {
  const status = {
    name: 'nginx',
    image: 'blog-web:v47',
    imageID: '',
    ready: true,
    restartCount: 2,
  };
  const lastState = { terminated: { exitCode: 1, reason: 'Error', finishedAt: ago(1) } };
  const state = { running: { startedAt: ago(0.5) } };
  return { ...pod, status: { containerStatuses: [{ ...status, state, lastState }] } } as Resource;
}
