import { expect, it } from '@jest/globals';

import { cannotCreate } from '#src/diagnosis/causes/container/cannot-create.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const oci = 'failed to create containerd task: OCI runtime create failed: runc create failed:';
const failing = (reason: string, message: string) => pod({ waiting: { reason, message } });

it.each([
  [
    'working-directory',
    '/srv',
    `${oci} chdir to cwd ("/srv") set in config.json failed: no such file or directory`,
  ],
  [
    'mount-type',
    '/etc/a.conf',
    `${oci} error mounting "/var/lib/x" to rootfs at "/etc/a.conf": mount: not a directory: Are you trying to mount a directory onto a file (or vice-versa)?`,
  ],
  ['sub-path', 'data', 'failed to prepare subPath for volumeMount "data" of container "app"'],
  [
    'name-taken',
    'app_web_shop_1_0',
    'failed to reserve container name "app_web_shop_1_0": name is reserved for "5f"',
  ],
])('reads %s', (why, what, message) => {
  const on = failing('CreateContainerError', message);

  expect(claimsAbout(on, cannotCreate, cluster([on]))).toMatchObject([{ params: { why, what } }]);
});

it.each([
  [
    'a missing program',
    failing('RunContainerError', 'exec: "run": executable file not found in $PATH'),
  ],
  ['an image', failing('ErrImagePull', 'failed to reserve container name "a"')],
  ['a pod that runs', pod()],
])('stays silent for %s', (_, on) => {
  expect(claimsAbout(on, cannotCreate, cluster([on]))).toEqual([]);
});
