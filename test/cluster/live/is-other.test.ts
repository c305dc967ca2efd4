import { expect, it } from '@jest/globals';

import { isOther } from '#src/cluster/live/is-other.ts';

const wanted = { apiVersion: 'v1', kind: 'Pod', namespace: 'shop', name: 'web' };
const metadata = { namespace: 'shop', name: 'web' };

it.each([
  ['another name', { metadata: { ...metadata, name: 'api' } }],
  ['another namespace', { metadata: { ...metadata, namespace: 'bank' } }],
  ['another kind', { kind: 'Node', metadata }],
  ['another version', { apiVersion: 'acme.io/v1', kind: 'Pod', metadata }],
])('what has %s is another object', (_, object) => {
  expect(isOther(object, wanted)).toBe(true);
});

it.each([
  ['says all that was asked for', { apiVersion: 'v1', kind: 'Pod', metadata }],
  ['does not say its kind, as those of a list', { metadata }],
])('what %s is the one', (_, object) => {
  expect(isOther(object, wanted)).toBe(false);
});

it('what has a namespace is none of a kind that has none', () => {
  const node = { apiVersion: 'v1', kind: 'Node', namespace: '', name: 'web' };

  expect(isOther({ metadata }, node)).toBe(true);
  expect(isOther({ metadata: { name: 'web' } }, node)).toBe(false);
});

it('any name will do where none was asked for', () => {
  expect(isOther({ metadata }, { apiVersion: 'v1', kind: 'Pod', namespace: 'shop' })).toBe(false);
});
