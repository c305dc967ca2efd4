import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { placesIn } from '#src/knowledge/references/places.ts';

const object = { spec: { rules: [{ to: 'a', port: 1 }, {}, { to: 'b' }], 'x/y': { '~': 'c' } } };

describe('the places of an object', () => {
  it.each([
    [
      'each of a list, with what stands beside it',
      '/spec/rules/*/to',
      [
        { path: '/spec/rules/0/to', value: 'a', siblings: { to: 'a', port: 1 } },
        { path: '/spec/rules/2/to', value: 'b' },
      ],
    ],
    ['a key with a slash and a tilde', '/spec/x~1y/~0', [{ path: '/spec/x~1y/~0', value: 'c' }]],
    ['nothing where there is no list', '/spec/*', []],
    ['nothing where the path ends early', '/spec/rules/*/to/name', []],
  ])('are %s', (_, at, expected) => {
    expect(placesIn(object, at)).toMatchObject(expected);
  });

  it('are each where its own path leads', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string({ minLength: 1 }) })), (list) => {
        const places = placesIn({ list }, '/list/*/name');

        expect(places).toHaveLength(list.length);
        for (const { path, value } of places) {
          expect(list[Number(path.split('/')[2])]?.name).toBe(value);
        }
      }),
    );
  });
});
