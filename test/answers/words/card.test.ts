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

const revision = (role: 'canary' | 'stable', ready: number, wanted: number) =>
  ({ role, hash: role, images: [], wanted, ready, pods: [] }) as const;
const CANARY = {
  ...CARD,
  strategy: 'canary',
  state: 'paused',
  pods: { wanted: 3, updated: 1, available: 4 },
} as const;

it('counts the pods of two revisions apart, as both together may be more than are wanted', () => {
  const revisions = [revision('canary', 1, 1), revision('stable', 3, 3)];

  const [line] = headLines({ ...CANARY, revisions }, 'en');

  expect(line).toBe('Canary: paused. 3 pods wanted; new: 1 of 1 ready, old: 3 of 3 ready.');
});

it.each([
  ['fails', 0, 20, true],
  ['is served by a pod that is ready', 1, 20, false],
  ['is none', 0, 0, false],
] as const)('says whether the traffic of a new revision %s', (_, ready, actual, isLost) => {
  const weight = { set: 20, actual, of: 100 };
  const revisions = [revision('canary', ready, 1), revision('stable', 3, 3)];

  const lines = headLines({ ...CANARY, revisions, weight }, 'en').join('\n');

  expect(lines.includes('20 % of the traffic goes to the new revision')).toBe(isLost);
});

it('says that an update was promoted to its end', () => {
  const lines = headLines({ ...CANARY, promotesFully: true }, 'en').join('\n');

  expect(lines).toContain('`status.promoteFull`');
});

it('says why dynamicStableScale removes no stable pod yet', () => {
  const revisions = [revision('canary', 0, 1), revision('stable', 2, 2)];

  const lines = headLines({ ...CANARY, revisions, keepsStable: true }, 'en').join('\n');

  expect(lines).toContain('3 pods are wanted, 1 new and 2 stable: `dynamicStableScale` is set');
});
