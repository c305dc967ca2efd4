import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { nothingDouble, type Played, playRun } from '#test/integration/faults/play-run.ts';
import { type Kubewhy, startKubewhy } from '#test/integration/support/kubewhy.ts';

const RUNS = 20;
/** The seeds of these runs are always the same; `npm run test:faults` plays others. */
const FIRST_SEED = 1;

let kubewhy: Kubewhy;
beforeAll(async () => {
  kubewhy = await startKubewhy(undefined, { recording: 'recordings/inc-000-1' });
});
afterAll(() => kubewhy?.stop());

describe('kubewhy', () => {
  it('loses nothing and doubles nothing, whoever is killed and whenever', async () => {
    const played: Played[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      played.push(await playRun(FIRST_SEED + run, kubewhy));
    }

    await nothingDouble(played, kubewhy);
    expect(new Set(played.map(({ victim }) => victim)).size).toBe(4);
  });

  it('ends in the grace period of its pod while Redis is away', async () => {
    await kubewhy.redis.kill();

    const took = await Promise.all(
      (['gateway', 'worker', 'remediator'] as const).map((role) => kubewhy.end(role)),
    );

    for (const ms of took) expect(ms).toBeLessThan(45_000); // as manifests/ say
  });
});
