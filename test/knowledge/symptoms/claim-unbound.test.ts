import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { claim, claimEvent, mounting, storageClass } from '#test/support/storage.ts';

const atOnce = storageClass('standard', { volumeBindingMode: 'Immediate' });
const going = { deletionTimestamp: ago(5) };
const young = { creationTimestamp: ago(0.5) };
const chosen = { 'volume.kubernetes.io/selected-node': 'w1' };
const failed = claimEvent('ProvisioningFailed', 'rpc error');

describe('claim-unbound', () => {
  it.each<readonly [string, Resource, readonly Resource[], string]>([
    ['waits for a class that is not there', claim('data'), [], 'Pending'],
    ['should have been bound at once', claim('data'), [atOnce], 'Pending'],
    ['names no class', claim('data', { class: '' }), [storageClass()], 'Pending'],
    [
      'waits for its volume since it has a node',
      claim('data', { annotations: chosen }),
      [storageClass()],
      'Pending',
    ],
    [
      'is refused a volume',
      claim('data', { metadata: young }),
      [storageClass(), failed],
      'Pending',
    ],
    [
      'waits for one volume',
      claim('data', { spec: { volumeName: 'pv' } }),
      [storageClass()],
      'Pending',
    ],
    ['has lost its volume', claim('data', { bound: 'pv', phase: 'Lost' }), [], 'Lost'],
  ])('is there when a claim %s', (_, object, others, reason) => {
    expect(symptomsOf(object, others)).toMatchObject([{ kind: 'claim-unbound', reason }]);
  });

  it.each<readonly [string, Resource, readonly Resource[]]>([
    ['is bound', claim('data', { bound: 'pv' }), [atOnce]],
    [
      'is bound, which its phase does not tell yet',
      claim('data', { bound: 'pv', phase: 'Pending' }),
      [atOnce],
    ],
    ['waits for its first consumer', claim('data'), [storageClass()]],
    [
      'was made just now',
      claim('data', { metadata: { ...young, namespace: 'shop', name: 'data' } }),
      [atOnce],
    ],
    [
      'is going',
      claim('data', { metadata: { ...going, namespace: 'shop', name: 'data' } }),
      [atOnce],
    ],
  ])('is not there when a claim %s', (_, object, others) => {
    const kinds = symptomsOf(object, others).map(({ kind }) => kind);

    expect(kinds).not.toContain('claim-unbound');
  });

  it.each([
    ['nobody, while no pod mounts it', [], 'progress'],
    ['the workload, if the only pod waits for it', [mounting(['data'])], 'workload'],
  ])('hurts %s', (_, pods, hurts) => {
    expect(symptomsOf(claim('data'), [atOnce, ...pods])).toMatchObject([{ hurts }]);
  });
});
