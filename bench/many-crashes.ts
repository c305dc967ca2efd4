// How long a scan takes where nearly everything crashes: `npm run bench`. Fails where ten times the pods take more than twelve times as long.
import { parseArgs } from 'node:util';

import { scan } from '../src/engine/scan/scan.ts';
import { rules } from '../src/knowledge/rules.ts';
import { metered } from '../src/world/metered.ts';
import { crashingWorld } from './support/crashing-world.ts';
import { machine, measured } from './support/measured.ts';

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
const results = [];
for (const pods of [few, 10 * few]) {
  const source = crashingWorld(pods);
  const loader = metered({ load: async () => source });
  let troubles = 0;
  const took = await measured(Number(values.runs), async () => {
    troubles = (await scan(undefined, loader, rules)).troubles.length;
  });
  results.push({ pods, troubles, ...took });
}

const [small, large] = results;
const times = (large?.min ?? Infinity) / (small?.min ?? 1);
if (values.json) console.log(JSON.stringify({ results, times, machine: machine() }, undefined, 2));
else {
  console.table(results);
  console.log(`Ten times the pods take ${times.toFixed(1)} times as long (limit ${MOST_TIMES}).`);
  console.log(machine());
}
if (!(times <= MOST_TIMES)) process.exitCode = 1;
