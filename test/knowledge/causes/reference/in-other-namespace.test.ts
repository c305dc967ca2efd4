import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { inOtherNamespace } from '#src/knowledge/causes/reference/in-other-namespace.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

const STORE = 'external-secrets.io/ClusterSecretStore';
const wanting = (message: string, spec: object = {}) =>
  custom('external-secrets.io/ExternalSecret', 'login', {
    spec,
    status: saying(`Ready=False SecretSyncedError: ${message}`),
  });
const store = (secretRef: object): Resource => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ClusterSecretStore',
  metadata: { name: 'shared' },
  ...({ spec: { auth: { secretRef } } } as object),
});
const about = (object: Resource, ...others: readonly Resource[]) =>
  claimsAbout(object, inOtherNamespace, cluster([object, ...others]));
const MISSING =
  'cannot get ConfigMap \\"rules\\" from namespace \\"shop\\": configmaps "rules" not found';

describe('in-other-namespace', () => {
  it('says in which namespace the only object of that name is', () => {
    const found = about(wanting(MISSING), named('ConfigMap', 'rules', 'ops'));

    expect(found).toMatchObject([
      {
        params: {
          kind: 'ConfigMap',
          namespace: 'shop',
          elsewhere: { about: { namespace: 'ops' } },
        },
        strength: 'fits',
      },
    ]);
    const [claim] = found;
    expect(claim && inOtherNamespace.text.en(claim.subject, claim.params).sentence).toContain(
      'in namespace `ops`',
    );
    expect(claim && inOtherNamespace.text.ko(claim.subject, claim.params).sentence).toContain(
      '`ops` 네임스페이스',
    );
    expect(claim && adviceOn(inOtherNamespace, claim)?.text).toContain('set `ops` there');
  });

  it('says which cluster-scoped object names it without a namespace', () => {
    const object = wanting('secrets "aws" not found', {
      secretStoreRef: { name: 'shared', kind: 'ClusterSecretStore' },
    });

    const found = about(object, store({ name: 'aws', key: 'id' }));

    expect(found).toMatchObject([
      {
        params: { kind: 'Secret', wide: { kind: STORE, name: 'shared' } },
        evidence: [{}, { path: '/spec/auth/secretRef/name' }],
      },
    ]);
    expect(about(object, store({ name: 'aws', namespace: 'ops' }))).toEqual([]);
  });

  it.each([
    ['it is nowhere', [named('ConfigMap', 'other', 'ops')]],
    [
      'it is there by now',
      [named('ConfigMap', 'rules', 'shop'), named('ConfigMap', 'rules', 'ops')],
    ],
    [
      'several namespaces have one',
      [named('ConfigMap', 'rules', 'ops'), named('ConfigMap', 'rules', 'dev')],
    ],
  ])('stays silent where %s', (_, others) => {
    expect(about(wanting(MISSING), ...others)).toEqual([]);
  });
});
