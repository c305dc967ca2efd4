import { describe, expect, it } from '@jest/globals';

import { after, isWithin, msIn, secondsLeft, timeIn, written } from '#src/readings/time.ts';

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
    ['1.5h', 5_400_000],
    ['10m5ms', 600_005],
  ])('is that long: %s', (text, ms) => {
    expect(msIn(text)).toBe(ms);
  });

  it.each([['30'], ['soon'], [''], ['for 5s'], ['5s ago'], ['5w']])('is none in "%s"', (text) => {
    expect(msIn(text)).toBeUndefined();
  });
});

it('a time is within a while that it ends, and an unknown one is not', () => {
  const now = '2026-01-01T10:01:00Z';

  expect(isWithin(60_000, '2026-01-01T10:00:00Z', now)).toBe(true);
  expect(isWithin(59_999, '2026-01-01T10:00:00Z', now)).toBe(false);
  expect(isWithin(0, '2026-01-01T10:02:00Z', now)).toBe(true);
  expect(isWithin(60_000, undefined, now)).toBe(false);
});

it.each([
  [60_000, '2026-01-01T10:00:30Z', 30],
  [60_500, '2026-01-01T10:00:30Z', 31],
  [60_000, '2026-01-01T09:00:00Z', 1],
  [60_000, undefined, 1],
])('of %d ms from %s there are %d seconds left, one at least', (ms, since, left) => {
  expect(secondsLeft(ms, since, '2026-01-01T10:01:00Z')).toBe(left);
});

it('a time is written in whole seconds where it is one', () => {
  expect(written(Date.parse('2026-01-01T10:00:00Z'))).toBe('2026-01-01T10:00:00Z');
  expect(written(Date.parse('2026-01-01T10:00:00Z') + 5)).toBe('2026-01-01T10:00:00.005Z');
});
