import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { waitsForClaim } from '#src/knowledge/causes/storage/waits-for-claim.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import { claim, mounting, storageClass } from '#test/support/storage.ts';

const going = { namespace: 'shop', name: 'data', deletionTimestamp: ago(5) };
const told = (because: string) => {
  const { status = {} } = newPod({}, `0/1 nodes are available: ${because}. not found`);
  return { ...mounting(['data']), status };
};
const UNBOUND = 'pod has unbound immediate PersistentVolumeClaims';
const about = (pod: Resource, claims: readonly Resource[], forbidden: readonly string[] = []) =>
  claimsAbout(pod, waitsForClaim, cluster([node('w1'), storageClass(), ...claims, pod], forbidden));

describe('waits-for-claim', () => {
  it.each([
    ['claims-unbound', UNBOUND, claim('data', { class: '' })],
    [
      'claim-lost',
      'persistentvolumeclaim "data" bound to non-existent persistentvolume "pv"',
      claim('data', { bound: 'pv', phase: 'Lost' }),
    ],
    [
      'claim-deleting',
      'persistentvolumeclaim "data" is being deleted',
      claim('data', { metadata: going }),
    ],
    ['volume-not-found', 'persistentvolume "pv" not found', claim('data', { bound: 'pv' })],
  ])('leads to the claim for %s', (why, because, object) => {
    expect(about(told(because), [object])).toMatchObject([
      {
        params: { claim: 'data', why },
        strength: 'entails',
        because: { at: { kind: 'PersistentVolumeClaim', name: 'data' }, edge: 'pod-to-claim' },
      },
    ]);
  });

  it('leads to the claim that has no volume on the node that the scheduler has chosen', () => {
    const annotations = { 'volume.kubernetes.io/selected-node': 'w1' };
    const pod = mounting(['data']);
    const untold = { ...pod, metadata: { ...pod.metadata, creationTimestamp: ago(5) } };

    expect(about(untold, [claim('data', { annotations })])).toMatchObject([
      {
        params: { claim: 'data', why: 'claims-unbound', node: 'w1' },
        strength: 'entails',
        because: { at: { name: 'data' } },
      },
    ]);
  });

  it('is not certain while the scheduler says something else', () => {
    const pod = told('persistentvolumeclaim "data" is being deleted');

    expect(about(pod, [claim('data', { class: '' })])).toMatchObject([{ strength: 'fits' }]);
  });

  it('takes the word of the scheduler where the claim cannot be read', () => {
    expect(about(told(UNBOUND), [], ['persistentvolumeclaims'])).toMatchObject([
      { params: { claim: 'data', why: 'claims-unbound' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['a claim that is not there', told('persistentvolumeclaim "data" not found'), []],
    ['a claim that is bound by now', told(UNBOUND), [claim('data', { bound: 'pv' })]],
    ['a claim that waits for the pod', told('1 Insufficient cpu'), [claim('data')]],
  ])('stays silent for %s', (_, pod, claims) => {
    const volume = { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'pv' } };

    expect(about(pod, [...claims, volume])).toEqual([]);
  });
});
