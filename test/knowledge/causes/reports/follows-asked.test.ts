import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { follows } from '#src/knowledge/causes/reports/follows.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago, specified } from '#test/support/objects.ts';
import { service, slice } from '#test/support/services.ts';

const OF_MONITORING = {
  namespace: 'monitoring',
  name: 'prometheus',
  creationTimestamp: ago(60),
};
const noEndpoints = {
  ...slice('prometheus'),
  metadata: { ...slice('prometheus').metadata, namespace: 'monitoring' },
};
const asking = (
  serverAddress: string,
  says = 'Ready=False TriggerError: Triggers defined in ScaledObject are not working correctly',
) =>
  custom('keda.sh/ScaledObject', 'web', {
    spec: { triggers: [{ type: 'prometheus', metadata: { serverAddress, threshold: '5' } }] },
    status: saying(says),
  });

function led(object: Resource, ...others: readonly Resource[]) {
  const claims = claimsAbout(object, follows, cluster([object, ...others]));
  return claims.map(({ because }) => because && [because.edge, because.at.kind, because.at.name]);
}

describe('follows, of what a trigger asks', () => {
  it('leads to the Service that its address names', () => {
    const asked = { ...service('prometheus'), metadata: OF_MONITORING };

    expect(led(asking('http://prometheus.monitoring.svc:9090'), asked, noEndpoints)).toEqual([
      ['asks', 'Service', 'prometheus'],
    ]);
  });

  it.each<[string, Resource, readonly Resource[]]>([
    [
      'a Service of its own namespace, where its controller does not look',
      asking('prometheus:9090'),
      [service('prometheus'), slice('prometheus')],
    ],
    [
      'a Service that a trigger asks and that answers',
      asking('http://prometheus.monitoring.svc:9090'),
      [
        { ...service('prometheus'), metadata: OF_MONITORING },
        { ...slice('prometheus', { 'prometheus-1': 'ready' }), metadata: noEndpoints.metadata },
      ],
    ],
    [
      'a Service that a trigger asks, where it is not the triggers that fail',
      asking('http://prometheus.monitoring.svc:9090', 'Ready=False Invalid: bad minReplicaCount'),
      [{ ...service('prometheus'), metadata: OF_MONITORING }, noEndpoints],
    ],
  ])('leads nowhere for %s', (_, object, others) => {
    expect(led(object, ...others)).toEqual([]);
  });
});

describe('follows, of a Service that an APIService names', () => {
  const apiService = (said: string) =>
    custom('apiregistration.k8s.io/APIService', 'v1.x.io', {
      namespace: '',
      spec: { service: { namespace: 'shop', name: 'web' } },
      status: saying(`Available=False MissingEndpoints: ${said}`),
    });
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [] } };
  const asleep = [
    specified('Service', 'web', { selector: { app: 'web' } }),
    specified('apps/Deployment', 'web', { replicas: 0, template }),
  ];

  it.each([
    [
      'leads there where somebody put its workload to sleep',
      'endpoints for service/web in "shop" have no addresses',
      [['names', 'Service', 'web']],
    ],
    ['leads nowhere where it is not the endpoints', 'service/web in "shop" is of port 444', []],
  ])('%s', (_, said, where) => {
    expect(led(apiService(said), ...asleep)).toEqual(where);
  });
});
