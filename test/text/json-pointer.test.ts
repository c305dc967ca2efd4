import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { keyOf, keysOf, segment } from '#src/text/json-pointer.ts';

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
