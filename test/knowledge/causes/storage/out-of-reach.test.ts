import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { outOfReach } from '#src/knowledge/causes/storage/out-of-reach.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';
import { claim, mounting, onNode, storageClass, volume } from '#test/support/storage.ts';

const nodes = [node('w1'), node('w2')];
const bound = claim('data', { bound: 'pv' });
const told = (clauses: string, parts: Parameters<typeof newPod>[0] = {}) => {
  const { status = {} } = newPod({}, `0/2 nodes are available: ${clauses}.`);
  return { ...mounting(['data'], parts), status };
};
const elsewhere = told("2 node(s) didn't match PersistentVolume's node affinity");
const about = (pod: Resource, others: readonly Resource[], forbidden: readonly string[] = []) =>
  claimsAbout(pod, outOfReach, cluster([...nodes, storageClass(), ...others, pod], forbidden));

describe('out-of-reach', () => {
  it.each([
    ['volume-node-affinity', elsewhere, [bound, volume('pv', onNode('gone'))]],
    [
      'no-volume-to-bind',
      told("2 node(s) didn't find available persistent volumes to bind"),
      [
        claim('data', { class: 'by-hand' }),
        storageClass('by-hand', { provisioner: 'kubernetes.io/no-provisioner' }),
      ],
    ],
    [
      'claim-in-use',
      told(
        '2 node(s) unavailable due to PersistentVolumeClaim with ReadWriteOncePod access mode already in-use by another pod',
      ),
      [
        claim('data', { bound: 'pv', mode: 'ReadWriteOncePod' }),
        volume('pv'),
        podOn('w1', 'user', { spec: mounting(['data']).spec ?? {} }),
      ],
    ],
  ])('finds %s', (why, pod, others) => {
    expect(about(pod, others)).toMatchObject([
      { params: { why, claims: ['data'], nodes: 2 }, strength: 'entails' },
    ]);
  });

  it('finds a zone and a reach that only together say where the volume is', () => {
    const zone = (name: string) => ({ 'topology.kubernetes.io/zone': name });
    const zonal = [node('w1', { labels: zone('a') }), node('w2', { labels: zone('b') })];
    const far = volume('pv', onNode('gone'), zone('c'));
    const world = cluster([...zonal, storageClass(), bound, far, elsewhere]);

    expect(claimsAbout(elsewhere, outOfReach, world)).toMatchObject([{ strength: 'entails' }]);
  });

  it('is not certain where volumes cannot be read', () => {
    const found = about(elsewhere, [bound], ['persistentvolumes']);

    expect(found.filter(({ strength }) => strength === 'entails')).toEqual([]);
  });

  it.each([
    ['a pod that fits', told('2 Insufficient cpu'), [bound, volume('pv')]],
    [
      'a volume on a node that is full',
      told('2 Insufficient cpu', { container: { resources: { requests: { cpu: '3' } } } }),
      [bound, volume('pv')],
    ],
    ['a claim that is not there', elsewhere, []],
  ])('stays silent for %s', (_, pod, others) => {
    expect(about(pod, others)).toEqual([]);
  });
});

it.each([
  [
    1,
    ['data'],
    'could run on 1 node, but',
    '노드는 1개이지만',
    'It mounts `data`.',
    '마운트하는 클레임: `data`.',
  ],
  [2, [], 'could run on 2 nodes, but', '노드는 2개이지만', undefined, undefined],
])(
  'says on how many nodes it could run, and what it mounts: %i',
  (count, claims, en, ko, enMore, koMore) => {
    const subject = { kind: 'Pod', namespace: 'shop', name: 'new' };
    const params = { why: 'volume-zone', pod: 'new', claims, nodes: count, rows: [] } as const;
    const [english, korean] = [
      outOfReach.text.en(subject, params),
      outOfReach.text.ko(subject, params),
    ];

    expect([english.sentence, korean.sentence]).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(ko),
    ]);
    expect(english.sentence.endsWith(enMore ?? 'in another zone.')).toBe(true);
    expect(korean.sentence.endsWith(koMore ?? '다른 존에 있습니다.')).toBe(true);
  },
);

it.each([
  [[], 'in zone `c`', 'no node is there', 'Add a node in zone `c`', '그곳에 노드가 없습니다'],
  [['w3'], 'in zone `c`', 'only `w3`', 'Make room for the pod on `w3`', '그곳에 있는 노드는 `w3`'],
])('says where the volume and the nodes are, of which %j can reach it', (there, ...said) => {
  const subject = { kind: 'Pod', namespace: 'shop', name: 'new' };
  const place = {
    volume: 'pv',
    key: 'topology.kubernetes.io/zone',
    is: 'zone',
    values: ['c'],
    there,
    elsewhere: [{ value: 'a', count: 2 }],
  } as const;
  const params = {
    why: 'volume-zone',
    pod: 'new',
    claims: [],
    nodes: 2,
    rows: [],
    place,
  } as const;
  const claim = { subject, params, evidence: [] as never, strength: 'entails' } as const;
  const all = [
    outOfReach.text.en(subject, params).sentence,
    outOfReach.text.ko(subject, params).sentence,
    advised(outOfReach, [claim]),
  ].join(' ');

  for (const one of said) expect(all).toContain(one);
});
