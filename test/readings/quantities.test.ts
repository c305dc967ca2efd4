import { describe, expect, it } from '@jest/globals';

import { amountOf, written, writtenApart } from '#src/readings/quantities.ts';

describe('quantities', () => {
  it.each([
    ['cpu', '100m', 100],
    ['cpu', '1.1', 1100],
    ['cpu', '100u', 1],
    ['memory', '1Gi', 1_073_741_824],
    ['memory', '1.5G', 1_500_000_000],
    ['memory', '1e3', 1000],
    ['memory', '128974848', 128_974_848],
    ['memory', '1500m', 2],
    ['nvidia.com/gpu', '1', 1],
  ])('of %s %s are %d', (resource, quantity, amount) => {
    expect(amountOf(resource, quantity)).toBe(amount);
  });

  it.each([
    ['cpu', 900, '900m'],
    ['cpu', 2000, '2'],
    ['memory', 1_610_612_736, '1.5Gi'],
    ['memory', 0, '0'],
    ['nvidia.com/gpu', 1, '1'],
    ['nvidia.com/gpu', 2048, '2048'],
    ['pods', 2048, '2048'],
    ['ephemeral-storage', 1024, '1Ki'],
    ['hugepages-2Mi', 2_097_152, '2Mi'],
    ['example.com/hugepages-2Mi', 2048, '2048'],
  ])('of %s %d are written %s', (resource, amount, text) => {
    expect(written(resource, amount)).toBe(text);
  });

  it.each([
    ['memory', '15300Mi', '15232Mi', ['15300Mi', '15232Mi']],
    ['memory', '2Gi', '1Gi', ['2Gi', '1Gi']],
    ['memory', '1Gi', '1Gi', ['1Gi', '1Gi']],
    ['memory', '1073741825', '1073741824', ['1073741825', '1073741824']],
    ['cpu', '1001m', '1', ['1001m', '1']],
  ])('of %s, %s and %s, are told apart', (resource, a, b, texts) => {
    expect(writtenApart(resource, amountOf(resource, a), amountOf(resource, b))).toEqual(texts);
  });
});
