import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import {
  adds,
  changesOnly,
  fewer,
  fits,
  only,
  replacesOne,
} from '#src/carry-out/reach/forms/values.ts';

const Small = z.int().max(9);

describe('what may be written', () => {
  it('is one value only, or nothing', () => {
    expect([only('Honor')('Honor', 'Ignore'), only('Honor')('Ignore', undefined)]).toEqual([
      true,
      false,
    ]);
    expect([only(undefined)(undefined, []), only(undefined)([], [])]).toEqual([true, false]);
  });

  it('is any value of a form', () => {
    expect([fits(() => Small)(3, 80), fits(() => Small)('3', 80)]).toEqual([true, false]);
  });

  it.each([
    [[1, 2], [1], true],
    [[1], undefined, true],
    [[2, 1], [1], false],
    [[2], [1], false],
    [[1, 80], [1], false],
    [{ length: 1 }, undefined, false],
  ])('is a list with more at its end: %j after %j is %s', (value, was, is) => {
    expect(adds(() => Small)(value, was)).toBe(is);
  });

  it.each([
    [[1, 3], [1, 2], true],
    [[1, 2], [1, 2], false],
    [[3, 4], [1, 2], false],
    [[1, 80], [1, 2], false],
    [[1], [1, 2], false],
    [[2], [1, 2], false],
    [[1, 2], [1], false],
    [[1], undefined, false],
  ])('is a list with one item replaced: %j after %j is %s', (value, was, is) => {
    expect(replacesOne(() => Small)(value, was)).toBe(is);
  });

  it.each([
    [{ a: 2, b: 1 }, { a: 1, b: 1 }, true],
    [{ a: 2 }, undefined, true],
    [{ a: 2, b: 2 }, { a: 1, b: 1 }, false],
    [{ b: 1 }, { a: 1, b: 1 }, true],
    [[], undefined, false],
  ])('is an object with another value of one key: %j after %j is %s', (value, was, is) => {
    expect(changesOnly('a')(value, was)).toBe(is);
  });

  it.each([
    [undefined, ['a', 'b'], true],
    [[], ['a', 'b'], true],
    [['b'], ['a', 'b'], true],
    [[{ key: 'a' }], [{ key: 'a' }, { key: 'b' }], true],
    [['a', 'c'], ['a', 'b'], false],
    [['a'], undefined, false],
    ['a', ['a'], false],
  ])('is some of what was there: %j of %j is %s', (value, was, is) => {
    expect(fewer()(value, was)).toBe(is);
  });
});
