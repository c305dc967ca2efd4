import { describe, expect, it } from '@jest/globals';

import { metricsApi } from '#src/knowledge/causes/autoscaling/metrics-api.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, specified } from '#test/support/objects.ts';
import { service as servicing, servingPod, slice } from '#test/support/services.ts';

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

  it.each([
    ['was not found', notFound, 'not-found'],
    [
      'did not answer',
      failing('the server is currently unable to handle the request (get pods.metrics.k8s.io)'),
      'no-answer',
    ],
  ])('goes by what the autoscaler says where the services cannot be read: it %s', (_, on, is) => {
    const source = cluster([on], ['apiservices.apiregistration.k8s.io']);

    expect(claimsAbout(on, metricsApi, source)).toMatchObject([
      { params: { is }, strength: 'fits' },
    ]);
  });

  it('leads to the Service that should answer, where nothing is behind it', () => {
    const registered = service('False');
    const spec = { ...registered.spec, service: { namespace: 'shop', name: 'metrics' } };
    const api = { ...registered, spec };
    const behind = [slice('metrics', { 'metrics-1': 'not-ready' })];
    const ill = [servicing('metrics'), ...behind, servingPod('metrics-1', 'not-ready')];
    const well = [servicing('metrics'), slice('metrics', { 'metrics-1': 'ready' })];

    expect(claimsAbout(notFound, metricsApi, cluster([notFound, api, ...ill]))).toMatchObject([
      { because: { at: { kind: 'Service', name: 'metrics' } } },
    ]);
    const template = { metadata: { labels: { app: 'metrics' } }, spec: { containers: [] } };
    const sleeper = specified('apps/Deployment', 'metrics', { replicas: 0, template });
    const asleep = [servicing('metrics'), slice('metrics'), sleeper];

    expect(claimsAbout(notFound, metricsApi, cluster([notFound, api, ...asleep]))).toMatchObject([
      { because: { at: { kind: 'Service', name: 'metrics' } } },
    ]);
    const [claim] = claimsAbout(notFound, metricsApi, cluster([notFound, api, ...well]));
    expect(claim?.because).toBeUndefined();
  });

  it('stays silent for metrics that a pod lacks', () => {
    const on = failingAutoscaler(
      'FailedGetResourceMetric',
      'no metrics returned from resource metrics API',
    );

    expect(claimsAbout(on, metricsApi, cluster([on]))).toEqual([]);
  });
});
