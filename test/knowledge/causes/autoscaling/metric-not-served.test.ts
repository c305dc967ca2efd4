import { expect, it } from '@jest/globals';

import { metricNotServed } from '#src/knowledge/causes/autoscaling/metric-not-served.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

function claimsOf(reason: string, said: string) {
  const autoscaler = failingAutoscaler(reason, said);
  return claimsAbout(autoscaler, metricNotServed, cluster([autoscaler]));
}

it.each([
  [
    'of pods',
    'FailedGetPodsMetric',
    'unable to get metric rps: unable to fetch metrics from custom metrics API: the server could not find the metric rps for pods',
    { metric: 'rps', api: 'custom', of: 'pods' },
  ],
  [
    'of an object',
    'FailedGetObjectMetric',
    'unable to get metric rps: Service on shop web/unable to fetch metrics from custom metrics API: the server could not find the metric rps for services web',
    { metric: 'rps', api: 'custom', of: 'services' },
  ],
  [
    'from outside',
    'FailedGetExternalMetric',
    'unable to get external metric shop/jobs/&LabelSelector{}: unable to fetch metrics from external metrics API: the server could not find the metric jobs',
    { metric: 'jobs', api: 'external' },
  ],
  [
    'with an empty answer',
    'FailedGetPodsMetric',
    'unable to get metric rps: no metrics returned from custom metrics API',
    { metric: 'rps', api: 'custom' },
  ],
])('finds a metric %s that nobody serves', (_, reason, said, params) => {
  expect(claimsOf(reason, said)).toMatchObject([{ params, strength: 'fits' }]);
  expect(claimsOf(reason, said)[0]?.params).toEqual(params);
});

it.each([
  [
    'the API is not there',
    'unable to get metric rps: unable to fetch metrics from custom metrics API: no custom metrics API (custom.metrics.k8s.io) registered',
  ],
  [
    'it does not answer',
    'unable to get metric rps: unable to fetch metrics from custom metrics API: the server is currently unable to handle the request',
  ],
  [
    'the metric is one of resources',
    'failed to get cpu utilization: unable to get metrics for resource cpu: no metrics returned from resource metrics API',
  ],
])('is silent where %s', (_, said) => {
  expect(claimsOf('FailedGetPodsMetric', said)).toEqual([]);
});
