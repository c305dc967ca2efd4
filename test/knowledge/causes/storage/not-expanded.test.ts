import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { notExpanded } from '#src/knowledge/causes/storage/not-expanded.ts';
import { rules } from '#src/knowledge/rules.ts';
import type { Claim } from '#src/simulator/storage/claims.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { claim, claimEvent, mounting, volume } from '#test/support/storage.ts';

/** A claim bound to a volume of 1 GiB that asks for so much, with a condition since so many minutes. */
function growing(size: string, type?: string, minutes = 30): Claim {
  const conditions = type ? [{ type, status: 'True', lastTransitionTime: ago(minutes) }] : [];
  const bound = claim('data', { size, bound: 'pv' });
  return { ...bound, status: { ...bound.status, capacity: { storage: '1Gi' }, conditions } };
}

const about = (one: Claim, ...others: Resource[]) =>
  claimsAbout(one, notExpanded, cluster([one, ...others]));
const DATA = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };
const RESIZING = growing('2Gi', 'Resizing');
const PENDING = growing('2Gi', 'FileSystemResizePending');
const refusal = claimEvent(
  'VolumeResizeFailed',
  'resize volume "pv" by resizer "csi.example" failed: rpc error: code = Internal desc = too soon',
);
const late = claimEvent('VolumeResizeFailed', 'too soon', 30);
const left = claimEvent('ExternalExpanding', 'waiting for an external controller', 30);

describe('not-expanded', () => {
  it('quotes what the driver answers', () => {
    expect(about(RESIZING, refusal)).toMatchObject([
      {
        subject: { name: 'data' },
        params: { is: 'refused', wanted: '2Gi', has: '1Gi', said: 'too soon' },
        strength: 'entails',
      },
    ]);
  });

  it.each<[string, Claim, Resource[], string, string]>([
    [
      'the file system of what is mounted',
      PENDING,
      [mounting(['data'])],
      'waits-for-mount',
      'entails',
    ],
    ['a driver that does not get on', RESIZING, [], 'under-way', 'fits'],
    ['a driver that has not begun', growing('2Gi'), [left], 'nobody', 'fits'],
  ])('finds that it waits for %s', (_, one, others, is, strength) => {
    expect(about(one, ...others)).toMatchObject([{ params: { is }, strength }]);
  });

  it('quotes a kubelet that fails where the disk has grown', () => {
    expect(about(PENDING, refusal, mounting(['data']))).toMatchObject([
      { params: { is: 'refused' } },
    ]);
  });

  it('tells of a refusal at once, and calls it trouble when it has lasted', async () => {
    const stateOf = async (...events: Resource[]) => {
      const one = growing('2Gi');
      const { verdict } = await diagnose(
        DATA,
        lazily(cluster([one, volume('pv'), ...events])),
        rules,
      );
      return [verdict.state, verdict.findings[0]?.id];
    };

    expect(await stateOf(refusal)).toEqual(['progressing', 'storage/not-expanded']);
    expect(await stateOf(refusal, late)).toEqual(['explained', 'storage/not-expanded']);
  });

  it('takes nothing for refused that the driver has done since', () => {
    const first = claimEvent('VolumeResizeFailed', 'too soon', 45);

    expect(about(PENDING, first)).toEqual([]);
    expect(about(PENDING, first, mounting(['data']))).toMatchObject([
      { params: { is: 'waits-for-mount' } },
    ]);
  });

  it.each<[string, Claim, Resource[]]>([
    ['that has what it asks for', growing('1Gi', 'Resizing'), [refusal]],
    ['that has just begun to grow', growing('2Gi', 'Resizing', 2), []],
    ['whose next pod finishes it', PENDING, []],
    ['of which nothing tells how far it is', growing('2Gi'), []],
    ['that has no volume', claim('data', { size: '2Gi' }), [refusal]],
  ])('stays silent about a claim %s', (_, one, others) => {
    expect(about(one, ...others)).toEqual([]);
  });
});
