import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { podMissingReference } from '#src/knowledge/causes/container/missing-reference.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, named, pod } from '#test/support/objects.ts';
import { unreadyPod } from '#test/support/states.ts';

const made = pod({ waiting: { reason: 'ContainerCreating' } });
const containers = made.spec?.containers ?? [];
const spec = { containers, serviceAccountName: 'web', runtimeClassName: 'gvisor' };
const on: Resource<'Pod'> = { ...made, spec };
const noAccount = (minutes = 1) =>
  event(
    'FailedMount',
    'MountVolume.SetUp failed for volume "kube-api-access-x" : failed to fetch token: serviceaccounts "web" not found',
    ago(minutes),
  );
const noClass = event(
  'FailedCreatePodSandBox',
  'Failed to create pod sandbox: failed to get sandbox runtime: rpc error: code = Unknown desc = RuntimeClass "gvisor" not found',
  ago(1),
);

describe('container/missing-reference', () => {
  it.each([
    ['a ServiceAccount', noAccount(), 'ServiceAccount', 'serviceAccountName'],
    ['a RuntimeClass', noClass, 'node.k8s.io/RuntimeClass', 'runtimeClassName'],
  ])('finds %s that is gone', (_, said, kind, field) => {
    expect(claimsAbout(on, podMissingReference, cluster([on, said]))).toMatchObject([
      {
        subject: { kind },
        params: { by: on.metadata?.name, field, object: 'absent' },
        strength: 'entails',
      },
    ]);
  });

  it('says that it is there again, and passes then', () => {
    const again = named('ServiceAccount', 'web');

    expect(claimsAbout(on, podMissingReference, cluster([on, noAccount(), again]))).toMatchObject([
      { params: { object: 'there' }, passesBy: expect.any(String) },
    ]);
  });

  it('offers the one whose name resembles', () => {
    const runsc = named('node.k8s.io/RuntimeClass', 'gvisor-runsc', '');

    expect(claimsAbout(on, podMissingReference, cluster([on, noClass, runsc]))).toMatchObject([
      { params: { near: 'gvisor-runsc' } },
    ]);
  });

  it.each([
    ['what was said long ago', on, noAccount(30)],
    [
      'one that the pod does not name',
      { ...made, spec: { containers } } as Resource<'Pod'>,
      noClass,
    ],
    ['a pod that runs on', { ...on, status: unreadyPod(5).status } as Resource<'Pod'>, noAccount()],
    ['another trouble of the mount', on, event('FailedMount', 'timed out waiting', ago(1))],
  ])('stays silent for %s', (_, about, said) => {
    expect(claimsAbout(about, podMissingReference, cluster([about, said]))).toEqual([]);
  });
});
