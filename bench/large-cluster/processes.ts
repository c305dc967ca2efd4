import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

import { z } from 'zod';

import type { Loader } from '../../src/domain/ports.ts';
import { scanOf, why } from './asked.ts';
import { toldToBareClient } from './bare-client.ts';
import type { NotingApi } from './cost.ts';
import { countedWire, type Wire } from './counted-wire.ts';
import type { Row } from './row.ts';

const RUNS = 5;
/** `goal`: in ms. */
type Question = Readonly<{
  args: readonly string[];
  ask: (loader: Loader) => Promise<unknown>;
  goal: number;
}>;
const QUESTIONS: readonly Question[] = [
  { ...whyIn('team-0'), goal: 400 },
  { ...whyIn('team-7'), goal: 400 },
  { ...scanIn('team-0'), goal: 600 },
  { ...scanIn('team-30'), goal: 600 },
  { args: ['scan', '-A'], ask: scanOf, goal: 2_000 },
];
const LIMITS = { wire: 12, memory: 160, times: 2.5 };
const BARE = ['bench/support/bare-client.cjs'];
const Usage = z.object({ cpu: z.number(), memory: z.number() });

/**
 * What questions cost that are asked as a person asks them, each in a process of its own, beside a bare client that only
 * makes the same requests and parses what comes: the fastest of each, by turns.
 */
export async function processes(
  kubeconfig: string,
  api: NotingApi,
  folder: string,
): Promise<readonly Row[]> {
  const wire = await countedWire(kubeconfig, join(folder, 'kubeconfig'));
  try {
    const rows: (readonly Row[])[] = [];
    for (const question of QUESTIONS) rows.push(await measured(question, api, wire));
    return rows.flat();
  } finally {
    wire.close();
  }
}

async function measured(
  { args, ask, goal }: Question,
  api: NotingApi,
  wire: Wire,
): Promise<readonly Row[]> {
  const told = await toldToBareClient(wire.kubeconfig, api, ask);
  const program = ['bin/kubewhy.mjs', ...args, '--kubeconfig', wire.kubeconfig];
  const [own, bare] = [[] as Run[], [] as Run[]];
  for (let turn = 0; turn < RUNS; turn++) {
    own.push(await ran(program, wire));
    bare.push(await ran(BARE, wire, told));
  }
  const [best, floor] = [fastest(own), fastest(bare)];
  const what = `process: kubewhy ${args.join(' ')}`;
  return [
    { what, value: best.ms, unit: 'ms', goal },
    { what: `${what}, bare client`, value: floor.ms, unit: 'ms', goal },
    {
      what: `${what}, to a bare client`,
      value: best.ms / floor.ms,
      unit: 'times',
      limit: LIMITS.times,
    },
    { what: `${what}, processor`, value: best.cpu, unit: 'ms' },
    { what: `${what}, bare client, processor`, value: floor.cpu, unit: 'ms' },
    { what: `${what}, received`, value: best.bytes / 1e6, unit: 'MB', limit: LIMITS.wire },
    { what: `${what}, resident`, value: best.memory, unit: 'MiB', limit: LIMITS.memory },
  ];
}

function whyIn(namespace: string) {
  const args = ['why', 'deploy/broken', '-n', namespace];
  return { args, ask: async (loader: Loader) => await why(namespace, loader) };
}

function scanIn(namespace: string) {
  const args = ['scan', '-n', namespace];
  return { args, ask: async (loader: Loader) => await scanOf(loader, namespace) };
}

type Run = z.infer<typeof Usage> & Readonly<{ ms: number; bytes: number }>;

async function ran(args: readonly string[], wire: Wire, input = ''): Promise<Run> {
  const before = wire.received();
  const begun = performance.now();
  const child = spawn(process.execPath, ['--require', './bench/support/usage.cjs', ...args], {
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const [said, used] = await Promise.all([
    text(child.stdio[2] as NodeJS.ReadableStream),
    json(child.stdio[3] as NodeJS.ReadableStream).then((all) => Usage.parse(all)),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')}: ${said}`);
  return { ...used, ms: performance.now() - begun, bytes: wire.received() - before };
}

function fastest(runs: readonly Run[]): Run {
  return runs.reduce((best, one) => (one.ms < best.ms ? one : best));
}
