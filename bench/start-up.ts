// What it takes to start the built program, as a process of its own: `npm run bench`. Fails over a limit; --json prints
// JSON. Times are multiples of what `node -e 0` takes beside it, as that depends less on the machine and its load.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { machine } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  },
});

/** Processor time, the system's included, in ms, and memory at most resident in MiB. */
const Usage = z.object({ cpu: z.number(), memory: z.number() });
type Usage = z.infer<typeof Usage>;
const PROGRAM = 'bin/kubewhy.mjs';
const RECORDING = 'recordings/inc-000-1';
const NOTHING = ['-e', '0'];
/** `times` of what node takes for nothing, `memory` in MiB. */
const LIMITED = [
  { args: ['--version'], limits: { times: 2.5, memory: 100 } },
  { args: ['why', 'web-6c7c', '--snapshot', RECORDING], limits: { times: 8, memory: 100 } },
] as const;

if (!existsSync('dist/main.js'))
  throw new Error('There is no dist/main.js: npm run build makes it.');
for (const { args } of LIMITED) usageOf([PROGRAM, ...args]); // writes the compile cache
const rounds = Array.from({ length: Number(values.runs) }, () => ({
  nothing: usageOf(NOTHING),
  each: LIMITED.map(({ args }) => usageOf([PROGRAM, ...args])),
}));

const results = LIMITED.map(({ args, limits }, at) => {
  const used = rounds.flatMap(({ nothing, each }) => {
    const one = each[at];
    return one ? [{ ...one, times: one.cpu / nothing.cpu }] : [];
  });
  return {
    what: `kubewhy ${args.join(' ')}`,
    cpu: median(used.map(({ cpu }) => cpu)),
    times: median(used.map(({ times }) => times)),
    memory: median(used.map(({ memory }) => memory)),
    limits,
  };
});

if (values.json) console.log(JSON.stringify({ results, machine: machine() }, undefined, 2));
else {
  console.table(
    results.map(({ limits, ...result }) => ({
      ...result,
      limits: `${limits.times} times, ${limits.memory} MiB`,
    })),
  );
  console.log(machine());
}
const over = results.filter(
  ({ times, memory, limits }) => times > limits.times || memory > limits.memory,
);
for (const { what, times, memory, limits } of over) {
  console.error(
    `${what}: ${times} times node, ${memory} MiB; the limits are ${limits.times} times and ${limits.memory} MiB.`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;

function usageOf(args: readonly string[]): Usage {
  const { status, output } = spawnSync(
    process.execPath,
    ['--require', './bench/support/usage.cjs', ...args],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , said, usage] = output;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${said}`);
  return Usage.parse(JSON.parse(usage ?? ''));
}

function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  return Math.round(middle * 10) / 10;
}
