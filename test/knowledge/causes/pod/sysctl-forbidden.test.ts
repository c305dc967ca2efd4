import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { sysctlForbidden } from '#src/knowledge/causes/pod/sysctl-forbidden.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const sysctl = 'net.core.somaxconn';

function rejected(reason: string, message: string): Resource<'Pod'> {
  const made = pod();
  const securityContext = { sysctls: [{ name: sysctl, value: '1024' }] };
  return {
    ...made,
    spec: { containers: [], securityContext },
    status: { phase: 'Failed', reason, message },
  };
}

it.each([
  ['not-allowed', `Pod was rejected: forbidden sysctl: "${sysctl}" not allowlisted`],
  [
    'host-network',
    `Pod was rejected: forbidden sysctl: "${sysctl}" not allowed with host net enabled`,
  ],
])('finds one that is %s', (why, message) => {
  const on = rejected('SysctlForbidden', message);

  expect(claimsAbout(on, sysctlForbidden, cluster([on]))).toMatchObject([
    {
      params: { sysctl, why },
      evidence: [{}, { path: '/spec/securityContext/sysctls/0/name' }],
      strength: 'entails',
    },
  ]);
});

it('quotes no field where the pod does not set what was forbidden', () => {
  const message = 'Pod was rejected: forbidden sysctl: "kernel.shm_rmid_forced" not allowlisted';
  const on = rejected('SysctlForbidden', message);

  expect(claimsAbout(on, sysctlForbidden, cluster([on]))).toMatchObject([
    {
      subject: { kind: 'Pod', name: 'web' },
      evidence: [{ quote: message }],
      restsOn: [{ name: 'web' }],
    },
  ]);
});

it('stays silent for a pod that fails otherwise, whatever it says', () => {
  const on = rejected('Evicted', `forbidden sysctl: "${sysctl}" not allowlisted`);

  expect(claimsAbout(on, sysctlForbidden, cluster([on]))).toEqual([]);
});

it('stays silent for a pod that was evicted', () => {
  const on = rejected('Evicted', 'The node was low on resource: memory.');

  expect(claimsAbout(on, sysctlForbidden, cluster([on]))).toEqual([]);
});
