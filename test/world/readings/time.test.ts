import { describe, expect, it } from '@jest/globals';

import { timeIn } from '#src/world/readings/time.ts';

describe('a time in a text', () => {
  it('is that time', () => {
    expect(timeIn('2026-01-01T10:00:00Z')).toBe('2026-01-01T10:00:00Z');
  });

  it.each([['‹20·4b227777›'], [undefined], ['']])('is none in %s', (text) => {
    expect(timeIn(text)).toBeUndefined();
  });
});
