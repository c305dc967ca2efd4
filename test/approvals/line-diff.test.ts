import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { lineDiff } from '#src/approvals/line-diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });

it('leads from the one text to the other, and keeps what is the same', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = lineDiff(before, after);

      const [old, fresh] = ['+', '-'].map((left) => diff.filter(({ sign }) => sign !== left));
      expect(old?.map(({ text }) => text)).toEqual(before);
      expect(fresh?.map(({ text }) => text)).toEqual(after);
    }),
  );
});

it('changes nothing where nothing has changed', () => {
  fc.assert(
    fc.property(lines, (same) => {
      expect(lineDiff(same, same).every(({ sign }) => sign === ' ')).toBe(true);
    }),
  );
});
