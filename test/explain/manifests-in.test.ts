import { expect, it } from '@jest/globals';

import { manifestsIn } from '#src/explain/manifests-in.ts';

const WEB = `apiVersion: apps/v1
kind: Deployment
metadata:
  labels:
    name: other
  name: web
  namespace: shop
spec:
  template:
    metadata:
      name: inner`;

it('finds what the documents of a text are, by their own metadata', () => {
  const text = `${WEB}\n---\nkind: Service\nmetadata: {namespace: shop, name: web-service}`;

  expect(manifestsIn(text.split('\n'))).toEqual([
    { kind: 'Deployment', name: 'web', namespace: 'shop' },
    { kind: 'Service', name: 'web-service', namespace: 'shop' },
  ]);
});

it.each([
  'kind: words',
  'metadata:\n  name: web',
  'a log line\nname: web',
  WEB.replace(/^/gm, '  '),
])('finds none in other text (%j)', (text) => {
  expect(manifestsIn(text.split('\n'))).toEqual([]);
});
