// How long a scan takes where nearly everything crashes: `npm run bench`. Fails where ten times the pods take more than twelve times as long.
import { parseArgs } from 'node:util';

import { scan } from '../src/engine/scan/scan.ts';
import { rules } from '../src/knowledge/rules.ts';
import { metered } from '../src/world/metered.ts';
import { crashingWorld } from './support/crashing-world.ts';
import { machine, measured, type Measured } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    few: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});

/** Of the time for ten times as many pods. */
const MOST_TIMES = 12;

const few = Number(values.few);
/** Many pods of few workloads, and each pod of a workload of its own. */
const SHAPES = { 'twenty workloads': () => 20, 'one a pod': (pods: number) => pods };
const rows = Object.entries(SHAPES).flatMap(([shape, workloads]) =>
  [few, 10 * few].map((pods) => ({ shape, pods, workloads: workloads(pods) })),
);
const results: (Measured & Readonly<{ shape: string; pods: number; troubles: number }>)[] = [];
for (const { shape, pods, workloads } of rows) {
  const source = crashingWorld(pods, workloads);
  const loader = metered({ load: async () => source });
  let troubles = 0;
  const took = await measured(Number(values.runs), async () => {
    troubles = (await scan(undefined, loader, rules)).troubles.length;
  });
  results.push({ shape, pods, troubles, ...took });
}

const times = Object.keys(SHAPES).map((shape) => {
  const [small, large] = results.filter((one) => one.shape === shape);
  return { shape, times: (large?.min ?? Infinity) / (small?.min ?? 1) };
});
if (values.json) console.log(JSON.stringify({ results, times, machine: machine() }, undefined, 2));
else {
  console.table(results);
  for (const one of times)
    console.log(
      `${one.shape}: ten times the pods take ${one.times.toFixed(1)} times as long (limit ${MOST_TIMES}).`,
    );
  console.log(machine());
}
if (!times.every((one) => one.times <= MOST_TIMES)) process.exitCode = 1;
