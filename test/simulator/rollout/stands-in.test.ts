import { describe, expect, it } from '@jest/globals';

import { standsIn } from '#src/simulator/rollout/stands-in.ts';

describe('what is written stands in what runs', () => {
  it.each([
    ['though more was filled in', { a: 1 }, { a: 1, b: 2 }],
    ['though more was filled into an item', [{ name: 'x' }], [{ name: 'x', port: 80 }]],
    ['where nothing is written', {}, undefined],
    ['as null', { a: null }, { a: null }],
  ])('%s', (_, written, runs) => {
    expect(standsIn(written, runs)).toBe(true);
  });

  it.each([
    ['where a value differs', { a: 1 }, { a: 2 }],
    ['where it is not there', { a: 1 }, {}],
    ['where there is nothing to look into', { a: 1 }, 'text'],
    ['where there is null', { a: 1 }, null],
    ['where one item is missing', [1, 2], [1]],
    ['where one is too many', [1], [1, 2]],
    ['where one of many differs', [1, 2], [1, 3]],
    ['where the order differs', [1, 2], [2, 1]],
    ['where a list is none', [1], { 0: 1, length: 1 }],
  ])('but not %s', (_, written, runs) => {
    expect(standsIn(written, runs)).toBe(false);
  });
});
