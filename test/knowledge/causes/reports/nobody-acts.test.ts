import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { nobodyActs } from '#src/knowledge/causes/reports/nobody-acts.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago, specified } from '#test/support/objects.ts';

const route = (status?: object) =>
  custom('gateway.networking.k8s.io/HTTPRoute', 'web', { ...(status && { status }) });

it('says since when no controller has looked at an object', () => {
  const object = route();

  expect(claimsAbout(object, nobodyActs, cluster([object]))).toMatchObject([
    { subject: { name: 'web' }, params: { since: ago(120) }, strength: 'fits' },
  ]);
});

it('stays silent where one has, whatever it said', () => {
  const object = route(saying('Ready=False Failed: no'));

  expect(claimsAbout(object, nobodyActs, cluster([object]))).toEqual([]);
});

const operator = (replicas: number) =>
  ({
    ...specified('apps/Deployment', 'toys-operator', { replicas }, 'toys'),
    status: { availableReplicas: replicas },
  }) as Resource;
const unseen = custom('toys.example.com/Widget', 'car', {
  metadata: { generation: 4, managedFields: [{ operation: 'Update', time: ago(60) }] },
  status: { observedGeneration: 3 },
});

it('leads to what seems to be the controller, where that is down', () => {
  expect(claimsAbout(unseen, nobodyActs, cluster([unseen, operator(0)]))).toMatchObject([
    {
      params: { generation: 4, observed: 3, controller: 'down' },
      because: { at: { kind: 'apps/Deployment', name: 'toys-operator' } },
    },
  ]);
});

it('leads nowhere from a controller that runs', () => {
  const [claim] = claimsAbout(unseen, nobodyActs, cluster([unseen, operator(1)]));

  expect(claim).toMatchObject({ params: { controller: 'up' } });
  expect(claim).not.toHaveProperty('because');
});
