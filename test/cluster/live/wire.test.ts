import { describe, expect, it } from '@jest/globals';

import { fromWire } from '#src/cluster/live/wire.ts';
import type { Resource } from '#src/domain/resource.ts';

const SECRET = { apiVersion: 'v1', kind: 'Secret' };
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

describe('a Secret from the API server', () => {
  it('keeps the names of its keys, and nothing of their values anywhere', () => {
    const annotations = { [LAST_APPLIED]: '{"data":{"password":"aHVzaA=="}}', owner: 'mina' };
    const secret = {
      metadata: { namespace: 'shop', name: 'db', annotations },
      type: 'Opaque',
      data: { password: 'aHVzaA==', user: 'bWluYQ==' },
      stringData: { password: 'hush' },
    };

    const seen = fromWire(secret as Resource, SECRET);

    expect(seen).toEqual({
      ...SECRET,
      type: 'Opaque',
      metadata: { namespace: 'shop', name: 'db', annotations: { owner: 'mina' } },
      data: { password: '', user: '' },
    });
  });

  it('has neither annotations nor data where it had none', () => {
    const seen = fromWire({ metadata: { name: 'db' } }, SECRET);

    expect(seen).toEqual({ ...SECRET, metadata: { name: 'db' } });
  });
});

it.each([
  ['another kind', { apiVersion: 'v1', kind: 'ConfigMap' }],
  ['a Secret of another API group', { apiVersion: 'vault.example/v1', kind: 'Secret' }],
])('an object of %s keeps its data and its annotations', (_, typed) => {
  const metadata = { name: 'db', annotations: { [LAST_APPLIED]: '{}' } };
  const object = { metadata, data: { a: 'b' } };

  expect(fromWire(object as Resource, typed)).toEqual({ ...typed, ...object });
});
