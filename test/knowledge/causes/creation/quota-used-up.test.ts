import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { quotaUsedUp } from '#src/knowledge/causes/creation/quota-used-up.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

const quota = (hard: object, used: object): Resource =>
  ({
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { namespace: 'shop', name: 'team', uid: 'team' },
    spec: { hard },
    status: { hard, used },
  }) as Resource;
const claims = (of: Resource) => claimsAbout(of, quotaUsedUp, cluster([of]));

it('names what nothing is left of, whatever the unit', () => {
  const full = quota(
    { pods: '5', 'requests.cpu': '2', 'limits.memory': '1Gi', services: '9' },
    { pods: '5', 'requests.cpu': '2000m', 'limits.memory': '1100Mi', services: '3' },
  );

  expect(claims(full)).toMatchObject([
    {
      params: {
        all: [{ resource: 'pods' }, { resource: 'requests.cpu' }, { resource: 'limits.memory' }],
      },
      strength: 'entails',
    },
  ]);
});

it.each([
  ['has room', quota({ pods: '5' }, { pods: '4' })],
  ['forbids', quota({ 'services.loadbalancers': '0' }, { 'services.loadbalancers': '0' })],
  ['is not counted yet', quota({ pods: '5' }, {})],
])('is silent of a quota that %s', (_, of) => {
  expect(claims(of)).toEqual([]);
});
