import { expect, it } from '@jest/globals';

import { cannotCreate } from '#src/knowledge/causes/container/cannot-create.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { configMap, NOW, pod } from '#test/support/objects.ts';

const oci = 'failed to create containerd task: OCI runtime create failed: runc create failed:';
const failing = (reason: string, message: string) => pod({ waiting: { reason, message } });

it.each([
  [
    'working-directory',
    '/srv',
    `${oci} chdir to cwd ("/srv") set in config.json failed: no such file or directory`,
  ],
  [
    'broken-mount',
    '/src',
    `${oci} chdir to cwd ("/src") set in config.json failed: stale NFS file handle`,
  ],
  [
    'broken-mount',
    '/var/lib/kubelet/pods/1/mount',
    'failed to generate container "x" spec: failed to mkdir "/var/lib/kubelet/pods/1/mount": mkdir /var/lib/kubelet/pods/1/mount: file exists',
  ],
  [
    'mount-type',
    '/etc/a.conf',
    `${oci} error mounting "/var/lib/x" to rootfs at "/etc/a.conf": mount: not a directory: Are you trying to mount a directory onto a file (or vice-versa)?`,
  ],
  [
    'no-program',
    'servr',
    'container create failed: executable file `servr` not found in $PATH: No such file or directory',
  ],
  ['no-user', 'app', 'unable to find user app: no matching entries in passwd file'],
  [
    'id-mapping',
    '/cache',
    `${oci} error mounting "/var/lib/x" to rootfs at "/cache": failed to set MOUNT_ATTR_IDMAP on /var/lib/x: invalid argument (maybe the filesystem used doesn't support idmap mounts on this kernel?)`,
  ],
  ['sub-path', 'data', 'failed to prepare subPath for volumeMount "data" of container "app"'],
  [
    'other-windows',
    '',
    'hcs::CreateComputeSystem web: The container operating system does not match the host operating system.',
  ],
  ['no-command', '', 'failed to generate container "x" spec: no command specified'],
  [
    'read-only-parent',
    '/etc/app/tls',
    `${oci} error mounting "/var/lib/x" to rootfs at "/etc/app/tls": mkdirat /run/x: read-only file system`,
  ],
  ['memory-too-low', '', `${oci} container init was OOM-killed (memory limit too low?): unknown`],
  ['memory-too-low', '4194304', 'set memory limit 4194304 too low; should be at least 12582912'],
  [
    'name-taken',
    'app_web_shop_1_0',
    'failed to reserve container name "app_web_shop_1_0": name is reserved for "5f"',
  ],
  ['name-taken', '', 'context deadline exceeded'],
  ['name-taken', '', 'rpc error: code = DeadlineExceeded desc = context deadline exceeded'],
])('reads %s', (why, what, message) => {
  const on = failing('CreateContainerError', message);

  expect(claimsAbout(on, cannotCreate, cluster([on]))).toMatchObject([{ params: { why, what } }]);
});

it('advises what fits each of them', () => {
  const advice = (message: string) => {
    const on = failing('CreateContainerError', message);
    const [claim] = claimsAbout(on, cannotCreate, cluster([on]));
    return claim && adviceOn(cannotCreate, claim)?.title;
  };
  const idMapping = `${oci} error mounting "/x" to rootfs at "/c": failed to set MOUNT_ATTR_IDMAP`;

  expect(advice(idMapping)).toContain('user namespace');
  expect(advice('failed to mkdir "/m": mkdir /m: file exists')).toContain('mounted again');
  expect(advice('no command specified')).toContain('Correct the container');
});

it('does not blame the pod template for a call that still runs', () => {
  const on = failing('CreateContainerError', 'context deadline exceeded');
  const [claim] = claimsAbout(on, cannotCreate, cluster([on]));

  expect(claim).toMatchObject({ strength: 'fits' });
  expect(claim && adviceOn(cannotCreate, claim)?.title).toContain('disk');
});

it('leaves a directory that is missing to the crash, where a start was tried', () => {
  const found = (why: string) => {
    const message = `${oci} chdir to cwd ("/srv") set in config.json failed: ${why}`;
    const waiting = { reason: 'CrashLoopBackOff', message: 'back-off' };
    const on = pod({ waiting, ended: { exitCode: 128, reason: 'StartError', message } });
    return claimsAbout(on, cannotCreate, cluster([on]));
  };

  expect(found('no such file or directory')).toEqual([]);
  expect(found('permission denied')).toHaveLength(1);
});

it('names the key that a subPath wants and its ConfigMap lacks, from the last start, too', () => {
  const message = `${oci} error mounting "/var/lib/x" to rootfs at "/etc/a.yaml": not a directory`;
  const on = pod({
    container: { volumeMounts: [{ name: 'c', mountPath: '/etc/a.yaml', subPath: 'a.yaml' }] },
    volumes: [{ name: 'c', configMap: { name: 'settings' } }],
    waiting: { reason: 'CrashLoopBackOff', message: 'back-off' },
    ended: { exitCode: 128, reason: 'StartError', message },
  });
  const settings = { ...configMap('settings', NOW), data: { 'a.yml': '' } };
  const around = cluster([on, settings]);

  expect(claimsAbout(on, cannotCreate, around)).toMatchObject([
    { params: { why: 'mount-type', lacks: { configMap: 'settings', key: 'a.yaml' } } },
  ]);
});

it.each([
  ['has not been read', ['configmaps'], undefined, undefined],
  ['holds it', [], { data: { 'a.yaml': '' } }, undefined],
  ['holds it as bytes', [], { binaryData: { 'a.yaml': '' } }, undefined],
  ['gives it that name', [], { data: { b: '' } }, [{ key: 'b', path: 'a.yaml' }]],
])('names no key of a ConfigMap that %s', (_, forbidden, content, items) => {
  const on = pod({
    container: { volumeMounts: [{ name: 'c', mountPath: '/etc/a.yaml', subPath: 'a.yaml' }] },
    volumes: [{ name: 'c', configMap: { name: 'settings', ...(items && { items }) } }],
    waiting: {
      reason: 'CreateContainerError',
      message: `${oci} error mounting "/var/lib/x" to rootfs at "/etc/a.yaml": not a directory`,
    },
  });
  const settings = content ? [{ ...configMap('settings', NOW), ...content }] : [];
  const around = cluster([on, ...settings], forbidden);

  const [claim] = claimsAbout(on, cannotCreate, around);

  expect(claim?.params).toEqual({ why: 'mount-type', what: '/etc/a.yaml', container: 'app' });
  expect(claim?.evidence).toHaveLength(1);
});

it.each([
  [
    "a program of the runtime's own",
    failing('CreateContainerError', 'exec: "apparmor_parser": executable file not found in $PATH'),
  ],
  [
    'a missing program',
    failing('RunContainerError', 'exec: "run": executable file not found in $PATH'),
  ],
  ['an image', failing('ErrImagePull', 'failed to reserve container name "a"')],
  ['a pod that runs', pod()],
])('stays silent for %s', (_, on) => {
  expect(claimsAbout(on, cannotCreate, cluster([on]))).toEqual([]);
});

it('is not sure of a limit of which the runtime only asks whether it is too low', () => {
  const on = failing(
    'RunContainerError',
    `${oci} container init was OOM-killed (memory limit too low?)`,
  );

  expect(claimsAbout(on, cannotCreate, cluster([on]))).toMatchObject([{ strength: 'fits' }]);
});

it.each(['StartError', 'ContainerCannotRun'])('is known by %s before it backs off', (reason) => {
  const message = `${oci} error mounting "/var/lib/x" to rootfs at "/etc/a.conf": not a directory`;
  const failed = pod({ ended: { exitCode: 128, reason, message } });
  const [status] = failed.status?.containerStatuses ?? [];
  const containerStatuses = status?.lastState ? [{ ...status, state: status.lastState }] : [];
  const now = { ...failed, status: { ...failed.status, containerStatuses } };

  expect(claimsAbout(now, cannotCreate, cluster([now]))).toMatchObject([
    { params: { why: 'mount-type', what: '/etc/a.conf' }, strength: 'entails' },
  ]);
});
