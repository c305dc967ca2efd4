// How long one question takes once the cluster is loaded: `npm run bench`. Fails over the limit; --json prints JSON.
import { parseArgs } from 'node:util';

import { investigate } from '../src/answers/investigate.ts';
import { readRecording } from '../src/cluster/recording.ts';
import { metered } from '../src/world/metered.ts';
import { recorded } from '../src/world/recorded.ts';
import { machine, measured } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    snapshot: { type: 'string', default: 'recordings/inc-000-1' },
    target: { type: 'string', default: 'web-6c7c' },
    json: { type: 'boolean', default: false },
  },
});

/** For the median, in ms. */
const LIMIT = 150;

const source = recorded(await readRecording(values.snapshot));
const { min, median, max } = await measured(Number(values.runs), async () => {
  const found = await investigate(
    { query: { text: values.target } },
    { loader: metered({ load: async () => source }), cluster: 'recorded', lang: 'en' },
  );
  if (found.is !== 'answer') throw new Error(`${values.target} in ${values.snapshot}: ${found.is}`);
});

const result = {
  question: `why ${values.target}`,
  snapshot: values.snapshot,
  runs: Number(values.runs),
  ms: { min, median, max },
  limit: LIMIT,
  heapMB: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
  machine: machine(),
};
if (values.json) console.log(JSON.stringify(result, undefined, 2));
else {
  console.table({
    [result.question]: { runs: result.runs, ...result.ms, limit: LIMIT, heapMB: result.heapMB },
  });
  console.log(result.machine);
}
if (median > LIMIT) {
  console.error(`${result.question}: ${median} ms is over the limit of ${LIMIT} ms.`);
  process.exitCode = 1;
}
