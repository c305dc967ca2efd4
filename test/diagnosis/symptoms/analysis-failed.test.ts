import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { rolloutOf } from '#test/support/updates.ts';

const run = (phase: string): Resource<'argoproj.io/AnalysisRun'> => ({
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
    expect(symptomsOf(run(phase), [going({ abort: true })])).toMatchObject([
      { kind: 'analysis-failed', reason: phase, evidence: { quote: 'why' } },
    ]);
  },
);

it.each([
  ['went well', run('Successful'), [going({ abort: true })]],
  ['the update outlived', run('Failed'), [going({})]],
  ['no Rollout goes by', run('Failed'), [rolloutOf({ canary: {} }, { abort: true })]],
])('is not an analysis that %s', (_, object, others) => {
  expect(symptomsOf(object, others)).toEqual([]);
});
