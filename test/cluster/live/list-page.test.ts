import { expect, it } from '@jest/globals';

import { listPage } from '#src/cluster/live/list-page.ts';

const type = { apiVersion: 'v1', kind: 'Pod' };
const web = { metadata: { name: 'web', namespace: 'shop' } };

/** The page that these bytes are, of pods in a namespace. */
function pageOf(list: object, of = type) {
  const page = listPage({ type: of, namespace: 'shop', isToPlace: false });
  page.add(Buffer.from(JSON.stringify(list)));
  return {
    end: page.end(),
    names: page.items.map(({ metadata }) => metadata?.name),
    isOdd: page.isOdd(),
  };
}

it('holds what was asked for, and says where the next one begins', () => {
  const list = {
    kind: 'PodList',
    metadata: { continue: 'next', remainingItemCount: 5 },
    items: [web],
  };

  expect(pageOf(list)).toMatchObject({ end: { next: 'next' }, names: ['web'], isOdd: false });
});

it.each([
  ['of another namespace', { metadata: { name: 'db', namespace: 'bank' } }],
  ['of another kind', { ...web, kind: 'Node' }],
])('keeps nothing %s, and is odd', (_, other) => {
  expect(pageOf({ items: [other, web] })).toMatchObject({ names: ['web'], isOdd: true });
});

it.each([
  ['is a list of others', { kind: 'NodeList', items: [web] }],
  [
    'is the last one, though some are still to come',
    { metadata: { remainingItemCount: 5 }, items: [web] },
  ],
])('is odd where it %s', (_, list) => {
  expect(pageOf(list)).toMatchObject({ names: ['web'], isOdd: true });
});

it('may be called otherwise by who defines the kind', () => {
  const custom = { apiVersion: 'acme.io/v1', kind: 'Sheep' };

  expect(pageOf({ kind: 'Flock', items: [web] }, custom).isOdd).toBe(false);
});
