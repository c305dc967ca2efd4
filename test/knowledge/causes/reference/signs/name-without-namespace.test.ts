import { expect, it } from '@jest/globals';

import { nameWithoutNamespace } from '#src/knowledge/causes/reference/signs/name-without-namespace.ts';
import { custom } from '#test/support/custom.ts';

const store = (secretRef: object) =>
  custom('external-secrets.io/ClusterSecretStore', 'shared', { spec: { auth: { secretRef } } });

it('finds the field of a name that has no namespace beside it', () => {
  expect(nameWithoutNamespace(store({ name: 'login', key: 'k' }), 'login')).toBe(
    '/spec/auth/secretRef/name',
  );
});

it('finds none that has one, or of another name', () => {
  expect(nameWithoutNamespace(store({ name: 'login', namespace: 'ops' }), 'login')).toBeUndefined();
  expect(nameWithoutNamespace(store({ name: 'login' }), 'other')).toBeUndefined();
});
