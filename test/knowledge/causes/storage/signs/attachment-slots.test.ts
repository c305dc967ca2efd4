import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { attachmentSlots } from '#src/knowledge/causes/storage/signs/attachment-slots.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { withSpec } from '#test/support/crashes.ts';
import { pod } from '#test/support/objects.ts';
import { volume } from '#test/support/storage.ts';

const DRIVER = 'disk.csi.example.com';
const web = withSpec(pod(), { nodeName: 'w1' });
const data = volume('data', { csi: { driver: DRIVER, volumeHandle: 'vol-1' } });

function csiNode(count?: number): Resource<'storage.k8s.io/CSINode'> {
  const driver = { name: DRIVER, nodeID: 'i-1', ...(count && { allocatable: { count } }) };
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'CSINode',
    metadata: { name: 'w1' },
    spec: { drivers: [driver] },
  };
}

function attachments(
  count: number,
  nodeName = 'w1',
): Resource<'storage.k8s.io/VolumeAttachment'>[] {
  return Array.from({ length: count }, (_, at) => ({
    apiVersion: 'storage.k8s.io/v1',
    kind: 'VolumeAttachment',
    metadata: { name: `${nodeName}-${at}` },
    spec: { attacher: DRIVER, nodeName, source: { persistentVolumeName: `pv-${at}` } },
    status: { attached: true },
  }));
}

const slots = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  attachmentSlots('data', web, openWorld(cluster([web, data, ...objects], forbidden)).world);

describe('attachment slots', () => {
  it('are told where few seem to be left', () => {
    expect(slots([csiNode(25), ...attachments(24)])).toMatchObject({
      slots: { attached: 24, allowed: 25 },
      evidence: [{ path: '/spec/drivers/0/allocatable/count', quote: '25' }],
    });
  });

  it.each([
    ['many are left', [csiNode(25), ...attachments(3)], []],
    ['the others are on another node', [csiNode(25), ...attachments(24, 'w2')], []],
    ['the driver gives no number', [csiNode(), ...attachments(24)], []],
    ['the attachments cannot be read', [csiNode(25)], ['volumeattachments.storage.k8s.io']],
  ])('are not told where %s', (_, objects, forbidden) => {
    expect(slots(objects, forbidden)).toBeUndefined();
  });
});
