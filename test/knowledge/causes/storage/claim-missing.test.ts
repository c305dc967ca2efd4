import { describe, expect, it } from '@jest/globals';

import { claimMissing } from '#src/knowledge/causes/storage/claim-missing.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import { claim, mounting, storageClass } from '#test/support/storage.ts';

const MESSAGE = '0/1 nodes are available: persistentvolumeclaim "data" not found. not found';
const { status = {} } = newPod({}, MESSAGE);
const pod = { ...mounting(['data']), status };
const around = [node('w1'), storageClass(), pod];
const subject = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };

describe('claim-missing', () => {
  it('finds a claim that is not there, and an unused one of a like name', () => {
    const claims = [claim('data-v2'), claim('other')];

    expect(claimsAbout(pod, claimMissing, cluster([...around, ...claims]))).toMatchObject([
      {
        subject,
        params: { object: 'absent', near: 'data-v2' },
        evidence: [
          { quote: MESSAGE },
          { path: '/spec/volumes/0/persistentVolumeClaim/claimName', quote: 'data' },
        ],
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['the one of two that is one letter away', ['data-v2', 'dato'], 'dato'],
    ['none of two that are longer', ['data-v2', 'data-v3'], undefined],
    ['none that only ends so', ['big-data'], undefined],
  ])('is like %s', (_, names, near) => {
    const claims = names.map((name) => claim(name));
    const [found] = claimsAbout(pod, claimMissing, cluster([...around, ...claims]));

    expect(found?.params.near).toBe(near);
  });

  it('offers no claim where the pods that might mount it cannot be read', () => {
    const [found] = claimsAbout(
      pod,
      claimMissing,
      cluster([...around, claim('data-v2')], ['pods']),
    );

    expect(found?.params.near).toBeUndefined();
  });

  it('offers no claim that another pod mounts', () => {
    const user = { ...mounting(['data-v2']), metadata: { namespace: 'shop', name: 'user' } };
    const [found] = claimsAbout(pod, claimMissing, cluster([...around, claim('data-v2'), user]));

    expect(found?.params).toEqual({ by: 'new', object: 'absent' });
  });

  it('says that it was made since', () => {
    expect(claimsAbout(pod, claimMissing, cluster([...around, claim('data')]))).toMatchObject([
      { params: { object: 'there' }, strength: 'fits', passesBy: expect.any(String) },
    ]);
  });

  it('takes the word of the scheduler where claims cannot be read, but not for sure', () => {
    const unread = cluster(around, ['persistentvolumeclaims']);

    expect(claimsAbout(pod, claimMissing, unread)).toMatchObject([
      { subject, params: { object: 'unread' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['an unbound claim', mounting(['data']), [claim('data', { class: '' })]],
    ['a pod without claims', newPod({}, '0/1 nodes are available: 1 Insufficient cpu.'), []],
  ])('stays silent for %s', (_, other, claims) => {
    const objects = [node('w1'), storageClass(), ...claims, other];

    expect(claimsAbout(other, claimMissing, cluster(objects))).toEqual([]);
  });
});
