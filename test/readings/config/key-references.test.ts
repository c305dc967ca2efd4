import { expect, it } from '@jest/globals';

import { keyReferences } from '#src/readings/config/key-references.ts';
import { pod } from '#test/support/objects.ts';

it('are the keys of the environment and of volumes, with where they stand', () => {
  const made = pod({
    container: {
      env: [
        { name: 'A', value: '1' },
        { name: 'B', valueFrom: { secretKeyRef: { name: 'db', key: 'url', optional: true } } },
      ],
    },
    volumes: [
      { name: 'v', configMap: { name: 'pages', items: [{ key: 'index', path: 'index.html' }] } },
      {
        name: 'p',
        projected: { sources: [{ secret: { name: 'tls', items: [{ key: 'crt', path: 'c' }] } }] },
      },
    ],
  });

  expect([...keyReferences(made)]).toEqual([
    {
      object: { kind: 'Secret', namespace: 'shop', name: 'db' },
      key: 'url',
      path: '/spec/containers/0/env/1/valueFrom/secretKeyRef/key',
      container: 'app',
      optional: true,
    },
    {
      object: { kind: 'ConfigMap', namespace: 'shop', name: 'pages' },
      key: 'index',
      path: '/spec/volumes/0/configMap/items/0/key',
      volume: 'v',
    },
    {
      object: { kind: 'Secret', namespace: 'shop', name: 'tls' },
      key: 'crt',
      path: '/spec/volumes/1/projected/sources/0/secret/items/0/key',
      volume: 'p',
    },
  ]);
});
