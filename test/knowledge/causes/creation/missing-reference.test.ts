import { describe, expect, it } from '@jest/globals';

import { missingReference } from '#src/knowledge/causes/creation/missing-reference.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { creationEvent, refusedSet } from '#test/support/refusals.ts';
import { workload } from '#test/support/states.ts';

const account = 'error looking up service account shop/runner: serviceaccount "runner" not found';
const refused = refusedSet(account);

describe('missing-reference', () => {
  it('finds one that is still missing', () => {
    expect(claimsAbout(refused, missingReference, cluster([refused]))).toMatchObject([
      {
        subject: { kind: 'ServiceAccount', namespace: 'shop', name: 'runner' },
        params: { by: 'web', field: 'serviceAccountName', object: 'absent' },
        strength: 'entails',
      },
    ]);
  });

  it('says that one which is there by now is over by itself', () => {
    const objects = [refused, named('ServiceAccount', 'runner')];

    expect(claimsAbout(refused, missingReference, cluster(objects))).toMatchObject([
      { params: { object: 'there' }, passesBy: '2026-01-01T12:17:00Z' },
    ]);
  });

  it('rests on an object that could not be read', () => {
    expect(
      claimsAbout(refused, missingReference, cluster([refused], ['serviceaccounts'])),
    ).toMatchObject([{ params: { object: 'unread' }, restsOn: [{}, { name: 'runner' }] }]);
  });

  it('stays silent where a StatefulSet has created a pod since', () => {
    const web = { kind: 'apps/StatefulSet', name: 'web' };
    const set = workload('apps/StatefulSet', 2);
    const failed = creationEvent('FailedCreate', `pods "web-0" is forbidden: ${account}`, 5, web);
    const made = creationEvent('SuccessfulCreate', 'create Pod web-0', 4, web);

    expect(claimsAbout(set, missingReference, cluster([set, failed]))).toHaveLength(1);
    expect(claimsAbout(set, missingReference, cluster([set, failed, made]))).toEqual([]);
  });
});
