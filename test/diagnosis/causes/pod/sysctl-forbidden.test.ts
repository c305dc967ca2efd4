import { expect, it } from '@jest/globals';

import { sysctlForbidden } from '#src/diagnosis/causes/pod/sysctl-forbidden.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, pod } from '#test/support/objects.ts';

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

it('blames who made the pod, and quotes no field that does not stand there', () => {
  const message = 'Pod was rejected: forbidden sysctl: "kernel.shm_rmid_forced" not allowlisted';
  const on = owned(rejected('SysctlForbidden', message), { kind: 'batch/Job', name: 'seed' });

  expect(claimsAbout(on, sysctlForbidden, cluster([on]))).toMatchObject([
    {
      subject: { kind: 'batch/Job', name: 'seed' },
      evidence: [{ quote: message }],
      restsOn: [{ name: 'web' }, { name: 'seed' }],
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
