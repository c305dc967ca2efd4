import { describe, expect, it } from '@jest/globals';

import { present } from '#src/text/present.ts';

describe('the fields that have a value', () => {
  it('keep their order and their values', () => {
    expect(JSON.stringify(present({ since: '12:00', count: 2, isLate: true }))).toBe(
      '{"since":"12:00","count":2,"isLate":true}',
    );
  });

  it.each([undefined, null, false, '', 0])('leave out %p', (value) => {
    expect(present({ value, other: 'there' })).toStrictEqual({ other: 'there' });
  });
});
