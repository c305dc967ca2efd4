import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { playSeeds } from '#test/hostile/play-seeds.ts';
import { recordedArenas } from '#test/hostile/recorded-arenas.ts';
import { warmUp } from '#test/hostile/warm-up.ts';

const SEEDS = 40;
const AMONG = [
  'cp-deployment-healthy',
  'missing-config',
  'oom-limit',
  'rollout-healthy',
  'spread-tainted-domain-2',
  'svc-selector-mismatch-2',
];
const scratch = mkdtempSync(join(tmpdir(), 'kubewhy-hostile-'));

beforeAll(() => warmUp(scratch));
afterAll(() => rmSync(scratch, { recursive: true }));

it('answers about clusters that answer badly, in time, with nothing made up and nothing leaked', async () => {
  const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);

  const played = await playSeeds(seeds, recordedArenas(AMONG), scratch);

  const wrong = played.flatMap(({ seed, drawn, faults }) =>
    faults.map((fault) => `seed ${seed} (${drawn}): ${fault}`),
  );
  expect(wrong).toEqual([]);
  expect(played).toHaveLength(SEEDS);
});
