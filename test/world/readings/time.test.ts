import { describe, expect, it } from '@jest/globals';

import { after, msIn, timeIn } from '#src/world/readings/time.ts';

describe('a time in a text', () => {
  it('is that time', () => {
    expect(timeIn('2026-01-01T10:00:00Z')).toBe('2026-01-01T10:00:00Z');
  });

  it.each([['‹20·4b227777›'], [undefined], ['']])('is none in %s', (text) => {
    expect(timeIn(text)).toBeUndefined();
  });
});

it('says a later time in whole seconds, as Kubernetes does', () => {
  expect(after(90_000, '2026-01-01T10:00:00Z')).toBe('2026-01-01T10:01:30Z');
});

describe('a duration in a text', () => {
  it.each([
    ['1m6.4s', 66_400],
    ['10m', 600_000],
    ['250ms', 250],
    ['1h30m', 5_400_000],
    ['1d', 86_400_000],
  ])('is that long: %s', (text, ms) => {
    expect(msIn(text)).toBe(ms);
  });

  it.each([['30'], ['soon'], ['']])('is none in "%s"', (text) => {
    expect(msIn(text)).toBeUndefined();
  });
});
