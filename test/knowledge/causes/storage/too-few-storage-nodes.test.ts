import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { tooFewStorageNodes } from '#src/knowledge/causes/storage/too-few-storage-nodes.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

const CORDONED = [{ type: 'Schedulable', status: 'False', reason: 'KubernetesNodeCordoned' }];

describe('too-few-storage-nodes', () => {
  it('counts wanted replicas, nodes that may hold one and replicas that are healthy', () => {
    expect(claims(volume(), [node('a'), node('b')])).toMatchObject([
      {
        params: { wanted: 3, healthy: 2, usable: ['a', 'b'], barred: [], claim: 'shop/data-0' },
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['is switched off', { spec: { allowScheduling: false } }, 'allowScheduling false'],
    [
      'is cordoned',
      { status: { conditions: CORDONED } },
      'Schedulable=False (KubernetesNodeCordoned)',
    ],
    ['has no disk', { spec: { disks: {} } }, 'no schedulable disk'],
    [
      'has a full disk',
      { status: { diskStatus: { d: { conditions: [{ type: 'Schedulable', status: 'False' }] } } } },
      'no schedulable disk',
    ],
  ])('names a node that %s', (_, more, why) => {
    expect(claims(volume(), [node('a'), node('b'), node('c', more)])).toMatchObject([
      { params: { usable: ['a', 'b'], barred: [{ name: 'c', why }] } },
    ]);
  });

  it('counts only nodes with the tags that the volume asks for', () => {
    const nodes = [node('a'), node('b'), node('c')];

    expect(claims(volume({ nodeSelector: ['ssd'] }), nodes)).toMatchObject([
      { params: { usable: [] } },
    ]);
  });

  it.each([
    ['there is a node for each', {}, [node('a'), node('b'), node('c')]],
    ['fewer replicas are wanted', { numberOfReplicas: 2 }, [node('a'), node('b')]],
    ['replicas may share a node', { replicaSoftAntiAffinity: 'enabled' }, [node('a'), node('b')]],
    ['replicas of all volumes may share one', {}, [node('a'), node('b'), setting()]],
    ['no node is known', {}, []],
  ])('stays silent where %s', (_, spec, nodes) => {
    expect(claims(volume(spec), nodes)).toEqual([]);
  });

  it('is not certain where the setting that lets replicas share a node cannot be read', () => {
    const nodes = [node('a'), node('b')];

    expect(claims(volume(), nodes, ['settings.longhorn.io'])).toMatchObject([{ strength: 'fits' }]);
  });

  it('stays silent where nodes could not be read', () => {
    expect(claims(volume(), [node('a')], ['nodes.longhorn.io'])).toEqual([]);
  });
});

function claims(about: Resource, others: readonly Resource[], forbidden: readonly string[] = []) {
  const replicas = [replica('r1', 'a'), replica('r2', 'b'), replica('r3', '')];
  return claimsAbout(
    about,
    tooFewStorageNodes,
    cluster([about, ...others, ...replicas], [...forbidden], []),
  );
}

function own(kind: string, name: string, parts: object): Resource {
  const metadata = { namespace: 'longhorn-system', name };
  return { apiVersion: 'longhorn.io/v1beta2', kind, metadata, ...parts };
}

function volume(spec: object = {}): Resource {
  const status = {
    robustness: 'degraded',
    kubernetesStatus: { pvcName: 'data-0', namespace: 'shop' },
  };
  return own('Volume', 'pvc-1', { spec: { numberOfReplicas: 3, ...spec }, status });
}

function node(name: string, { spec = {}, status = {} }: { spec?: object; status?: object } = {}) {
  const disks = { d: { allowScheduling: true } };
  return own('Node', name, { spec: { allowScheduling: true, disks, ...spec }, status });
}

function replica(name: string, nodeID: string): Resource {
  const healthyAt = nodeID && '2026-01-01T00:00:00Z';
  return own('Replica', name, { spec: { volumeName: 'pvc-1', nodeID, healthyAt, failedAt: '' } });
}

function setting(): Resource {
  return own('Setting', 'replica-soft-anti-affinity', { value: 'true' });
}
