import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { compare } from '#test/integration/scheduler/compare.ts';
import { startOracle, type Oracle } from '#test/integration/scheduler/oracle.ts';

const WORLDS = 1000;

let oracle: Oracle;

beforeAll(async () => {
  oracle = await startOracle();
});

afterAll(() => oracle.stop());

test('we place pods where kube-scheduler would, and reject nodes for its reasons', async () => {
  const seed = Number(process.env['KUBEWHY_SEED'] ?? Date.now() % 2 ** 31);

  const outcome = await compare(oracle, { worlds: WORLDS, seed });

  process.stderr.write(`scheduler: ${outcome.worlds} random worlds, seed ${seed}\n`);
  expect(outcome.disagreement).toBeUndefined();
  expect(outcome.worlds).toBe(WORLDS);
  expect(outcome.manyRules).toBeGreaterThanOrEqual(WORLDS / 2);
});
