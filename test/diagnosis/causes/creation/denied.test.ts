import { expect, it } from '@jest/globals';

import { denied } from '#src/diagnosis/causes/creation/denied.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { refusedSet } from '#test/support/refusals.ts';

it.each([
  ["ValidatingAdmissionPolicy 'owners' with binding 'all' denied request: no owner", 'policy'],
  ['unable to validate against any security context constraint: []', 'admission'],
])('repeats what was said: %s', (answer, by) => {
  const refused = refusedSet(answer);

  expect(claimsAbout(refused, denied, cluster([refused]))).toMatchObject([
    { subject: { kind: 'apps/Deployment', name: 'web' }, params: { by } },
  ]);
});

it.each([
  'no PriorityClass with name a was found',
  'violates PodSecurity "baseline:latest": host namespaces (hostPID=true)',
])('leaves to others what has a reason of its own: %s', (answer) => {
  const refused = refusedSet(answer);

  expect(claimsAbout(refused, denied, cluster([refused]))).toEqual([]);
});
