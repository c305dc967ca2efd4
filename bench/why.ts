// How long one question takes once the cluster is loaded: `npm run bench`. Prints a table, and JSON with --json.
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';

import { readRecording } from '../src/cluster/recording.ts';
import { investigate } from '../src/investigation/investigate.ts';
import { recorded } from '../src/world/recorded.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    snapshot: { type: 'string', default: 'recordings/inc-000-1' },
    target: { type: 'string', default: 'web-6c7c' },
    json: { type: 'boolean', default: false },
  },
});

const source = recorded(await readRecording(values.snapshot));
const times: number[] = [];
for (let run = 0; run <= Number(values.runs); run++) {
  const begun = performance.now();
  const found = await investigate(
    { query: { text: values.target } },
    { loader: { load: async () => source }, cluster: 'recorded', lang: 'en' },
  );
  if (found.is !== 'answer') throw new Error(`${values.target} in ${values.snapshot}: ${found.is}`);
  if (run > 0) times.push(performance.now() - begun); // the first one compiles
}

const sorted = times.toSorted((a, b) => a - b);
const result = {
  question: `why ${values.target}`,
  snapshot: values.snapshot,
  runs: times.length,
  ms: { min: at(0), median: at(0.5), max: at(1) },
  heapMB: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
  machine: {
    node: process.version,
    cpu: cpus()[0]?.model.trim(),
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
  },
};
if (values.json) console.log(JSON.stringify(result, undefined, 2));
else
  console.table({ [result.question]: { runs: result.runs, ...result.ms, heapMB: result.heapMB } });

function at(quantile: number): number {
  const time = sorted[Math.round(quantile * (sorted.length - 1))] ?? Number.NaN;
  return Math.round(time * 10) / 10;
}
