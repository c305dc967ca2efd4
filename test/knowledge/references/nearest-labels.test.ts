import { expect, it } from '@jest/globals';

import { nearestLabels } from '#src/knowledge/references/nearest-labels.ts';
import { labelled, named } from '#test/support/objects.ts';

const pod = (labels: Record<string, string>) => labelled(named('Pod', 'web-1'), labels);
const over = { ...pod({ app: 'web', tier: 'b' }), status: { phase: 'Failed' } };

it.each([
  [
    'another value of one label',
    { app: 'web', tier: 'a' },
    pod({ app: 'web', tier: 'b' }),
    { key: 'tier', has: 'b' },
  ],
  ['one label less', { app: 'web', tier: 'a' }, pod({ app: 'web' }), { key: 'tier' }],
  [
    'a like value of the only one',
    { app: 'web-api' },
    pod({ app: 'web' }),
    { key: 'app', has: 'web' },
  ],
  ['a value like the name of who asks', { run: 'x' }, pod({ run: 'front' }), { has: 'front' }],
])('is what has %s', (_, wanted, candidate, expected) => {
  expect(nearestLabels(wanted, 'front', [candidate])).toMatchObject(expected);
});

it.each([
  ['differs in two labels', { app: 'web', tier: 'a' }, pod({ app: 'cart', tier: 'b' })],
  ['has nothing to do with the only label', { app: 'web' }, pod({ app: 'cart' })],
  ['is over', { app: 'web', tier: 'a' }, over],
])('is none that %s', (_, wanted, candidate) => {
  expect(nearestLabels(wanted, 'front', [candidate])).toBeUndefined();
});

it('is what has the likest value, whichever comes first', () => {
  const wanted = { app: 'web', tier: 'frontnd' };
  const all = ['worker', 'frontend'].map((tier) => pod({ app: 'web', tier }));

  expect(nearestLabels(wanted, 'web', [pod({ app: 'web' }), ...all])).toMatchObject({
    has: 'frontend',
  });
});
