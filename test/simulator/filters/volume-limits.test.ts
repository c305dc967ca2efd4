import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { node, podOn } from '#test/support/scheduling.ts';
import {
  claim,
  codesOf,
  mounting,
  placedWith,
  storageClass,
  volume,
} from '#test/support/storage.ts';

const DRIVER = 'csi.example.com';
const csi = (volumeHandle: string) =>
  volume(volumeHandle, { csi: { driver: DRIVER, volumeHandle } });
const volumes = ['v1', 'v2', 'v3'].map(csi);
const claims = [
  claim('a', { bound: 'v1' }),
  claim('b', { bound: 'v2' }),
  claim('c', { bound: 'v3' }),
  claim('new'),
];

function limited(count: number): Resource<'storage.k8s.io/CSINode'> {
  const drivers = [{ name: DRIVER, nodeID: 'n', allocatable: { count } }];
  return {
    apiVersion: 'storage.k8s.io/v1',
    kind: 'CSINode',
    metadata: { name: 'w1' },
    spec: { drivers },
  };
}

function using(...names: string[]) {
  return { ...mounting(names), ...podOn('w1', 'other', { spec: mounting(names).spec ?? {} }) };
}

function attached(persistentVolumeName: string): Resource<'storage.k8s.io/VolumeAttachment'> {
  return { spec: { attacher: DRIVER, nodeName: 'w1', source: { persistentVolumeName } } };
}

describe('the filter volume-limits', () => {
  it.each([
    ['has room', 2, ['a'], ['b'], [], false],
    ['is full', 1, ['a'], ['b'], [], true],
    ['has the volume already', 1, ['a'], ['a'], [], false],
    ['has a volume of an ended pod still attached', 1, ['a'], [], [attached('v3')], true],
    ['counts an attached volume of a pod once', 2, ['a'], ['b'], [attached('v2')], false],
    ['has no room for a volume yet to be made', 1, ['new'], ['b'], [], true],
  ])('rejects a node or not: it %s', (_, count, own, others, attachments, rejects) => {
    const placement = placedWith(
      mounting(own),
      [node('w1')],
      { claims, volumes, csiNodes: [limited(count)], attachments },
      others.length > 0 ? [using(...others)] : [],
    );

    expect(codesOf('volume-limits', placement)).toEqual(
      rejects ? { w1: ['too-many-volumes'] } : {},
    );
  });

  it.each([
    [
      'the driver of the class is another',
      [storageClass('standard', { provisioner: 'x' })],
      [limited(0)],
    ],
    ['the node tells no limit', [storageClass()], []],
  ])('limits nothing where %s', (_, classes, csiNodes) => {
    const placement = placedWith(mounting(['new']), [node('w1')], { claims, classes, csiNodes });

    expect(codesOf('volume-limits', placement)).toEqual({});
  });
});
