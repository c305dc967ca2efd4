import { expect, it } from '@jest/globals';

import { shortened } from '#src/text/shortened.ts';

it('leaves a text as it is that is short enough', () => {
  expect(shortened('not found', 9)).toBe('not found');
});

it('keeps the beginning of a long text and its end, where the reason stands', () => {
  const said = `failed to pull image "${'a'.repeat(300)}": 401 Unauthorized`;

  const short = shortened(said, 60);

  expect(short).toHaveLength(60);
  expect(short).toMatch(/^failed to pull image "a+ … a+": 401 Unauthorized$/);
});
