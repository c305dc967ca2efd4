import { describe, expect, it } from '@jest/globals';

import { plural } from '#src/text/plural.ts';

describe('the word that goes with a number', () => {
  it('is the first with one, the other with any other', () => {
    expect([0, 1, 2].map((count) => plural(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
  });

  it('has an s unless another is given', () => {
    expect(plural(3, 'claim')).toBe('claims');
  });
});
