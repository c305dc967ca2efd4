// Compares our placements with kube-scheduler's in many random worlds: npm run test:scheduler -- --worlds 50000 --seed 7
import { parseArgs } from 'node:util';

import { compare } from '#test/integration/scheduler/compare.ts';
import { startOracle } from '#test/integration/scheduler/oracle.ts';

const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '50000' }, seed: { type: 'string' } },
});
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31);
console.log(`${values.worlds} worlds, seed ${seed}`);

const oracle = await startOracle();
const started = Date.now();
const { worlds, manyRules, placed, preempted, disagreement } = await compare(oracle, {
  worlds: Number(values.worlds),
  seed,
});
oracle.stop();

const seconds = (Date.now() - started) / 1000;
const share = (count: number) => `${Math.round((100 * count) / worlds)} %`;
console.log(
  `${worlds} worlds in ${seconds.toFixed(1)} s: ${Math.round(worlds / seconds)} a second`,
);
console.log(`several rules rejected nodes in ${share(manyRules)}`);
console.log(`placed in ${share(placed)}, by preemption in ${share(preempted)}`);
if (disagreement) {
  console.log(`\nThey disagree:\n${disagreement}`);
  process.exitCode = 1;
}
