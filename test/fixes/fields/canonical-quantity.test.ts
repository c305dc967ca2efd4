import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { canonicalQuantity } from '#src/fixes/fields/canonical-quantity.ts';
import { exactAmountOf } from '#src/readings/quantities.ts';

describe('a quantity as the API server stores it', () => {
  it.each([
    ['1024Mi', '1Gi'],
    ['1000Mi', '1000Mi'],
    ['1.5Gi', '1536Mi'],
    ['0.5', '500m'],
    ['1000m', '1'],
    ['1500m', '1500m'],
    ['1000', '1k'],
    ['0.5Ki', '512'],
    ['0Mi', '0'],
    ['0.0001', '0.0001'],
    ['much', 'much'],
  ])('%s is %s', (text, stored) => {
    expect(canonicalQuantity(text)).toBe(stored);
  });

  it('is as much as before, and stays as it is', () => {
    const suffix = fc.constantFrom('', 'm', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), suffix, (amount, unit) => {
        const stored = canonicalQuantity(`${amount}${unit}`);

        const [is, was] = [stored, `${amount}${unit}`].map((one) => exactAmountOf('memory', one));
        expect(is).toBeCloseTo(was ?? Number.NaN, 3);
        expect(canonicalQuantity(stored)).toBe(stored);
      }),
    );
  });
});
