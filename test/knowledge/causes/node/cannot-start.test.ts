import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { cannotStart } from '#src/knowledge/causes/node/cannot-start.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { withSpec } from '#test/support/crashes.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const waiting = withSpec(pod({ waiting: { reason: 'ContainerCreating' } }), {
  nodeName: 'w1',
  containers: [{ name: 'app' }],
});
const SANDBOX = 'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to ';

describe('a node that cannot start a container', () => {
  it.each([
    [
      'cgroup-driver',
      'create containerd task: expected cgroupsPath to be of format "slice:prefix:name" for systemd cgroups, got "/kubepods/x" instead',
    ],
    [
      'cgroups',
      'create shim task: mkdir /sys/fs/cgroup/memory/kubepods/x: no space left on device',
    ],
    [
      'keys',
      'create shim task: unable to join session keyring: create session key: disk quota exceeded',
    ],
    ['watches', 'create fsnotify watcher: too many open files'],
    [
      'processes',
      'start shim: fork/exec /usr/bin/containerd-shim: resource temporarily unavailable',
    ],
    ['files', 'pull image: accept: too many open files'],
    [
      'sandbox-name',
      'reserve sandbox name "web_shop_1_0": name "web_shop_1_0" is reserved for "9f"',
    ],
  ])('says why: %s', (lack, said) => {
    expect(about(event('FailedCreatePodSandBox', `${SANDBOX}${said}`, ago(1)))).toMatchObject([
      { subject: { kind: 'Node', name: 'w1' }, params: { lack }, strength: 'fits' },
    ]);
  });

  it('or that something else there holds the disk', () => {
    const said =
      'MountVolume.MountDevice failed for volume "pvc-1" : rpc error: mount failed: exit status 32 Output: mount: /var/lib/x: /dev/longhorn/pvc-1 already mounted or mount point busy.';

    expect(about(event('FailedMount', said, ago(1)))).toMatchObject([
      { params: { lack: 'multipath' } },
    ]);
  });

  it.each([
    [
      'it has started since',
      [
        event('FailedCreatePodSandBox', `${SANDBOX}x: too many open files`, ago(3)),
        event('Started', 'Started container app', ago(1)),
      ],
    ],
    [
      'its network plugin fails',
      [event('FailedCreatePodSandBox', `${SANDBOX}set up network: x`, ago(1))],
    ],
    [
      'its disk is full',
      [event('FailedMount', 'write /var/lib/x: no space left on device', ago(1))],
    ],
    ['nothing is said', []],
  ] as const)('is not why where %s', (_, events) => {
    expect(about(...events)).toEqual([]);
  });
});

function about(...events: readonly Resource[]) {
  return claimsAbout(waiting, cannotStart, cluster([waiting, ...events]));
}
