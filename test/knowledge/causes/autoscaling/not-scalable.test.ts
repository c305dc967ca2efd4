import { expect, it } from '@jest/globals';

import { notScalable } from '#src/knowledge/causes/autoscaling/not-scalable.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

const SCALE = "the HPA controller was unable to get the target's current scale: ";
const NONE = 'the server could not find the requested resource';

it.each([
  ['DaemonSet', 'apps/v1', 'entails'],
  ['Job', 'batch/v1', 'entails'],
  ['CronJob', 'batch/v1', 'entails'],
  ['Pod', 'v1', 'entails'],
  ['Database', 'acme.example/v1', 'fits'], // its definition may declare a scale by now
])('finds that a %s has no scale', (kind, apiVersion, strength) => {
  const on = autoscalerOf(kind, apiVersion, NONE);

  expect(claimsAbout(on, notScalable, cluster([on]))).toMatchObject([
    {
      subject: { name: 'web' },
      params: { targetKind: kind, target: 'agent' },
      evidence: [{ quote: `${SCALE}${NONE}` }, { path: '/spec/scaleTargetRef/kind', quote: kind }],
      strength,
    },
  ]);
});

it.each([
  ['is missing', 'FailedGetScale', 'daemonsets.apps "agent" not found'],
  ['has no metrics', 'FailedGetResourceMetric', NONE],
])('stays silent where the target %s', (_, reason, message) => {
  const on = autoscalerOf('DaemonSet', 'apps/v1', message, reason);

  expect(claimsAbout(on, notScalable, cluster([on]))).toEqual([]);
});

function autoscalerOf(
  kind: string,
  apiVersion: string,
  message: string,
  reason = 'FailedGetScale',
) {
  const one = failingAutoscaler(reason, `${SCALE}${message}`, 'AbleToScale');
  const scaleTargetRef = { apiVersion, kind, name: 'agent' };
  return { ...one, spec: { maxReplicas: 5, scaleTargetRef } };
}
