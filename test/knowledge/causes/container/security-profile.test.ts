import { describe, expect, it } from '@jest/globals';

import { securityProfile } from '#src/knowledge/causes/container/security-profile.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const seccompProfile = { type: 'Localhost', localhostProfile: 'profiles/a.json' };
const failing = (message: string) =>
  pod({
    container: { securityContext: { seccompProfile } },
    waiting: { reason: 'CreateContainerError', message },
  });

describe('security-profile', () => {
  it.each([
    [
      'seccomp',
      'profiles/a.json',
      'failed to create containerd container: cannot load seccomp profile "/var/lib/kubelet/seccomp/profiles/a.json": open /var/lib/kubelet/seccomp/profiles/a.json: no such file or directory',
    ],
    [
      'AppArmor',
      'k8s-web',
      'failed to generate apparmor spec opts: apparmor profile not found k8s-web',
    ],
  ])('finds a %s profile that the node lacks', (of, profile, message) => {
    const on = failing(message);

    expect(claimsAbout(on, securityProfile, cluster([on]))).toMatchObject([
      { params: { of, profile }, strength: 'entails' },
    ]);
  });

  it('quotes the field that asks for it', () => {
    const on = failing(
      'cannot load seccomp profile "/x/seccomp/profiles/a.json": open /x: no such file',
    );

    expect(claimsAbout(on, securityProfile, cluster([on]))[0]?.evidence).toMatchObject([
      {},
      { path: '/spec/containers/0/securityContext/seccompProfile/localhostProfile' },
    ]);
  });

  it('stays silent for a profile that cannot be parsed', () => {
    const on = failing('decoding seccomp profile failed: invalid character');

    expect(claimsAbout(on, securityProfile, cluster([on]))).toEqual([]);
  });
});
