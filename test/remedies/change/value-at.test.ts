import { describe, expect, it } from '@jest/globals';

import { valueAt } from '#src/remedies/change/value-at.ts';

const object = { spec: { replicas: 2, list: [{ b: 1 }] } };

describe('what an object holds at a pointer', () => {
  it.each([
    ['', object],
    ['/spec/replicas', 2],
    ['/spec/list/0/b', 1],
    ['/spec/list/1', undefined],
    ['/spec/replicas/deeper', undefined],
    ['/spec/toString', undefined],
    ['/other/deeper', undefined],
  ])('at %s', (pointer, value) => {
    expect(valueAt(object, pointer)).toEqual(value);
  });

  it('is nothing below null', () => {
    expect(valueAt({ spec: null }, '/spec/replicas')).toBeUndefined();
  });
});
