import { describe, expect, it } from '@jest/globals';

import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { readCluster } from '#src/simulator/cluster.ts';
import { place } from '#src/simulator/place.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import { claim, mounting, storageClass, volume } from '#test/support/storage.ts';

const CSI = { driver: 'csi.example.com', volumeHandle: 'h' };
const limits = {
  apiVersion: 'storage.k8s.io/v1',
  kind: 'CSINode',
  metadata: { name: 'w1' },
  spec: { drivers: [{ name: CSI.driver, nodeID: 'n', allocatable: { count: 1 } }] },
};
const objects = [
  node('w1'),
  storageClass(),
  claim('data', { bound: 'v' }),
  claim('later'),
  volume('v', { csi: CSI }),
];

function read(pod = mounting(['data']), forbidden: readonly string[] = [], more: object[] = []) {
  const all: readonly Resource[] = [...objects, ...more, pod];
  const readable = all.filter((one) => !forbidden.includes(resourceOf(kindOf(one))));
  const { world, unread } = openWorld(cluster(readable, forbidden));
  const { cluster: known, gaps } = readCluster('shop', world, pod);
  const reads = unread.flatMap(({ read: one }) => ('list' in one ? [one.list] : []));
  return {
    gap: gaps.volumes,
    undecided: place(pod, known).undecided,
    volumes: known.volumes,
    reads,
  };
}

describe('the storage of a cluster', () => {
  it('is not read for a pod without claims', () => {
    expect(read(newPod()).volumes).toBeUndefined();
  });

  it('decides where a pod with claims may go', () => {
    expect(read()).toMatchObject({ undecided: [], reads: [] });
  });

  it.each([
    ['persistentvolumeclaims', ['data'], true],
    ['persistentvolumes', ['data'], true],
    ['csinodes.storage.k8s.io', ['data'], true],
    ['storageclasses.storage.k8s.io', ['later'], true],
    ['csidrivers.storage.k8s.io', ['later'], true],
    ['storageclasses.storage.k8s.io', ['data'], false],
    ['csidrivers.storage.k8s.io', ['data'], false],
    ['volumeattachments.storage.k8s.io', ['data'], false],
  ])('is not decided without %s for a pod with %s: %s', (resource, claims, gap) => {
    const { undecided } = read(mounting(claims), [resource]);

    expect(undecided).toEqual(gap ? ['volumes'] : []);
  });

  it('needs what all pods have attached where a node limits it', () => {
    expect(read(mounting(['data']), ['volumeattachments.storage.k8s.io'], [limits])).toMatchObject({
      gap: 'forbidden',
      undecided: ['volumes'],
    });
  });

  it.each([
    ['that keeps count', true, CSI.driver, ['volumes']],
    ['that keeps none', false, CSI.driver, []],
    ['of another class', true, 'other.example.com', []],
  ])('asks how much is left of a driver %s', (_, storageCapacity, name, undecided) => {
    const driver = {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'CSIDriver',
      metadata: { name },
      spec: { storageCapacity },
    };
    const forbidden = ['csistoragecapacities.storage.k8s.io'];

    expect(read(mounting(['later']), forbidden, [driver]).undecided).toEqual(undecided);
  });

  it('is left to the scheduler for a volume that a CSI driver took over', () => {
    const disk = volume('old', { awsElasticBlockStore: { volumeID: 'vol-1' } });

    expect(read(mounting(['moved']), [], [disk, claim('moved', { bound: 'old' })])).toMatchObject({
      undecided: ['volumes'],
    });
  });
});
