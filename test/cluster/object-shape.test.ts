import { expect, it } from '@jest/globals';

import { ObjectShape } from '#src/cluster/object-shape.ts';
import { nested } from '#test/support/nested.ts';

const pod = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web-1' },
  spec: { any: ['thing'] },
};

it('keeps all that an object holds', () => {
  expect(ObjectShape.parse(pod)).toEqual(pod);
});

it.each([
  ['apiVersion', { ...pod, apiVersion: 5 }],
  ['metadata.labels', { ...pod, metadata: { name: 'a', labels: ['x'] } }],
  ['metadata.labels.version', { ...pod, metadata: { name: 'a', labels: { version: 1.5 } } }],
  ['metadata.ownerReferences.0', { ...pod, metadata: { name: 'a', ownerReferences: ['web'] } }],
  ['involvedObject.name', { ...pod, involvedObject: { name: {} } }],
  ...['--all', '..', 'a/b', '%2e'].map(
    (name) => ['metadata.name', { ...pod, metadata: { name } }] as const,
  ),
])('says where another type stands: %s', (where, object) => {
  const { error } = ObjectShape.safeParse(object);

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([where]);
});

it('that nests too deep is refused, and said so', () => {
  const deep = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'web' }, spec: nested(20_000) };

  const { error } = ObjectShape.safeParse(deep);

  expect(error?.issues).toMatchObject([{ message: 'nests too deep for any object of Kubernetes' }]);
});
