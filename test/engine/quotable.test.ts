import { expect, it } from '@jest/globals';

import type { Evidence } from '#src/domain/model.ts';
import { quotable } from '#src/engine/quotable.ts';

const evidence = { source: 'field', on: { kind: 'Pod', name: 'a' }, quote: 'x' } as const;

it('lets through what quotes texts', () => {
  const told = { evidence: [evidence], reason: 'Error' };

  expect(quotable(told)).toBe(told);
});

it.each([
  { evidence: [evidence, { ...evidence, quote: 1e99 }] as unknown as Evidence[] },
  { evidence: { ...evidence, quote: undefined as unknown as string } },
  { evidence, reason: true as unknown as string },
])('refuses what does not: %j', (told) => {
  expect(() => quotable(told)).toThrow('quotes what is no text');
});
