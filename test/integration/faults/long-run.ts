// Kills roles and Redis at random commands, again and again: npm run test:faults -- --runs 200 --seed 7
import { parseArgs } from 'node:util';

import { openQueues } from '#src/queue/open-queues.ts';
import { nothingDouble, type Played, playRun } from '#test/integration/faults/play-run.ts';
import { startKubewhy } from '#test/integration/support/kubewhy.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string' } },
});
const first = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31);
console.log(`${values.runs} runs, seed ${first}`);

const kubewhy = await startKubewhy(undefined, { recording: 'recordings/inc-000-1' });
const played: Played[] = [];
const started = Date.now();
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    const one = await playRun(first + run, kubewhy);
    played.push(one);
    console.log(`seed ${one.seed}: ${one.victim} at command ${one.at}, ${one.messages} messages`);
  }
  await nothingDouble(played, kubewhy);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${played.length} runs in ${seconds} s: nothing was lost, nothing is double`);
} catch (error) {
  console.error(`seed ${first + played.length}:`, error);
  const queues = openQueues({ url: kubewhy.redis.url });
  console.error(JSON.stringify(await queues.counts()));
  await queues.close(0);
  for (const role of ['gateway', 'worker', 'remediator'] as const) {
    console.error(`── ${role}\n${kubewhy.log(role)}`);
  }
  process.exitCode = 1;
} finally {
  await kubewhy.stop();
}
