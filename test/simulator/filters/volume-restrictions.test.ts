import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/simulator/cluster.ts';
import { volumeRestrictions } from '#src/simulator/filters/volume-restrictions.ts';
import { volumesOf } from '#src/simulator/storage/volumes.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';
import { claim, codesOf, mounting, placedWith, volume } from '#test/support/storage.ts';

const nodes = [node('w1'), node('w2')];
const BOTH = { w1: ['claim-in-use'], w2: ['claim-in-use'] };

function mounted(namespace = 'shop') {
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
  return podOn('w1', 'other', { namespace, spec: { volumes } });
}

describe('the filter volume-restrictions', () => {
  it.each([
    ['no node where a pod mounts a claim for one pod alone', 'ReadWriteOncePod', mounted(), BOTH],
    ['a node for a claim for one node alone', 'ReadWriteOnce', mounted(), {}],
    [
      'a node where a pod of another namespace mounts its own',
      'ReadWriteOncePod',
      mounted('b'),
      {},
    ],
  ])('allows %s', (_, mode, other, rejected) => {
    const claims = [claim('data', { bound: 'v', mode })];
    const placement = placedWith(mounting(['data']), nodes, { claims, volumes: [volume('v')] }, [
      other,
    ]);

    expect(codesOf('volume-restrictions', placement)).toEqual(rejected);
  });

  const ebs = { awsElasticBlockStore: { volumeID: 'v-1', readOnly: true } };
  const gce = (readOnly: boolean) => ({ gcePersistentDisk: { pdName: 'd', readOnly } });
  const rbd = (monitors: string[]) => ({ rbd: { monitors, image: 'i' } });
  const iscsi = (iqn: string) => ({ iscsi: { iqn, lun: 0, targetPortal: 't' } });
  const reading = ({ rbd: disk }: ReturnType<typeof rbd>) => ({ rbd: { ...disk, readOnly: true } });
  const readingIscsi = { iscsi: { ...iscsi('q').iscsi, readOnly: true } };
  it.each([
    ['an EBS disk', ebs, ebs, true],
    ['a GCE disk that one of them writes to', gce(true), gce(false), true],
    ['another GCE disk', gce(false), { gcePersistentDisk: { pdName: 'e' } }, false],
    ['a GCE disk with no disk', gce(false), { emptyDir: {} }, false],
    ['another EBS disk', ebs, { awsElasticBlockStore: { volumeID: 'v-2' } }, false],
    ['an EBS disk with no disk', ebs, { emptyDir: {} }, false],
    ['a Ceph image with no disk', rbd(['a']), { emptyDir: {} }, false],
    ['another Ceph image', rbd(['a']), { rbd: { monitors: ['a'], image: 'j' } }, false],
    ['an image of another pool', rbd(['a']), { rbd: { ...rbd(['a']).rbd, pool: 'p' } }, false],
    [
      'an image of the pool by default',
      rbd(['a']),
      { rbd: { ...rbd(['a']).rbd, pool: 'rbd' } },
      true,
    ],
    ['a Ceph image that both read', reading(rbd(['a'])), reading(rbd(['a'])), false],
    ['a Ceph image that one reads', reading(rbd(['a'])), rbd(['a']), true],
    ['an iSCSI target that both read', readingIscsi, readingIscsi, false],
    ['a GCE disk that both read', gce(true), gce(true), false],
    ['a Ceph image with a common monitor', rbd(['a', 'b']), rbd(['b']), true],
    ['a Ceph image of another cluster', rbd(['a']), rbd(['b']), false],
    ['an iSCSI target', iscsi('q'), iscsi('q'), true],
    ['another iSCSI target', iscsi('q'), iscsi('r'), false],
  ])('shares %s', (_, own, others, collides) => {
    const pod = newPod({ spec: { volumes: [{ name: 'disk', ...own }] } });
    const other = podOn('w1', 'other', { spec: { volumes: [{ name: 'disk', ...others }] } });

    expect(codesOf('volume-restrictions', placedWith(pod, nodes, {}, [other]))).toEqual(
      collides ? { w1: ['disk-in-use'] } : {},
    );
  });

  it('gives a claim for one pod alone free once the pod has gone, mounted once or twice', () => {
    const claims = volumesOf({
      claims: { items: [claim('data', { bound: 'v', mode: 'ReadWriteOncePod' })] },
    });
    const holder = mounted();
    const cluster = clusterOf(nodes, [holder], [], claims);
    const [w1] = nodes;
    if (!w1) throw new Error('There is no node.');

    for (const names of [['data'], ['data', 'data']]) {
      const check = volumeRestrictions.of(mounting(names), cluster);
      expect(check(w1)).toEqual(['claim-in-use']);
      expect(check(w1, { put: [], drop: [holder] })).toEqual([]);
    }
  });
});
