import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

import { z } from 'zod';

import type { Row } from './row.ts';

const RUNS = 3;
const QUESTIONS = [
  { args: ['why', 'deploy/broken', '-n', 'team-0'], ms: 400 },
  { args: ['why', 'deploy/broken', '-n', 'team-7'], ms: 400 },
  { args: ['scan', '-n', 'team-0'], ms: 600 },
  { args: ['scan', '-n', 'team-30'], ms: 600 },
  { args: ['scan', '-A'], ms: 2_000 },
];
const LIMITS = { wire: 12, memory: 160 };
const Usage = z.object({ memory: z.number() });

/** What questions cost that are asked as a person asks them, each in a process of its own: the fastest of three. */
export async function processes(kubeconfig: string, folder: string): Promise<readonly Row[]> {
  const wire = await countedWire(kubeconfig, join(folder, 'kubeconfig'));
  const rows: Row[] = [];
  try {
    for (const { args, ms: limit } of QUESTIONS) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await asked(args, wire));
      const [best = { ms: NaN, bytes: NaN, memory: NaN }] = runs.toSorted((a, b) => a.ms - b.ms);
      const what = `process: kubewhy ${args.join(' ')}`;
      rows.push(
        { what, value: best.ms, unit: 'ms', limit },
        { what: `${what}, received`, value: best.bytes / 1e6, unit: 'MB', limit: LIMITS.wire },
        { what: `${what}, resident`, value: best.memory, unit: 'MiB', limit: LIMITS.memory },
      );
    }
  } finally {
    wire.close();
  }
  return rows;
}

async function asked(args: readonly string[], wire: Wire) {
  const before = wire.received();
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--require',
      './bench/support/usage.cjs',
      'bin/kubewhy.mjs',
      ...args,
      '--kubeconfig',
      wire.kubeconfig,
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [said, { memory }] = await Promise.all([
    text(child.stdio[2] as NodeJS.ReadableStream),
    json(child.stdio[3] as NodeJS.ReadableStream).then((used) => Usage.parse(used)),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  if (child.exitCode !== 0) throw new Error(`kubewhy ${args.join(' ')}: ${said}`);
  return { ms: performance.now() - begun, bytes: wire.received() - before, memory };
}

/** A way to the API server that counts what comes back, and the file that leads to it. */
type Wire = Readonly<{ kubeconfig: string; received(): number; close(): void }>;

async function countedWire(kubeconfig: string, copy: string): Promise<Wire> {
  const config = readFileSync(kubeconfig, 'utf8');
  const [address = '', host = '', port = ''] = /https:\/\/([\w.-]+):(\d+)/.exec(config) ?? [];
  let bytes = 0;
  const server = createServer((client) => {
    const api = connect(Number(port), host);
    api.on('data', ({ length }) => (bytes += length));
    for (const end of [client, api]) end.on('error', () => end.destroy());
    client.pipe(api).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port: own } = server.address() as AddressInfo;
  writeFileSync(copy, config.replaceAll(address, `https://${host}:${own}`));
  return { kubeconfig: copy, received: () => bytes, close: () => server.close() };
}
