import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { keyOf, keysOf, segment, valueAt } from '#src/text/json-pointer.ts';

describe('a JSON pointer', () => {
  test('names keys with a slash or a tilde', () => {
    expect(segment('nginx.org/a~b')).toBe('nginx.org~1a~0b');
    expect(keysOf('/metadata/annotations/nginx.org~1a~0b/0')).toEqual([
      'metadata',
      'annotations',
      'nginx.org/a~b',
      '0',
    ]);
  });

  test('gives back every key that was made a segment', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(keyOf(segment(key))).toBe(key);
      }),
    );
  });
});

describe('what an object holds at a pointer', () => {
  const object = { spec: { replicas: 2, list: [{ b: 1 }] } };

  test.each([
    ['', object],
    ['/spec/replicas', 2],
    ['/spec/list/0/b', 1],
    ['/spec/list/1', undefined],
    ['/spec/replicas/deeper', undefined],
    ['/spec/toString', undefined],
    ['/other/deeper', undefined],
  ])('at %s', (pointer, value) => {
    expect(valueAt(object, pointer)).toEqual(value);
  });

  test('is nothing below null', () => {
    expect(valueAt({ spec: null }, '/spec/replicas')).toBeUndefined();
  });
});
