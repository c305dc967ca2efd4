import { expect, it } from '@jest/globals';

import { rightClock } from '#src/serve/operations/right-clock.ts';

const ahead = (ms: number) => ({ clockAhead: async () => ms });

it.each([0, 29_000, -29_000])('a clock that is ahead by %d ms is right', async (ms) => {
  await expect(rightClock('gateway', ahead(ms))).resolves.toBeUndefined();
});

it.each([
  [31_000, '31 s ahead of'],
  [-90_000, '90 s behind'],
])('a clock that is ahead by %d ms is not', async (ms, said) => {
  await expect(rightClock('remediator', ahead(ms))).rejects.toThrow(
    `The clock of the remediator is ${said} the clock of Redis`,
  );
});
