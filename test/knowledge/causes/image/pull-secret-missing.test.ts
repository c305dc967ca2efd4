import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { pullSecretMissing } from '#src/knowledge/causes/image/pull-secret-missing.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, named, pod } from '#test/support/objects.ts';

const image = 'reg.io/team/app:2';
const refused = 'unexpected status: 401 Unauthorized';
const missed = (minutes: number) =>
  event(
    'FailedToRetrieveImagePullSecret',
    'Unable to retrieve some image pull secrets (regcred); attempting to pull the image may not succeed.',
    ago(minutes),
  );

function pulling(message: string, ...names: readonly string[]): Resource<'Pod'> {
  const made = pod({ container: { image }, waiting: { reason: 'ErrImagePull', message } });
  const imagePullSecrets = names.map((name) => ({ name }));
  return {
    ...made,
    spec: { ...made.spec, containers: made.spec?.containers ?? [], imagePullSecrets },
  };
}
const one = pulling(refused, 'regcred');

describe('pull-secret-missing', () => {
  it.each([
    ['is absent', cluster([one]), 'absent', 'entails'],
    [
      'was missed a minute ago and cannot be read',
      cluster([one, missed(1)], ['secrets']),
      'unread',
      'entails',
    ],
    [
      'was made since',
      cluster([
        one,
        missed(2),
        {
          ...named('Secret', 'regcred'),
          metadata: { namespace: 'shop', name: 'regcred', creationTimestamp: ago(1) },
        },
      ]),
      'there',
      'entails',
    ],
  ] as const)('finds one that %s', (_, source, object, strength) => {
    expect(claimsAbout(one, pullSecretMissing, source)).toMatchObject([
      { subject: { kind: 'Secret', name: 'regcred' }, params: { object }, strength },
    ]);
  });

  it('is less sure beside another Secret', () => {
    const two = pulling(refused, 'regcred', 'mirror');
    const source = cluster([two, named('Secret', 'mirror')]);

    expect(claimsAbout(two, pullSecretMissing, source)).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    ['one that is there', one, cluster([one, named('Secret', 'regcred')])],
    [
      'one that was missed long ago and cannot be read',
      one,
      cluster([one, missed(60)], ['secrets']),
    ],
    ['a pod that names none', pulling(refused), cluster([pulling(refused)])],
    [
      'a tag that is missing',
      pulling(`${image}: not found`, 'regcred'),
      cluster([pulling(`${image}: not found`, 'regcred')]),
    ],
  ])('stays silent for %s', (_, on, source) => {
    expect(claimsAbout(on, pullSecretMissing, source)).toEqual([]);
  });
});
