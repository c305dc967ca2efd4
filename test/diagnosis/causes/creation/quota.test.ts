import { describe, expect, it } from '@jest/globals';

import { quota } from '#src/diagnosis/causes/creation/quota.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { creationEvent, refusedSet } from '#test/support/refusals.ts';

const answer =
  'exceeded quota: compute, requested: requests.cpu=500m, used: requests.cpu=2, limited: requests.cpu=2';
const refused = refusedSet(answer);
const counted = (used: string) => ({
  apiVersion: 'v1',
  kind: 'ResourceQuota',
  metadata: { namespace: 'shop', name: 'compute' },
  spec: { hard: { 'requests.cpu': '2' } },
  status: { hard: { 'requests.cpu': '2' }, used: { 'requests.cpu': used } },
});
const compute = { kind: 'ResourceQuota', namespace: 'shop', name: 'compute' };

describe('quota', () => {
  it.each([
    ['has no room', [counted('2')], 'full'],
    ['has room by now', [counted('1')], 'has-room'],
    ['is gone by now', [], 'has-room'],
  ])('finds one that %s', (_, objects, is) => {
    const [claim] = claimsAbout(refused, quota, cluster([refused, ...objects]));

    expect(claim).toMatchObject({ subject: compute, params: { is }, strength: 'entails' });
    expect(claim?.passesBy !== undefined).toBe(is === 'has-room');
  });

  it('finds one that cannot be read, and rests on it', () => {
    expect(claimsAbout(refused, quota, cluster([refused], ['resourcequotas']))).toMatchObject([
      { subject: compute, params: { is: 'unread' }, restsOn: [{}, compute] },
    ]);
  });

  it('stays silent where the newest answer is another one', () => {
    const newer = creationEvent('FailedCreate', 'Error creating: pods "a" is forbidden: no', 1);

    expect(claimsAbout(refused, quota, cluster([refused, counted('2'), newer]))).toEqual([]);
  });

  it('stays silent for a quota on claims, which the claim tells', () => {
    const why = `persistentvolumeclaims "data-web-0" is forbidden: ${answer}`;
    const storage = refusedSet(`failed to create PVC data-web-0: ${why}`);

    expect(claimsAbout(storage, quota, cluster([storage, counted('2')]))).toEqual([]);
  });
});
