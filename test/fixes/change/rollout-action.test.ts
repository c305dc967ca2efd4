import { describe, expect, it } from '@jest/globals';

import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, runningAnalysis } from '#test/fixes/support/blog.ts';
import { proposed } from '#test/fixes/support/proposed.ts';
import { cluster } from '#test/support/clusters.ts';

const PAUSED = {
  currentStepIndex: 1,
  pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '2026-01-01T11:59:00Z' }],
  controllerPause: true,
};

const DONE = { currentPodHash: '56956db584' };
const ABORTED = { abort: true, message: 'RolloutAborted: Rollout aborted update to revision 2' };
const BY_ANALYSIS = { ...ABORTED, message: `${ABORTED.message}: Metric "smoke" assessed Failed` };
const CONFIG = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { namespace: 'blog-system', name: 'there' },
};
const retry = remedies.find(({ id }) => id === 'rollout/retry');

describe('the other verbs', () => {
  it.each<[string, string, object, object, readonly [string, string, boolean], number?]>([
    ['retry', 'where an update was aborted', ABORTED, {}, ['replace', 'status/abort', false]],
    [
      'promote-full',
      'while steps are left that nobody wants to wait for',
      PAUSED,
      {},
      ['add', 'status/promoteFull', true],
    ],
    [
      'promote-full',
      'while one step is left',
      { ...PAUSED, currentStepIndex: 6 },
      {},
      ['add', 'status/promoteFull', true],
    ],
    ['resume', 'where a person paused', {}, { paused: true }, ['replace', 'spec/paused', false]],
    [
      'resume',
      'where a person paused what is finished',
      DONE,
      { paused: true },
      ['replace', 'spec/paused', false],
    ],
    [
      'pause',
      'where an update goes on with ill pods',
      { currentStepIndex: 2, updatedReplicas: 1 },
      {},
      ['add', 'spec/paused', true],
      0,
    ],
  ])('%s is offered %s', (verb, _, status, spec, [op, path, value], available = 1) => {
    expect(proposed(`rollout/${verb}`, status, available, { spec })).toMatchObject([
      {
        kind: 'rollout',
        risk: 'none',
        change: {
          ...(path.startsWith('status') && { sub: 'status' }),
          ops: [{ op, path: `/${path}`, value }],
        },
        params: { name: 'web' },
        command: expect.stringMatching(/^kubectl /),
      },
    ]);
  });

  it.each([
    ['retry', ABORTED, {}, { is: 'updated-ready' }],
    ['promote-full', PAUSED, {}, { is: 'past-step', step: 8 }],
    ['resume', {}, { paused: true }, { is: 'in-place' }],
  ])('%s has its goal, and says how many steps it skips', (verb, status, spec, goal) => {
    const [proposal] = proposed(`rollout/${verb}`, status, 1, { spec });

    expect(proposal?.goal).toMatchObject({ ...goal, on: { name: 'web' } });
    expect(proposal?.params).toMatchObject(verb === 'promote-full' ? { left: 6 } : {});
  });

  it.each([
    ['retry', 'that is not aborted', {}, {}],
    ['retry', 'that a person holds', ABORTED, { paused: true }],
    [
      'promote-full',
      'that is aborted, for it would take the abort back',
      { ...PAUSED, abort: true },
      {},
    ],
    ['promote-full', 'at its last step', { ...PAUSED, currentStepIndex: 7 }, {}],
    ['promote-full', 'that is on its way there', { ...PAUSED, promoteFull: true }, {}],
    ['promote-full', 'whose new pods do not run', PAUSED, {}, 0],
    ['resume', 'that nobody holds', {}, {}],
    ['resume', 'whose new pods are ill', {}, { paused: true }, 0],
    ['pause', 'whose new pods are well', { currentStepIndex: 2, updatedReplicas: 1 }, {}],
    ['pause', 'that stands still at its first step', {}, {}, 0],
    ['pause', 'that is paused by its plan', { ...PAUSED, updatedReplicas: 1 }, {}, 0],
    ['abort', 'that is finished', DONE, {}],
    ['abort', 'that a person holds, for nothing would come of it', {}, { paused: true }],
    ['end-analysis', 'that is not judged', PAUSED, {}],
  ])('%s is not offered for a rollout %s', (verb, _, status, spec, available = 1) => {
    expect(proposed(`rollout/${verb}`, status, available, { spec })).toEqual([]);
  });

  it('retry says that the rule which stopped the update judges it again', () => {
    const [proposal] = proposed('rollout/retry', BY_ANALYSIS);

    expect(proposal?.params).toMatchObject({ said: 'Metric "smoke" assessed Failed' });
  });

  it.each([
    ['a ConfigMap', reads({ name: 'gone' }), 'ConfigMap `gone`'],
    ['a Secret', { volumes: [{ name: 'a', secret: { secretName: 'gone' } }] }, 'Secret `gone`'],
    ['an account', { serviceAccountName: 'gone' }, 'ServiceAccount `gone`'],
    ['nothing that it can do without', reads({ name: 'gone', optional: true }), undefined],
    ['nothing that a pull may do without', { imagePullSecrets: [{ name: 'gone' }] }, undefined],
    ['nothing that is there', reads({ name: 'there' }), undefined],
    ['nothing that could not be read', reads({ name: 'gone' }), undefined, ['configmaps']],
  ])('retry warns of what the new pods lack: %s', (_, pod, lacks, unread: string[] = []) => {
    const spec = { template: { spec: { containers: [], ...pod } } };
    const objects = blog({ status: ABORTED, spec, also: [CONFIG] });
    const { world } = openWorld(cluster(objects, unread));

    const [proposal] = retry?.propose(finding(), world) ?? [];
    const words = retry?.text.en(proposal?.params ?? {});

    expect(proposal?.params).toEqual({ name: 'web', ...(lacks && { lacks }) });
    expect([words?.short, words?.text].map((said) => said?.includes('does not exist'))).toEqual(
      Array(2).fill(lacks !== undefined),
    );
  });

  it('a pause can be taken back, and is no command where Git owns the Rollout', () => {
    const moving = { currentStepIndex: 2, updatedReplicas: 1 };
    const metadata = { labels: { 'kustomize.toolkit.fluxcd.io/name': 'blog' } };
    const [proposal] = proposed('rollout/pause', moving, 0, { metadata });

    expect(proposal?.change?.undo).toEqual([
      { op: 'test', path: '/spec/paused', value: true },
      { op: 'remove', path: '/spec/paused' },
    ]);
    expect(proposal?.command).toBeUndefined();
  });

  it('a blue-green update that waits is promoted first', () => {
    const waits = { ...PAUSED, currentStepIndex: undefined };
    const strategy = { blueGreen: { activeService: 'web' } };

    expect(proposed('rollout/promote', waits, 1, { spec: { strategy } })).toMatchObject([
      { goal: { is: 'past-step', step: 0 }, params: { name: 'web' } },
    ]);
    const order = remedies.map(({ id }) => id);
    expect(order.indexOf('rollout/promote')).toBeLessThan(order.indexOf('rollout/abort'));
  });

  it('ending an analysis writes to the run that judges the present step, while it runs', () => {
    const canary = { currentStepAnalysisRunStatus: { name: 'web-2', status: 'Running' } };
    expect(
      proposed('rollout/end-analysis', { canary }, 1, { also: [runningAnalysis] }),
    ).toMatchObject([
      {
        change: {
          on: { kind: 'argoproj.io/AnalysisRun', name: 'web-2', uid: 'run-2' },
          guard: [{ path: '/status/phase', value: 'Running' }],
          ops: [{ op: 'add', path: '/spec/terminate', value: true }],
        },
      },
    ]);
  });

  it('promoting past an analysis that did not decide ends its step, too', () => {
    const canary = { currentStepAnalysisRunStatus: { name: 'web-2', status: 'Inconclusive' } };
    const [proposal] = proposed('rollout/promote', { ...PAUSED, canary }, 1);

    expect(proposal?.change?.ops).toEqual([
      { op: 'remove', path: '/status/pauseConditions' },
      { op: 'replace', path: '/status/controllerPause', value: false },
      { op: 'replace', path: '/status/currentStepIndex', value: 2 },
    ]);
  });
});

/** A pod that takes its environment from a ConfigMap. */
function reads(configMapRef: object): object {
  return { containers: [{ name: 'nginx', image: 'blog-web:v47', envFrom: [{ configMapRef }] }] };
}
