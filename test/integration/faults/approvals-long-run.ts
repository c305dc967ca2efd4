// Plays random approvals on a real Redis, again and again, and a tenth as many reviews: npm run test:approvals -- --runs 100000 --seed 7
import { parseArgs } from 'node:util';

import { isBroken, playApprovals } from '#test/integration/faults/play-approvals.ts';
import { isClickBroken, playClicks } from '#test/integration/faults/play-clicks.ts';
import { startRedis, UNKEPT } from '#test/integration/support/redis.ts';

/** So many schedules share one Redis; of reviews, which take several times as long, a tenth. */
const ROUND = 1_000;
const CLICKED = 10;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const first = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31);
const runs = Number(values.runs);
console.log(`${runs} schedules, seed ${first}`);

const started = Date.now();
for (let done = 0; done < runs && process.exitCode === undefined; done += ROUND) {
  const seed = first + done / ROUND;
  const redis = await startRedis(UNKEPT);
  try {
    const count = Math.min(ROUND, runs - done);
    const { played, deaths } = await playApprovals(redis.url, count, seed);
    const clicks = await playClicks(redis.url, Math.ceil(count / CLICKED), seed);
    const broken = [...played.filter(isBroken), ...clicks.played.filter(isClickBroken)];
    console.log(
      `seed ${seed}: ${played.length} approvals, ${deaths} remediators killed;`,
      `${clicks.played.length} reviews, ${clicks.deaths} gateways killed`,
    );
    if (broken.length > 0) {
      console.error(`seed ${seed}:`, JSON.stringify(broken, null, 2));
      process.exitCode = 1;
    }
  } finally {
    await redis.stop();
  }
}
const seconds = Math.round((Date.now() - started) / 1000);
if (process.exitCode === undefined)
  console.log(
    `${runs} schedules in ${seconds} s: one outcome each, and no effect but what that says`,
  );
