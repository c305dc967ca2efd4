import { expect, it } from '@jest/globals';

import { leftOpen } from '#src/engine/left-open.ts';
import type { Noted } from '#src/world/open-world.ts';
import { thing } from '#test/support/rules.ts';

const read = { get: thing('web') };

it.each<[string, Noted, boolean, boolean]>([
  ['a refused read', { read, why: 'forbidden' }, true, true],
  [
    'one of what few may read',
    { read, why: 'forbidden', leavesNothingOpen: 'always' },
    false,
    false,
  ],
  [
    'one that may still be loaded',
    { read, why: 'not-loaded', leavesNothingOpen: 'always' },
    true,
    true,
  ],
  [
    'a log of a sampled pod',
    { read, why: 'forbidden', leavesNothingOpen: 'in-trouble' },
    true,
    false,
  ],
])('%s counts where it leaves something open', (_, noted, isOpenInPeace, isOpenInTrouble) => {
  expect(leftOpen([noted], false)).toHaveLength(Number(isOpenInPeace));
  expect(leftOpen([noted], true)).toHaveLength(Number(isOpenInTrouble));
});

it('leaves no mark on what counts', () => {
  const marked = { read, why: 'not-loaded', leavesNothingOpen: 'always' } as const;

  expect(leftOpen([marked], true)).toEqual([{ read, why: 'not-loaded' }]);
});
