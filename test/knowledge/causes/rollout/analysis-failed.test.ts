import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { rolloutAborted } from '#src/knowledge/causes/rollout/aborted.ts';
import { analysisFailed } from '#src/knowledge/causes/rollout/analysis-failed.ts';
import { advised } from '#test/support/advised.ts';
import { podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { rolloutOf } from '#test/support/updates.ts';

type Run = Resource<'argoproj.io/AnalysisRun'>;
type Result = NonNullable<NonNullable<Run['status']>['metricResults']>[number];

const METRIC = {
  name: 'success-rate',
  successCondition: 'result[0] >= 0.95',
  provider: { prometheus: {} },
};

const run = (result: Partial<Result>, metric: object = METRIC): Run => ({
  apiVersion: 'argoproj.io/v1alpha1',
  kind: 'AnalysisRun',
  metadata: { namespace: 'shop', name: 'web-2', labels: { 'step-index': '1' } },
  spec: { metrics: [{ name: 'success-rate', ...metric }] },
  status: {
    phase: result.phase ?? 'Failed',
    metricResults: [{ name: 'success-rate', phase: 'Failed', ...result }],
  },
});
const rollout = (status: object = { abort: true }) =>
  rolloutOf(
    {
      canary: { steps: [{ setWeight: 20 }, { analysis: { templates: [{ templateName: 'ok' }] } }] },
    },
    {
      phase: 'Degraded',
      canary: { currentStepAnalysisRunStatus: { name: 'web-2', status: 'Failed' } },
      ...status,
    },
  );

it('tells the metric, what was measured, the condition and the step', () => {
  const failed = run({ measurements: [{ phase: 'Failed', value: '[0.71]' }] });

  expect(claimsAbout(failed, analysisFailed, cluster([failed, rollout()]))).toMatchObject([
    {
      params: {
        metric: 'success-rate',
        outcome: 'Failed',
        provider: 'prometheus',
        value: '[0.71]',
        condition: 'result[0] >= 0.95',
        step: 2,
        templates: ['ok'],
      },
      strength: 'entails',
    },
  ]);
});

it('quotes a provider that could not measure', () => {
  const message = 'Post "http://prometheus:9090/api/v1/query": no such host';
  const failed = run({ phase: 'Error', measurements: [{ phase: 'Error', message }] });

  expect(claimsAbout(failed, analysisFailed, cluster([failed, rollout()]))).toMatchObject([
    { params: { outcome: 'Error', said: message } },
  ]);
});

it('quotes the job by which it measures', () => {
  const metadata = { 'job-name': 'load', 'job-namespace': 'shop' };
  const failed = run({ measurements: [{ phase: 'Failed', metadata }] }, { provider: { job: {} } });
  const pod = podOfJob({ app: { terminated: { exitCode: 1 } } });
  const log = {
    pod: { kind: 'Pod', namespace: 'shop', name: 'load-x2lkq' },
    container: 'app',
    run: 'current',
    lines: [{ text: 'GET /healthz' }, { text: 'HTTP Error 404' }, { text: '' }],
  } as const;

  const [claim] = claimsAbout(failed, analysisFailed, cluster([failed, rollout(), pod], [], [log]));

  expect(claim?.params).toMatchObject({ provider: 'job', wrote: 'HTTP Error 404' });
});

it('asks for a decision where the update waits for one', () => {
  const open = run({ phase: 'Inconclusive' });
  const waiting = rollout({
    pauseConditions: [{ reason: 'InconclusiveAnalysisRun', startTime: '2026-01-01T11:00:00Z' }],
  });

  expect(claimsAbout(open, analysisFailed, cluster([open, waiting]))).toHaveLength(1);
});

it('is what an aborted update leads to', () => {
  const failed = run({});

  const [claim] = claimsAbout(rollout(), rolloutAborted, cluster([failed, rollout()]));

  expect(claim?.because?.at).toMatchObject({ kind: 'argoproj.io/AnalysisRun', name: 'web-2' });
});

it.each([
  ['nobody goes by any more', run({}), rolloutOf({ canary: {} })],
  ['went well', run({ phase: 'Successful' }), rollout()],
  ['only failed in a dry run', run({ dryRun: true }), rollout()],
])('claims nothing of an analysis that %s', (_, one, judged) => {
  expect(claimsAbout(one, analysisFailed, cluster([one, judged]))).toEqual([]);
});

it('is not mended by a retry alone', () => {
  const failed = run({});

  const said = advised(
    analysisFailed,
    claimsAbout(failed, analysisFailed, cluster([failed, rollout()])),
  );

  expect(said).toContain('fails again');
});

describe('its symptom', () => {
  const ended = (phase: string): Resource<'argoproj.io/AnalysisRun'> => ({
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'AnalysisRun',
    metadata: { namespace: 'shop', name: 'web-2' },
    status: { phase, message: 'why' },
  });
  const going = (status: object) =>
    rolloutOf(
      { canary: {} },
      { canary: { currentStepAnalysisRunStatus: { name: 'web-2' } }, ...status },
    );

  it.each(['Failed', 'Error', 'Inconclusive'])(
    'is an analysis by which an update stopped: %s',
    (phase) => {
      expect(symptomsOf(ended(phase), [going({ abort: true })])).toMatchObject([
        { kind: 'analysis-failed', reason: phase, evidence: { quote: 'why' } },
      ]);
    },
  );

  it.each([
    ['went well', ended('Successful'), [going({ abort: true })]],
    ['the update outlived', ended('Failed'), [going({})]],
    ['no Rollout goes by', ended('Failed'), [rolloutOf({ canary: {} }, { abort: true })]],
  ])('is not an analysis that %s', (_, object, others) => {
    expect(symptomsOf(object, others)).toEqual([]);
  });
});
