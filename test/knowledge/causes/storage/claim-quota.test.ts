import { describe, expect, it } from '@jest/globals';

import { claimQuota } from '#src/knowledge/causes/storage/claim-quota.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { refusedSet } from '#test/support/refusals.ts';

const answer =
  'exceeded quota: storage, requested: requests.storage=1Gi, used: requests.storage=0, limited: requests.storage=500Mi';
const why = `failed to create PVC data-web-0: persistentvolumeclaims "data-web-0" is forbidden: ${answer}`;
const refused = refusedSet(why);
const storage = {
  apiVersion: 'v1',
  kind: 'ResourceQuota',
  metadata: { namespace: 'shop', name: 'storage' },
  spec: { hard: { 'requests.storage': '500Mi' } },
};

describe('claim-quota', () => {
  it.each([
    [
      'with what it allows',
      [storage],
      [{}, { path: '/spec/hard/requests.storage', quote: '500Mi' }],
    ],
    ['by the word of the API server where it cannot be read', [], [{}]],
  ])('finds a quota that refuses a claim, %s', (_, objects, evidence) => {
    const forbidden = objects.length > 0 ? [] : ['resourcequotas'];

    expect(
      claimsAbout(refused, claimQuota, cluster([refused, ...objects], forbidden)),
    ).toMatchObject([
      {
        subject: { kind: 'ResourceQuota', name: 'storage' },
        params: {
          claim: 'data-web-0',
          short: [{ resource: 'requests.storage', requested: '1Gi', limited: '500Mi' }],
        },
        evidence,
        strength: 'entails',
      },
    ]);
  });

  it.each([
    [{ resource: 'requests.storage', requested: '1Gi', used: '0', limited: '500Mi' }, false, true],
    [{ resource: 'requests.storage', requested: '1Gi', used: '1Gi', limited: '1Gi' }, true, true],
    [{ resource: 'persistentvolumeclaims', requested: '1', used: '0', limited: '0' }, false, false],
  ])('advises what makes room for it: %j', (short, deletes, asks) => {
    const subject = { kind: 'ResourceQuota', name: 'storage' };
    const params = { workload: 'web', claim: 'data-web-0', short: [short] };
    const { text = '' } = fitting(claimQuota, subject, params)?.en ?? {};

    expect(text.includes('delete claims that nobody uses')).toBe(deletes);
    expect(text.includes('ask for less')).toBe(asks);
  });

  it.each([
    ['a quota that refuses pods', `pods "web-0" is forbidden: ${answer}`],
    [
      'a claim that is refused for something else',
      'persistentvolumeclaims "data-web-0" is forbidden: no',
    ],
  ])('stays silent for %s', (_, message) => {
    const object = refusedSet(message);

    expect(claimsAbout(object, claimQuota, cluster([object, storage]))).toEqual([]);
  });
});
