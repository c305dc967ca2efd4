import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import { offerOf } from '#test/remedies/support/offers-in.ts';

describe('what is small and known is created', () => {
  it('a ServiceAccount that a pod template names', async () => {
    const offer = await offerOf('create/service-account', 'cp-service-account-missing');

    expect(offer?.plan).toMatchObject({
      changes: [{ do: 'create', on: { kind: 'ServiceAccount', name: 'crawler-sa' }, absent: [''] }],
      goal: { is: 'in-place' },
      risk: 'none',
    });
    expect(offer?.proposal.command).toMatch(/^kubectl -n \S+ create serviceaccount crawler-sa$/);
  });

  it('a ConfigMap that another namespace has, with its contents in the plan', async () => {
    const offer = await offerOf('create/config-map', 'cm-in-other-namespace');

    expect(offer?.plan).toMatchObject({
      changes: [
        {
          do: 'create',
          on: { kind: 'ConfigMap', namespace: 'profile-prod', name: 'profile-config' },
          from: { namespace: 'profile-stg' },
          ops: [{ op: 'add', path: '', value: { data: { LOG_LEVEL: 'debug' } } }],
        },
      ],
      values: { namespace: 'profile-stg' },
    });
  });

  it('from no namespace that has none of that name', async () => {
    const chosen = { remedy: 'create/config-map', values: { namespace: 'default' } };

    expect(await offerOf('create/config-map', 'cm-missing-env')).toBeUndefined();
    await expect(offerOf('create/config-map', 'cm-in-other-namespace', chosen)).rejects.toThrow(
      BadValue,
    );
  });
});
