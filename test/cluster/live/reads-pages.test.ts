import { describe, expect, it } from '@jest/globals';

import { json, loaded } from '#test/support/api-server.ts';

const podsPath = '/api/v1/namespaces/shop/pods';
const items = (...names: string[]) =>
  names.map((name) => ({ metadata: { name, namespace: 'shop' } }));

describe('a list of several pages', () => {
  it('ends where the pages go round in a circle, and says so', async () => {
    const { source, asked } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: json({ metadata: { continue: 'next' }, items: items('a') }), // again and again
    });

    expect(source.list('Pod', { namespace: 'shop' })).toMatchObject({ items: [{}], gap: 'odd' });
    expect(asked.filter(({ path }) => path === podsPath)).toHaveLength(2);
  });

  it('has an object once that two pages bring', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: [
        json({ metadata: { continue: 'next' }, items: items('a') }),
        json({ items: items('a', 'b') }),
      ],
    });

    expect(source.list('Pod', { namespace: 'shop' }).items).toHaveLength(2);
    expect(source.list('Pod', { namespace: 'shop' })).not.toHaveProperty('gap');
  });
});

it.each([
  ['is empty and not the last', [json({ metadata: { continue: 'a' }, items: [] })], 1],
  [
    'has two objects of one name',
    [
      json({
        items: ['u1', 'u2'].map((uid) => ({ metadata: { name: 'a', namespace: 'shop', uid } })),
      }),
    ],
    1,
  ],
])('a page that %s is odd', async (_, pages, requests) => {
  const { source, asked } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
    [podsPath]: pages,
  });

  expect(source.list('Pod', { namespace: 'shop' }).gap).toBe('odd');
  expect(asked.filter(({ path }) => path === podsPath)).toHaveLength(requests);
});
