import { expect, it } from '@jest/globals';

import { quotaFields } from '#src/knowledge/causes/creation/quota-fields.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { refusedSet } from '#test/support/refusals.ts';

it('names the workload and what its pods must specify', () => {
  const refused = refusedSet('failed quota: compute: must specify limits.cpu for: app');

  expect(claimsAbout(refused, quotaFields, cluster([refused]))).toMatchObject([
    {
      subject: { kind: 'apps/Deployment', name: 'web' },
      params: { quota: 'compute', fields: 'limits.cpu for: app' },
    },
  ]);
});

it('stays silent for a quota that is exceeded', () => {
  const refused = refusedSet('exceeded quota: a, requested: pods=1, used: pods=1, limited: pods=1');

  expect(claimsAbout(refused, quotaFields, cluster([refused]))).toEqual([]);
});
