import { expect, it } from '@jest/globals';

import { headLines } from '#src/answers/words/card.ts';

const CARD = {
  workload: { kind: 'apps/StatefulSet', namespace: 'shop', name: 'cart' },
  strategy: 'rolling',
  state: 'done',
  at: '2026-01-01T00:00:00Z',
  revisions: [],
  analyses: [],
} as const;

it.each([
  [3, 'Rolling update: done. All 3 pods are updated and available.'],
  [1, 'Rolling update: done. 1 of 3 pods updated, 3 available.'],
])('says of an update that is done how many pods it has come to: %i', (updated, line) => {
  const card = { ...CARD, pods: { wanted: 3, updated, available: 3 } };

  expect(headLines(card, 'en')).toEqual([line]);
});
