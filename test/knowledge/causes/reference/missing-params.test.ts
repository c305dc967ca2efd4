import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { missing } from '#src/knowledge/causes/reference/missing.ts';
import { danglingReference } from '#src/knowledge/symptoms/dangling-reference.ts';
import { openWorld } from '#src/world/open-world.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';
import { holding } from '#test/support/references.ts';

describe('reference/missing, named by a binding whose policy says of which kind', () => {
  const row = {
    from: 'admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding',
    at: '/spec/paramRef/name',
  };
  const bound = (beside: object) => {
    const object = holding(row, 'limits', beside) as { spec?: object };
    return { ...object, spec: { ...object.spec, policyName: 'cap' } } as Resource;
  };
  const policy = (apiVersion: string, kind: string) =>
    custom('admissionregistration.k8s.io/ValidatingAdmissionPolicy', 'cap', {
      namespace: '',
      spec: { paramKind: { apiVersion, kind } },
    });
  const binding = bound({ namespace: 'policies' });
  const limits = (namespace: string, name = 'limits') =>
    named('rules.example.com/Limit', name, namespace);
  const told = (object: Resource, ...more: readonly Resource[]) =>
    claimsAbout(object, missing, cluster([object, ...more]));

  it.each([
    ['ConfigMap', 'v1', 'ConfigMap'],
    ['rules.example.com/Limit', 'rules.example.com/v1', 'Limit'],
  ])('is found of a %s', (kind, version, word) => {
    expect(told(binding, policy(version, word))).toMatchObject([
      {
        subject: { kind, namespace: 'policies', name: 'limits' },
        params: { stops: 'params' },
        strength: 'entails',
      },
    ]);
  });

  it('refuses nobody where its action says Allow', () => {
    const allows = bound({ namespace: 'policies', parameterNotFoundAction: 'Allow' });
    const [found, ...others] = told(allows, policy('v1', 'ConfigMap'));
    const { world } = openWorld(cluster([allows, policy('v1', 'ConfigMap')]));
    const harms = [...danglingReference.find(allows, world)].map(({ hurts }) => hurts);

    expect(found).toMatchObject({ params: { stops: 'rules' }, strength: 'entails' });
    expect(others).toEqual([]);
    expect(harms).toEqual(['progress']);
  });

  it('is found of one that belongs to no namespace', () => {
    const of = policy('rules.example.com/v1', 'Limit');

    expect(told(bound({}), of, limits('', 'other'))).toMatchObject([
      { subject: { name: 'limits' } },
    ]);
    expect(told(bound({}), of, limits(''))).toEqual([]);
  });

  it('is not where it is there, in the namespace of each request, or of an unknown kind', () => {
    const of = policy('rules.example.com/v1', 'Limit');

    expect(told(binding, of, limits('policies'))).toEqual([]);
    expect(told(bound({}), of, limits('policies', 'other'))).toEqual([]);
    expect(told(binding).filter(({ params }) => params.stops === 'params')).toEqual([]);
  });
});
