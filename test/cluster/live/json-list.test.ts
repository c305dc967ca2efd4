import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { jsonList } from '#src/cluster/live/json-list.ts';

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));

/** The objects of a text that comes in in pieces of that length, and what ends it. */
function taken(text: string, length = Math.max(1, Buffer.byteLength(text))) {
  const items: unknown[] = [];
  const list = jsonList((object) => {
    const item: unknown = parsed(object);
    if (item !== undefined) items.push(item);
    return item !== undefined;
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) list.add(bytes.subarray(at, at + length));
  return { items, end: list.end() };
}

describe('a list in JSON', () => {
  it('holds each object, whatever stands in it, however it is indented and in whatever pieces it comes', () => {
    const indents = fc.constantFrom(0, 2);
    const lengths = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(objects, indents, fc.boolean(), lengths, (items, indent, isLast, length) => {
        const metadata = { continue: 'next', resourceVersion: '7' };
        const list = isLast ? { kind: 'PodList', metadata, items } : { items, metadata };

        const found = taken(JSON.stringify(list, undefined, indent), length);

        const end = isLast ? { next: 'next', kind: 'PodList' } : { next: 'next' };
        expect(found).toEqual({ items: JSON.parse(JSON.stringify(items)), end });
      }),
    );
  });

  it('hands on each object before the next one is there', () => {
    const items: string[] = [];
    const list = jsonList((object) => items.push(object.toString()) > 0);

    list.add(Buffer.from('{"items":[{"a":1},{"b"'));

    expect(items).toEqual(['{"a":1}']);
  });

  it('ends no object within a list of its own, though what is in there begins like it', () => {
    const items = [{ a: [{ a: 1 }, { a: 'b' }] }, { a: [{ a: '},{"a":' }, { a: {} }] }, { b: 3 }];

    expect(taken(JSON.stringify({ metadata: {}, items }))).toEqual({
      items,
      end: { next: undefined },
    });
  });

  it.each([
    ['has none', '{"metadata":{},"items":[]}'],
    ['has null for them', '{"metadata":{},"items":null}'],
  ])('that %s is empty', (_, body) => {
    expect(taken(body)).toEqual({ items: [], end: { next: undefined } });
  });

  it.each([
    ['a page of a proxy', '<html>"items": [</html>'],
    ['another object', '{"kind":"Status","message":"no \\"items\\":[1]"}'],
    ['a list of something else', '{"items":[1]}'],
    ['a list of lists', '{"items":[[1]]}'],
    ['one that ends in the middle of an object', '{"items":[{"a":"}'],
    ['one that ends between two', '{"items":[{"a":"b"},'],
  ])('is not %s', (_, body) => {
    expect(taken(body).end).toBeUndefined();
  });
});

/** The JSON of these bytes; undefined where they are none. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
