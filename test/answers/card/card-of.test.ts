import { describe, expect, it } from '@jest/globals';

import { cardOf } from '#src/answers/card/card-of.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

const steps = [{ setWeight: 50 }, { pause: { duration: '10m' } }, { setWeight: 100 }];
const since = '2026-01-01T00:00:00Z';
const pauseConditions = [{ reason: 'CanaryPauseStep', startTime: since }];
const moving = { currentPodHash: 'new', currentStepIndex: 1, availableReplicas: 3 };
const NOTHING = { findings: [], symptoms: [] };

describe('the card of an update', () => {
  it('tells the step, the weights and until when a timed pause lasts', () => {
    const rollout = rolloutOf({ canary: { steps } }, { ...moving, pauseConditions });

    expect(card(rollout)).toMatchObject({
      strategy: 'canary',
      state: 'paused',
      step: { number: 2, of: 3, does: 'pause', value: '10m' },
      weight: { set: 50, actual: 0, of: 100 },
      pause: { by: 'canary', since, until: '2026-01-01T00:10:00Z' },
    });
  });

  it('takes the actual weight from the router, where there is one', () => {
    const weights = { canary: { weight: 5 }, stable: { weight: 15 } };
    const trafficRouting = { maxTrafficWeight: 20 };
    const rollout = rolloutOf(
      { canary: { steps: [{ setWeight: 10 }], trafficRouting } },
      { ...moving, currentStepIndex: 0, canary: { weights } },
    );

    expect(card(rollout).weight).toEqual({ set: 10, actual: 5, of: 20 });
  });

  it('lists the newest revision first, with the pods that are not Ready and what is wrong with them', () => {
    const object = { kind: 'Pod', namespace: 'shop', name: 'web-new-1' };
    const symptom = { key: 's1', kind: 'pod-pending', object, reason: 'Unschedulable' } as const;
    const answer = {
      findings: [{ ...FINDING, subject: object, explains: ['s1'] }],
      symptoms: [{ ...symptom, hurts: 'progress' as const }],
    };

    const { revisions } = cardOf(
      rolloutOf({ canary: { steps } }, moving),
      worldOf(rolloutOf({ canary: { steps } }, moving)),
      answer,
    );

    expect(revisions).toMatchObject([
      {
        role: 'canary',
        hash: 'new',
        wanted: 1,
        ready: 0,
        pods: [{ name: 'web-new-1', finding: 'f1', problem: 'no node has room' }],
      },
      { role: 'stable', hash: 'old', wanted: 2, ready: 2, pods: [] },
    ]);
  });

  it.each([
    ['its controller gave up', 'Rollout aborted update to revision 2: metric failed', undefined],
    ['a program asked for it', 'Rollout aborted update to revision 2', 'argocd-server'],
  ])('says of an abort that %s', (_, message, manager) => {
    const managed = { manager: 'argocd-server', fieldsV1: { 'f:status': { 'f:abort': {} } } };
    const rollout = rolloutOf(
      { canary: { steps } },
      { ...moving, abort: true, abortedAt: since, message },
    );
    const aborted = { ...rollout, metadata: { ...rollout.metadata, managedFields: [managed] } };

    const { state, abort, step, weight } = card(aborted);

    expect(state).toBe('aborted');
    expect(abort).toEqual({ since, ...(manager ? { manager } : { said: 'metric failed' }) });
    expect(step).toBeUndefined();
    expect(weight?.set).toBe(0);
  });

  it.each<[string, Rollout['status'] & object, string]>([
    ['done', { currentPodHash: 'old', updatedReplicas: 2, availableReplicas: 2 }, 'done'],
    ['stuck', { ...moving, phase: 'Degraded' }, 'stuck'],
    ['in progress', { ...moving, currentStepIndex: 0 }, 'progressing'],
  ])('calls an update %s', (_, status, state) => {
    expect(card(rolloutOf({ canary: { steps } }, status)).state).toBe(state);
  });

  it('says that the controller has not looked at the spec yet', () => {
    const rollout = rolloutOf({ canary: { steps } }, { ...moving, observedGeneration: '1' });
    const metadata = { ...rollout.metadata, generation: 2 };

    expect(card({ ...rollout, metadata }).state).toBe('unseen');
  });

  it('tells the active revision from its preview, and when the preview goes live by itself', () => {
    const blueGreen = { activeService: 'web', autoPromotionSeconds: 60 };
    const rollout = rolloutOf(
      { blueGreen },
      {
        ...moving,
        blueGreen: { activeSelector: 'old', previewSelector: 'new' },
        pauseConditions: [{ reason: 'BlueGreenPause', startTime: since }],
      },
    );

    expect(card(rollout)).toMatchObject({
      strategy: 'blue-green',
      revisions: [{ role: 'preview' }, { role: 'active' }],
      pause: { by: 'blue-green', until: '2026-01-01T00:01:00Z' },
    });
  });

  it('calls no revision new while a paused Deployment has begun none', () => {
    const deployment: Resource<'apps/Deployment'> = {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { namespace: 'shop', name: 'web', uid: 'web' },
      spec: { replicas: 2, paused: true, selector: {}, template: {} },
      status: { replicas: 2, availableReplicas: 2 },
    };
    const [old] = updating(undefined, 'apps/Deployment');
    const world = openWorld(cluster([deployment, ...(old ? [old] : [])])).world;

    expect(cardOf(deployment, world, NOTHING).revisions).toMatchObject([{ role: 'old' }]);
  });

  it('shows what was measured beside its conditions', () => {
    const metric = { name: 'errors', successCondition: 'result < 1', failureLimit: 2 };
    const run: Resource<'argoproj.io/AnalysisRun'> = {
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'AnalysisRun',
      metadata: { namespace: 'shop', name: 'web-1' },
      spec: { metrics: [metric, { name: 'latency' }] },
      status: {
        phase: 'Running',
        metricResults: [
          {
            name: 'errors',
            phase: 'Running',
            count: 3,
            failed: 1,
            measurements: [{ value: '0' }, { value: '4' }],
          },
        ],
      },
    };
    const currentStepAnalysisRunStatus = { name: 'web-1' };
    const rollout = rolloutOf(
      { canary: { steps } },
      { ...moving, canary: { currentStepAnalysisRunStatus } },
    );

    const { analyses } = cardOf(rollout, worldOf(rollout, [run]), NOTHING);

    const measured = {
      value: '4',
      success: 'result < 1',
      measured: 3,
      failed: 1,
      failureLimit: '2',
    };
    expect(analyses).toMatchObject([
      {
        name: 'web-1',
        phase: 'Running',
        metrics: [measured, { name: 'latency', phase: 'Pending', measured: 0, failureLimit: '0' }],
      },
    ]);
  });
});

const FINDING = {
  key: 'f1',
  id: 'scheduling/insufficient-resource',
  title: 'no node has room',
  cause: 'No node has room.',
  params: {},
  severity: 'warning',
  confidence: 'proven',
  role: 'root',
  evidence: [],
  remedies: [],
} as const;

function card(rollout: Rollout) {
  return cardOf(rollout, worldOf(rollout), NOTHING);
}

function worldOf(rollout: Rollout, others: readonly Resource[] = []) {
  return openWorld(cluster([rollout, ...updating(), ...others])).world;
}
