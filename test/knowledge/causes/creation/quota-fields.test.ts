import { expect, it } from '@jest/globals';

import { quotaFields } from '#src/knowledge/causes/creation/quota-fields.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { injector } from '#test/support/injectors.ts';
import { labelled, named } from '#test/support/objects.ts';
import { refusedSet, templated } from '#test/support/refusals.ts';

it('names the workload and what its pods must specify', () => {
  const refused = refusedSet('failed quota: compute: must specify limits.cpu for: app');

  expect(claimsAbout(refused, quotaFields, cluster([refused]))).toMatchObject([
    {
      subject: { kind: 'apps/Deployment', name: 'web' },
      params: { quota: 'compute', fields: 'limits.cpu for: app' },
    },
  ]);
});

it('names the containers that are not in the template, and the webhook that adds them', () => {
  const answer =
    'failed quota: compute: must specify limits.cpu for: istio-proxy; limits.memory for: istio-proxy';
  const refused = templated(refusedSet(answer), { name: 'app' });
  const space = labelled(named('Namespace', 'shop', ''), { mesh: 'on' });
  const [found] = claimsAbout(refused, quotaFields, cluster([refused, space, injector()]));

  expect(found?.params.added).toEqual({
    containers: ['istio-proxy'],
    by: ['mesh/inject.sidecar-injector.istio.io'],
    product: 'Istio',
    annotation: 'sidecar.istio.io/proxyCPULimit',
  });
  const own = templated(refusedSet(answer), { name: 'istio-proxy' });
  expect(
    claimsAbout(own, quotaFields, cluster([own, space, injector()]))[0]?.params,
  ).not.toHaveProperty('added');
});

it('stays silent for a quota that is exceeded', () => {
  const refused = refusedSet('exceeded quota: a, requested: pods=1, used: pods=1, limited: pods=1');

  expect(claimsAbout(refused, quotaFields, cluster([refused]))).toEqual([]);
});
