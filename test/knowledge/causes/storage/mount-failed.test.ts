import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { mountFailed } from '#src/knowledge/causes/storage/mount-failed.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, pod, specified } from '#test/support/objects.ts';
import { nodeSaying, podOn } from '#test/support/scheduling.ts';

const volumes = [
  { name: 'log', hostPath: { path: '/var/log', type: 'DirectoryOrCreate' } },
  { name: 'disks', hostPath: { path: '/srv/disks', type: 'Directory' } },
];
const waiting = pod({ volumes, waiting: { reason: 'ContainerCreating' } });
const repeated = (reason: string, message: string, minutes = 1) => ({
  ...event(reason, message, ago(minutes)),
  count: 5,
});
const setUp = (why: string) => `MountVolume.SetUp failed for volume "disks" : ${why}`;
const attached: Resource = event(
  'SuccessfulAttachVolume',
  'AttachVolume.Attach succeeded',
  ago(0.5),
);
const MULTI = 'Multi-Attach error for volume "pv" Volume is already used by pod(s) old';

describe('mount-failed', () => {
  it.each([
    [
      'FailedMount',
      setUp('hostPath type check failed: /srv/disks is not a directory'),
      { why: 'host-path', what: '/srv/disks', type: 'Directory' },
      'entails',
    ],
    [
      'FailedMount',
      setUp('hostPath type check failed: /srv/disks is not a block device'),
      { why: 'host-path' },
      'entails',
    ],
    [
      'FailedMount',
      setUp('failed to sync configmap cache: timed out waiting for the condition'),
      { why: 'unread', volume: 'disks' },
      'fits',
    ],
    ['FailedAttachVolume', MULTI, { why: 'multi-attach', volume: 'pv', what: 'old' }, 'entails'],
    [
      'FailedAttachVolume',
      'Multi-Attach error for volume "pv" Volume is already exclusively attached to one node and can\'t be attached to another',
      { why: 'multi-attach' },
      'entails',
    ],
    [
      'FailedAttachVolume',
      'AttachVolume.Attach failed for volume "pv" : rpc error: code = Internal desc = volume pv failed to attach to node w1 with attachmentID csi-1: the volume is currently attached to different node w2',
      { why: 'multi-attach', volume: 'pv', holder: 'w2' },
      'entails',
    ],
    [
      'FailedAttachVolume',
      'AttachVolume.Attach failed for volume "pv" : rpc error: code = Internal desc = Could not attach volume "vol-1" to node "i-1": attachment of disk "vol-1" failed, expected device to be attached but was attaching, error: "Attachment limit exceeded"',
      { why: 'attach-limit', volume: 'pv' },
      'fits',
    ],
    [
      'FailedAttachVolume',
      'AttachVolume.Attach failed for volume "pv" : rpc error: code = Internal desc = failed to attach disk: The maximum number of data disks allowed to be attached to a VM of this size is 4.',
      { why: 'attach-limit' },
      'fits',
    ],
    [
      'FailedMount',
      'MountVolume.MountDevice failed for volume "pv" : rpc error: code = Aborted desc = an operation with the given Volume ID 1 already exists',
      { why: 'mount', said: 'an operation with the given Volume ID 1 already exists' },
      'fits',
    ],
    [
      'FailedMount',
      'MountVolume.MountDevice failed for volume "pv" : kubernetes.io/csi: attacher.MountDevice failed to create newCsiDriverClient: driver name disk.example.com not found in the list of registered CSI drivers',
      { why: 'no-driver', what: 'disk.example.com' },
      'entails',
    ],
    [
      'FailedAttachVolume',
      'AttachVolume.Attach failed for volume "pv" : rpc error: code = DeadlineExceeded',
      { why: 'attach', volume: 'pv' },
      'fits',
    ],
    [
      'FailedMount',
      'MountVolume.SetUp failed for volume "nfs" : mount failed: exit status 32',
      { why: 'mount', volume: 'nfs' },
      'fits',
    ],
  ])('finds what %s says: %s', (reason, message, params, strength) => {
    const world = cluster([waiting, repeated(reason, message)]);

    expect(claimsAbout(waiting, mountFailed, world)).toMatchObject([{ params, strength }]);
  });

  it('leaves to others what was not read at first and then was not there', () => {
    const unread = repeated('FailedMount', setUp('failed to sync secret cache: timed out'), 2);
    const missing = repeated('FailedMount', setUp('secret "tls" not found'));

    expect(claimsAbout(waiting, mountFailed, cluster([waiting, unread, missing]))).toEqual([]);
  });

  it.each([
    ['a ConfigMap that is missing', setUp('configmap "pages" not found')],
    ['a Secret that is missing', setUp('secret "tls" not found')],
    ['the sum of other troubles', 'Unable to attach or mount volumes: unmounted volumes=[disks]'],
  ])('leaves to others %s', (_, message) => {
    expect(
      claimsAbout(waiting, mountFailed, cluster([waiting, repeated('FailedMount', message)])),
    ).toEqual([]);
  });

  it.each([
    ['of long ago', [repeated('FailedMount', setUp('mount failed: exit status 32'), 30)]],
    ['that passed when the volume was attached', [repeated('FailedAttachVolume', MULTI), attached]],
    ['that cannot be read', []],
  ])('stays silent for a failure %s', (_, events) => {
    const forbidden = events.length === 0 ? ['events'] : [];

    expect(claimsAbout(waiting, mountFailed, cluster([waiting, ...events], forbidden))).toEqual([]);
  });

  it('names the node where another pod mounts the same claim, and looks there if it is lost', () => {
    const mounts = [{ name: 'd', persistentVolumeClaim: { claimName: 'data' } }];
    const claim = specified('PersistentVolumeClaim', 'data', { volumeName: 'pv' });
    const old = podOn('w1', 'old', { spec: { volumes: mounts } });
    const next = pod({ volumes: mounts, waiting: { reason: 'ContainerCreating' } });
    const objects = [next, old, claim, repeated('FailedAttachVolume', MULTI)];

    const [beside] = claimsAbout(
      next,
      mountFailed,
      cluster([...objects, nodeSaying({ type: 'Ready', status: 'True' })]),
    );
    const [lost] = claimsAbout(next, mountFailed, cluster(objects));

    expect(beside).toMatchObject({ params: { holder: 'w1' } });
    expect(beside?.because).toBeUndefined();
    expect(lost?.because).toMatchObject({ at: { kind: 'Node', name: 'w1' } });
  });

  it('still tells what the attach controller says only once, not for sure, until the volume is attached', () => {
    const said = repeated('FailedAttachVolume', MULTI, 15);

    expect(claimsAbout(waiting, mountFailed, cluster([waiting, said]))).toMatchObject([
      { params: { why: 'multi-attach' }, strength: 'fits' },
    ]);
    expect(claimsAbout(waiting, mountFailed, cluster([waiting, said, attached]))).toEqual([]);
  });

  it('names the node to which it is attached though no pod is left there', () => {
    const attachment = specified(
      'storage.k8s.io/VolumeAttachment',
      'csi-1',
      { attacher: 'csi.example', nodeName: 'w9', source: { persistentVolumeName: 'pv' } },
      '',
    );
    const [claim] = claimsAbout(
      waiting,
      mountFailed,
      cluster([waiting, attachment, repeated('FailedAttachVolume', MULTI)]),
    );

    expect(claim).toMatchObject({ params: { holder: 'w9' }, because: { at: { name: 'w9' } } });
  });

  it('stays silent for a pod that runs', () => {
    const running = pod({ volumes });
    const old = repeated('FailedMount', setUp('mount failed: exit status 32'));

    expect(claimsAbout(running, mountFailed, cluster([running, old]))).toEqual([]);
  });

  it('advises by what the kubelet said', () => {
    const about = (reason: string, text: string) =>
      advised(
        mountFailed,
        claimsAbout(waiting, mountFailed, cluster([waiting, repeated(reason, text)])),
      );

    expect(about('FailedAttachVolume', MULTI)).toContain('Let the old pod go first');
    expect(about('FailedMount', setUp('mount failed: exit status 32'))).toContain('Do not detach');
  });
});
