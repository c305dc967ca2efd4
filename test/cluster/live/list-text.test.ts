import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { endOfValue, listText } from '#src/cluster/live/list-text.ts';

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));

describe('the text of a list', () => {
  it('holds each object, whatever stands in it, and however it is indented', () => {
    fc.assert(
      fc.property(objects, fc.constantFrom(0, 2), fc.boolean(), (items, indent, isLast) => {
        const metadata = { continue: 'next', resourceVersion: '7' };
        const list = isLast ? { kind: 'PodList', metadata, items } : { items, metadata };

        const found = listText(JSON.stringify(list, undefined, indent));

        expect(found?.items.map((text) => JSON.parse(text) as unknown)).toEqual(
          JSON.parse(JSON.stringify(items)),
        );
        expect(found?.next).toBe('next');
      }),
    );
  });

  it.each([
    ['has none', '{"metadata":{},"items":[]}'],
    ['has null for them', '{"metadata":{},"items":null}'],
  ])('that %s is empty', (_, body) => {
    expect(listText(body)).toEqual({ items: [], next: undefined });
  });

  it.each([
    ['a page of a proxy', '<html>"items": [</html>'],
    ['another object', '{"kind":"Status","message":"no \\"items\\":[1]"}'],
    ['a list of something else', '{"items":[1]}'],
    ['a list of lists', '{"items":[[1]]}'],
    ['one that ends in the middle of an object', '{"items":[{"a":"}'],
    ['one that ends between two', '{"items":[{"a":"b"},'],
  ])('is not %s', (_, body) => {
    expect(listText(body)).toBeUndefined();
  });
});

it('finds the end of a value, and none where it does not end', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (value, after) => {
      const text = JSON.stringify(value);

      expect(endOfValue(text + after, 0)).toBe(text.length);
      expect(endOfValue(text.slice(0, -1), 0)).toBe(-1);
    }),
  );
});
