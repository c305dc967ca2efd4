import { describe, expect, it } from '@jest/globals';

import { fitting } from '#src/simulator/place.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import {
  claim,
  codesOf,
  mounting,
  onNode,
  placedWith,
  storageClass,
  volume,
} from '#test/support/storage.ts';

const nodes = [node('w1', { labels: { zone: 'a' } }), node('w2', { labels: { zone: 'b' } })];
const pod = mounting(['data']);
const BINDS = { 'volume.kubernetes.io/selected-node': 'w2' };
const ephemeral = newPod({ spec: { volumes: [{ name: 'tmp', ephemeral: {} }] } });
const owners = (uid: string) => ({
  ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: 'new', uid, controller: true }],
});

describe('the filter volume-binding', () => {
  it.each([
    ['a claim that is not there', pod, [], 'claim-not-found', 'data'],
    ['a lost claim', pod, [claim('data', { bound: 'v', phase: 'Lost' })], 'claim-lost', 'data'],
    [
      'a claim that is going',
      pod,
      [claim('data', { metadata: { deletionTimestamp: '2026-01-01T00:00:00Z' } })],
      'claim-deleting',
      'data',
    ],
    ['a claim that is yet to be made', ephemeral, [], 'claim-awaited', 'new-tmp'],
    [
      'a claim of another pod',
      ephemeral,
      [claim('new-tmp', { metadata: owners('other') })],
      'claim-not-owned',
      'new-tmp',
    ],
    ['an unbound claim that waits for nothing', pod, [claim('data', { class: 'fast' })]],
    ['a claim of a class that is not there', pod, [claim('data', { class: 'gone' })]],
    ['a claim of no class', pod, [claim('data', { class: '' })]],
    [
      'a claim whose volume is not bound to it',
      pod,
      [claim('data', { spec: { volumeName: 'v' } })],
    ],
  ])('tries no node for %s', (_, one, claims, code = 'claims-unbound', name = 'data') => {
    const classes = [storageClass(), storageClass('fast', { volumeBindingMode: 'Immediate' })];
    const placement = placedWith(one, nodes, { claims, classes });

    expect(fitting(placement)).toEqual([]);
    expect(placement.prefilter).toEqual({
      filter: 'volume-binding',
      code,
      object: { kind: 'PersistentVolumeClaim', namespace: 'shop', name },
    });
  });

  it('names a claim that is not there before any other trouble', () => {
    const claims = [claim('data', { class: '' })];

    expect(placedWith(mounting(['data', 'gone']), nodes, { claims }).prefilter).toMatchObject({
      code: 'claim-not-found',
      object: { name: 'gone' },
    });
  });

  it.each([
    ['its volume', [claim('data', { bound: 'v' })], [volume('v', onNode('w2'))]],
    ['a free volume', [claim('data')], [volume('v', onNode('w2'))]],
    ['the one that is kept for it', [claim('data')], [kept('w2'), volume('free', onNode('w1'))]],
    ['what is being made', [claim('data', { annotations: BINDS })], []],
  ])('goes only where %s can be reached', (_, claims, volumes) => {
    const classes = [storageClass('standard', { provisioner: 'kubernetes.io/no-provisioner' })];
    const made = claims[0]?.metadata?.annotations?.['volume.kubernetes.io/selected-node'];
    const placement = placedWith(pod, nodes, {
      claims,
      volumes,
      classes: made ? [storageClass()] : classes,
    });

    expect(fitting(placement)).toEqual(['w2']);
    expect(codesOf('volume-binding', placement)['w1']).toEqual([
      claims.some(({ spec }) => spec?.volumeName) ? 'volume-node-affinity' : 'no-volume-to-bind',
    ]);
  });

  it.each([
    ['another class', { storageClassName: 'fast' }],
    ['too small', { capacity: { storage: '1Mi' } }],
    ['another mode', { volumeMode: 'Block' }],
    ['another access', { accessModes: ['ReadOnlyMany'] }],
    ['kept for another claim', { claimRef: { namespace: 'shop', name: 'other' } }],
    [
      'kept for a claim of that name before',
      { claimRef: { namespace: 'shop', name: 'data', uid: 'x' } },
    ],
  ])('takes no volume that is %s', (_, spec) => {
    const classes = [storageClass('standard', { provisioner: 'kubernetes.io/no-provisioner' })];
    const volumes = [volume('v', spec)];
    const placement = placedWith(pod, nodes, { claims: [claim('data')], volumes, classes });

    expect(codesOf('volume-binding', placement)).toEqual({
      w1: ['no-volume-to-bind'],
      w2: ['no-volume-to-bind'],
    });
  });

  it('gives each of two claims a volume of its own', () => {
    const classes = [storageClass('standard', { provisioner: 'kubernetes.io/no-provisioner' })];
    const claims = [claim('large', { size: '2Gi' }), claim('small')];
    const sized = (storage: string, on: string) => ({ capacity: { storage }, ...onNode(on) });
    const volumes = [
      volume('a', sized('2Gi', 'w1')),
      volume('b', sized('1Gi', 'w1')),
      volume('c', sized('2Gi', 'w2')),
    ];

    expect(
      fitting(placedWith(mounting(['large', 'small']), nodes, { claims, volumes, classes })),
    ).toEqual(['w1']);
  });

  it('says that a bound volume is gone', () => {
    const claims = [
      claim('new-tmp', { bound: 'gone', metadata: { ...owners('uid-new'), annotations: DONE } }),
    ];

    expect(codesOf('volume-binding', placedWith(ephemeral, nodes, { claims }))).toEqual({
      w1: ['volume-missing'],
      w2: ['volume-missing'],
    });
  });

  it('makes a volume only where the class allows it', () => {
    const matchLabelExpressions = [{ key: 'zone', values: ['b'] }];
    const classes = [storageClass('standard', { allowedTopologies: [{ matchLabelExpressions }] })];

    expect(fitting(placedWith(pod, nodes, { claims: [claim('data')], classes }))).toEqual(['w2']);
  });

  it.each([
    ['all rules of one of its topologies', [['zone', 'disk'], ['zone']], ['w2']],
    ['each rule of its topology', [['zone', 'disk']], []],
    ['no topology without a rule', [[]], []],
  ])('makes a volume where a node meets %s', (_, topologies, fits) => {
    const allowedTopologies = topologies.map((keys) => ({
      matchLabelExpressions: keys.map((key) => ({ key, values: ['b'] })),
    }));
    const classes = [storageClass('standard', { allowedTopologies })];

    expect(fitting(placedWith(pod, nodes, { claims: [claim('data')], classes }))).toEqual(fits);
  });

  it.each([
    ['enough', { capacity: '10Gi' }, ['w1']],
    ['too little', { capacity: '1Mi' }, []],
    ['enough, but not for one volume', { capacity: '10Gi', maximumVolumeSize: '1Mi' }, []],
  ])('asks a driver that keeps count, which has %s', (_, has, fits) => {
    const drivers = [
      {
        apiVersion: 'storage.k8s.io/v1',
        kind: 'CSIDriver',
        metadata: { name: 'csi.example.com' },
        spec: { storageCapacity: true },
      },
    ];
    const capacities = [
      { storageClassName: 'standard', nodeTopology: { matchLabels: { zone: 'a' } }, ...has },
    ];
    const placement = placedWith(pod, nodes, { claims: [claim('data')], drivers, capacities });

    expect(fitting(placement)).toEqual(fits);
    expect(codesOf('volume-binding', placement)).toMatchObject({ w2: ['no-storage-capacity'] });
  });
});

const DONE = { 'pv.kubernetes.io/bind-completed': 'yes' };

function kept(on: string) {
  return volume('kept', { ...onNode(on), claimRef: { namespace: 'shop', name: 'data' } });
}
