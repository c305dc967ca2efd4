import { describe, expect, it } from '@jest/globals';

import { metricsApi } from '#src/diagnosis/causes/autoscaling/metrics-api.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const from = 'unable to fetch metrics from resource metrics API:';
const failing = (why: string) => failingAutoscaler('FailedGetResourceMetric', `${from} ${why}`);
const notFound = failing(
  'the server could not find the requested resource (get pods.metrics.k8s.io)',
);
const service = (status: string) => ({
  ...named('apiregistration.k8s.io/APIService', 'v1beta1.metrics.k8s.io', ''),
  spec: { group: 'metrics.k8s.io' },
  status: {
    conditions: [{ type: 'Available', status, reason: 'MissingEndpoints', message: 'no' }],
  },
});

describe('metrics-api', () => {
  it.each([
    ['is not registered', [], 'not-registered'],
    ['is not available', [service('False')], 'unavailable'],
    ['is back by now', [service('True')], 'mended'],
  ])('finds one that %s', (_, objects, is) => {
    expect(claimsAbout(notFound, metricsApi, cluster([notFound, ...objects]))).toMatchObject([
      { subject: { name: 'v1beta1.metrics.k8s.io' }, params: { is }, strength: 'entails' },
    ]);
  });

  it('is less sure where the services cannot be read', () => {
    const source = cluster([notFound], ['apiservices.apiregistration.k8s.io']);

    expect(claimsAbout(notFound, metricsApi, source)).toMatchObject([{ strength: 'fits' }]);
  });

  it('stays silent for metrics that a pod lacks', () => {
    const on = failingAutoscaler(
      'FailedGetResourceMetric',
      'no metrics returned from resource metrics API',
    );

    expect(claimsAbout(on, metricsApi, cluster([on]))).toEqual([]);
  });
});
