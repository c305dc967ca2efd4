import { expect, it } from '@jest/globals';

import { nobodyActs } from '#src/diagnosis/causes/reports/nobody-acts.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

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
