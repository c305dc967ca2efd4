import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  byName,
  type Claim,
  type Class,
  classNameOf,
  hasClaims,
  isBound,
  isReachable,
  mountedBy,
  type Volume,
  waitsForConsumer,
} from '#src/simulator/storage/claims.ts';
import { specified } from '#test/support/objects.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const claim = (name: string, spec: object = {}, annotations?: object, namespace = 'shop') => {
  const object = specified('PersistentVolumeClaim', name, spec, namespace);
  return {
    ...object,
    metadata: { ...object.metadata, ...(annotations && { annotations }) },
  } as Claim;
};
const BETA = { 'volume.beta.kubernetes.io/storage-class': 'old' };
const DONE = { 'pv.kubernetes.io/bind-completed': 'yes' };

describe('the claims of a pod', () => {
  const volumes = [
    { name: 'tmp', emptyDir: {} },
    { name: 'data', persistentVolumeClaim: { claimName: 'mine' } },
    { name: 'scratch', ephemeral: {} },
  ];
  const pod = newPod({ spec: { volumes } });

  it('are those that it names, and those that are made for it', () => {
    const [mine, scratch] = [claim('mine'), claim('new-scratch')];

    expect(mountedBy(pod, { items: [claim('mine', {}, {}, 'other'), mine, scratch] })).toEqual([
      { name: 'mine', isEphemeral: false, isAbsent: false, claim: mine },
      { name: 'new-scratch', isEphemeral: true, isAbsent: false, claim: scratch },
    ]);
  });

  it('are absent only where all were seen', () => {
    const absent = (seen: Parameters<typeof mountedBy>[1]) =>
      mountedBy(pod, seen).map(({ isAbsent }) => isAbsent);

    expect(absent({ items: [] })).toEqual([true, true]);
    expect(absent({ items: [], gap: 'forbidden' })).toEqual([false, false]);
  });

  it.each([
    [volumes, true],
    [volumes.slice(2), true],
    [volumes.slice(0, 1), false],
    [undefined, false],
  ])('decide where it goes, with volumes %j: %s', (some, is) => {
    expect(hasClaims(newPod({ spec: some ? { volumes: some } : {} }))).toBe(is);
  });
});

describe('a claim', () => {
  it.each([
    [{ volumeName: 'v' }, DONE, true],
    [{ volumeName: 'v' }, {}, false],
    [{}, DONE, false],
    [{ volumeName: 'v' }, undefined, false],
  ])('with %j and annotations %j is bound: %s', (spec, annotations, is) => {
    expect(isBound(claim('a', spec, annotations))).toBe(is);
  });

  it.each([
    [{ storageClassName: 'fast' }, undefined, 'fast'],
    [{ storageClassName: 'fast' }, BETA, 'old'],
    [{}, undefined, ''],
  ])('with %j and annotations %j names its class: "%s"', (spec, annotations, name) => {
    expect(classNameOf(claim('a', spec, annotations))).toBe(name);
  });

  it.each([
    ['WaitForFirstConsumer', 'fast', true],
    ['Immediate', 'fast', false],
    ['WaitForFirstConsumer', 'other', false],
  ])('of a class that binds %s, named %s, waits for its pod: %s', (volumeBindingMode, name, is) => {
    const metadata = { name: 'fast' };
    const fast = {
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      metadata,
      provisioner: 'x',
    };
    const classes = [{ ...fast, volumeBindingMode } as Class];

    expect(waitsForConsumer(claim('a', { storageClassName: name }), classes)).toBe(is);
  });
});

it('a volume can be reached from the nodes that it asks for, or from all', () => {
  const matchExpressions = [{ key: 'zone', operator: 'In', values: ['a'] }];
  const nodeAffinity = { required: { nodeSelectorTerms: [{ matchExpressions }] } };
  const [bound, free] = [{ nodeAffinity }, {}].map(
    (spec) => specified('PersistentVolume', 'v', spec, '') as Volume,
  );
  const reachable = (volume: Volume | undefined, zone: string) =>
    volume && isReachable(volume, node('w1', { labels: { zone } }));

  expect([reachable(bound, 'a'), reachable(bound, 'b'), reachable(free, 'b')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('an object of the cluster is found by its name, not one of a namespace', () => {
  const [own, other]: Resource[] = [claim('v', {}, {}, ''), claim('v')];

  expect(byName([other, own].filter(Boolean) as Resource[], 'v')).toBe(own);
  expect(byName([own] as Resource[], 'w')).toBeUndefined();
});
