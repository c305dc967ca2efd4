import { expect, it } from '@jest/globals';

import { mountFailed } from '#src/knowledge/causes/storage/mount-failed.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const waiting = pod({ waiting: { reason: 'ContainerCreating' } });
const FAILED = 'MountVolume.MountDevice failed for volume "pv" : rpc error: code = Internal desc =';

function about(message: string) {
  const said = { ...event('FailedMount', message, ago(1)), count: 5 };
  return claimsAbout(waiting, mountFailed, cluster([waiting, said]));
}

it.each([
  [
    'a device of Longhorn',
    `${FAILED} mount failed: exit status 32\nOutput: mount: /globalmount: /dev/longhorn/pv already mounted or mount point busy.`,
    '/dev/longhorn/pv',
  ],
  [
    'a disk that is to be formatted',
    `${FAILED} format of disk "/dev/sdb" failed: /dev/sdb is apparently in use by the system; will not make a filesystem here!`,
    '/dev/sdb',
  ],
  [
    'a path of multipathd',
    `${FAILED} mount failed: exit status 32\nOutput: mount: /globalmount: unknown filesystem type 'mpath_member'.`,
    '',
  ],
])('tells that something holds %s', (_, message, what) => {
  const [claim] = about(message);

  expect(claim).toMatchObject({
    params: { why: 'device-busy', volume: 'pv', what },
    strength: 'fits',
  });
  expect(claim && adviceOn(mountFailed, claim)?.text).toContain('multipath');
});

it.each([
  ['a server that does not answer', `${FAILED} mount failed: mount.nfs: Connection timed out`],
  ['a target that is busy, of no device', `${FAILED} umount: /globalmount: target is busy.`],
])('leaves to the others: %s', (_, message) => {
  expect(about(message)).toMatchObject([{ params: { why: 'mount' } }]);
});
