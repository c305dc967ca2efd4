import { expect, it } from '@jest/globals';

import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const young =
  'unable to get metrics for resource cpu: no metrics returned from resource metrics API';

it.each([
  ['cannot read its metrics', failingAutoscaler('FailedGetResourceMetric', 'missing request')],
  ['has no target', failingAutoscaler('FailedGetScale', 'not found', 'AbleToScale')],
  ['has had no metrics for long', failingAutoscaler('FailedGetResourceMetric', young)],
])('is an autoscaler that %s', (_, autoscaler) => {
  expect(symptomsOf(autoscaler)).toMatchObject([
    { kind: 'autoscaler-stuck', since: ago(10), hurts: 'progress' },
  ]);
});

it.each([
  ['has just begun', failingAutoscaler('FailedGetResourceMetric', young, 'ScalingActive', 1)],
  ['is off because its target is scaled to nothing', failingAutoscaler('ScalingDisabled', 'off')],
])('is not an autoscaler that %s', (_, autoscaler) => {
  expect(symptomsOf(autoscaler)).toEqual([]);
});
