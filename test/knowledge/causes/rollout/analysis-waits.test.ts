import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { analysisWaits } from '#src/knowledge/causes/rollout/analysis-waits.ts';
import { job, podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { rolloutOf } from '#test/support/updates.ts';

type Run = Resource<'argoproj.io/AnalysisRun'>;

const run = (phase = 'Running', provider: Record<string, unknown> = { job: {} }): Run => ({
  apiVersion: 'argoproj.io/v1alpha1',
  kind: 'AnalysisRun',
  metadata: { namespace: 'shop', name: 'web-2-pre', uid: 'run-1' },
  spec: { metrics: [{ name: 'smoke', provider }] },
  status: { phase },
});
const by = { kind: 'argoproj.io/AnalysisRun', name: 'web-2-pre', uid: 'run-1' };
const measuring = owned(job({ active: 1 }), by);
const held = podOfJob({ app: { waiting: { reason: 'ImagePullBackOff' } } });
const rollout = rolloutOf(
  { blueGreen: { activeService: 'web' } },
  { blueGreen: { prePromotionAnalysisRunStatus: { name: 'web-2-pre', status: 'Running' } } },
);

const claimsOf = (analysis: Run, ...others: readonly Resource[]) =>
  claimsAbout(analysis, analysisWaits, cluster([analysis, ...others]));

it.each(['Running', 'Pending'])('leads from one that is %s to the pod of its Job', (phase) => {
  expect(claimsOf(run(phase), measuring, held, rollout)).toMatchObject([
    {
      subject: { name: 'web-2-pre' },
      params: { rollout: 'web', job: 'load', pod: 'load-x2lkq' },
      evidence: [{ path: '/status/phase', quote: phase }],
      strength: 'entails',
      because: { at: { kind: 'Pod', name: 'load-x2lkq' } },
    },
  ]);
});

it.each<[string, Run, readonly Resource[]]>([
  ['one that has come out', run('Successful'), [measuring, held, rollout]],
  ['one by which no update goes', run(), [measuring, held]],
  ['one that measures by no Job', run('Running', { web: {} }), [measuring, held, rollout]],
  ['one whose Job is not there yet', run(), [rollout]],
  [
    'one whose Job runs',
    run(),
    [
      measuring,
      {
        ...held,
        status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
      } as Resource,
      rollout,
    ],
  ],
  ['the Job of another', run(), [owned(job({}), { ...by, uid: 'run-0' }), held, rollout]],
])('stays silent for %s', (_, analysis, others) => {
  expect(claimsOf(analysis, ...others)).toEqual([]);
});
