import { expect, it } from '@jest/globals';

import { levelOf } from '#src/readings/logs/level-of.ts';

const passedOn = (msg: string) => JSON.stringify({ level: 'info', msg });

it.each([
  ['error', passedOn('2026-01-01 20:01:10,914 [23] ERROR: not empty')],
  ['info', passedOn('2026-01-01 20:01:10,914 [23] INFO: no errors')],
  ['info', passedOn('retrying after ERROR')],
  ['error', 'ERROR: no such bucket'],
])('is %s in %s', (level, text) => {
  expect(levelOf(text)).toBe(level);
});
