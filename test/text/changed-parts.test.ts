import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { changedParts } from '#src/text/changed-parts.ts';

describe('changed parts', () => {
  test('stay the same object or list where nothing changes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.anything())), (whole) => {
        expect(changedParts(whole, (part) => part)).toBe(whole);
      }),
    );
  });

  test('are those of a copy, of which the rest is as it was', () => {
    const [object, list] = [{ a: 'x', b: { c: 1 } }, ['x', 'y']];
    const change = (part: unknown) => (part === 'x' ? 'z' : part);

    const changed = changedParts(object, change);

    expect(changed).toEqual({ a: 'z', b: { c: 1 } });
    expect(changed.b).toBe(object.b);
    expect(changedParts(list, change)).toEqual(['z', 'y']);
    expect([object, list]).toEqual([{ a: 'x', b: { c: 1 } }, ['x', 'y']]);
  });

  test('may have any name that JSON allows', () => {
    const whole = JSON.parse('{"__proto__": "x"}') as object;

    const changed = changedParts(whole, () => 'z');

    expect(JSON.stringify(changed)).toBe('{"__proto__":"z"}');
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  });
});
