import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { endOfValue } from '#src/cluster/live/end-of-value.ts';

it('finds the end of a value, and none where it does not end', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (value, after) => {
      const text = JSON.stringify(value);
      const bytes = Buffer.from(text);

      expect(endOfValue(Buffer.from(text + after), 0)).toBe(bytes.length);
      expect(endOfValue(bytes.subarray(0, -1), 0)).toBe(-1);
    }),
  );
});
