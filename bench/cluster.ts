// What a question and a scan cost on a large cluster, live and recorded: `npm run bench:cluster`. Starts a control
// plane of its own, fills it, and fails over a limit. --json prints JSON, --nodes 20 makes a smaller one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { capture } from '../src/cluster/capture.ts';
import { liveLoader } from '../src/cluster/live/live-loader.ts';
import { readRecording } from '../src/cluster/recording.ts';
import { writeRecording } from '../src/cluster/write-recording.ts';
import type { Loader } from '../src/domain/ports.ts';
import { investigate } from '../src/investigation/investigate.ts';
import { scanned } from '../src/investigation/scan.ts';
import { keeping } from '../src/world/keeping.ts';
import { recorded } from '../src/world/recorded.ts';
import { countingApi, cpuSecondsOf } from './large-cluster/cost.ts';
import { largeCluster } from './large-cluster/large-cluster.ts';
import { machine } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});
const nodes = Number(values.nodes);
const rows: Row[] = [];
type Row = Readonly<{ what: string; value: number; unit: string; limit?: number }>;

const { controlPlane, expected, pods } = await largeCluster(
  { nodes, namespaces: Math.max(12, nodes / 2), perNamespace: 10, replicas: 10 },
  (text) => console.error(text),
);
const folder = mkdtempSync(join(tmpdir(), 'kubewhy-bench-'));
try {
  await live();
  await recordedOne();
} finally {
  rmSync(folder, { recursive: true, force: true });
  await controlPlane.group.stop();
}

if (values.json)
  console.log(JSON.stringify({ nodes, pods, rows, machine: machine() }, undefined, 2));
else console.table(rows);
const over = rows.filter(({ value, limit = Infinity }) => value > limit);
for (const { what, value, unit, limit } of over) {
  console.error(`${what}: ${value} ${unit} is over the limit of ${limit}.`);
}
process.exitCode = over.length > 0 ? 1 : 0;

async function live(): Promise<void> {
  const { kubeconfigs, group } = controlPlane;
  const api = await countingApi(kubeconfigs.admin);
  const cpu = () => cpuSecondsOf('kube-apiserver', group.pid);

  await ask(liveLoader(api), { text: 'deploy/app-1', namespace: 'team-1' }); // compiles
  api.requests = 0;
  const target = { text: 'deploy/broken', namespace: 'team-0' };
  const kept = keeping(liveLoader(api));
  const why = await timed(() => ask(kept, target));
  add('live: why, requests', api.requests, 'requests', 40);
  const lists = kept.kept().answered.flatMap(({ read }) => ('list' in read ? [read] : []));
  const floor = await timed(() => liveLoader(api).load(lists));
  add('live: why', why.ms, 'ms');
  add('live: its raw lists', floor.ms, 'ms');
  add('live: why to raw lists', why.ms / floor.ms, 'times', 1.5);

  const [asked, used] = [api.requests, cpu()];
  const scan = await timed(() =>
    scanned(undefined, { loader: liveLoader(api), cluster: 'live', lang: 'en' }),
  );
  add('live: scan of everything', scan.ms, 'ms', 3_000);
  add('live: scan, requests', api.requests - asked, 'requests', 40);
  add('live: scan, CPU of the API server', (cpu() - used) * 1000, 'ms', 1_000);
  judge('live', scan.value);
  await writeRecording(join(folder, 'cluster'), await capture(api, { namespaces: '*' }));
}

async function recordedOne(): Promise<void> {
  const read = await timed(async () => recorded(await readRecording(join(folder, 'cluster'))));
  const loader = { load: async () => read.value };
  add('recorded: loading', read.ms, 'ms');
  const target = { text: 'deploy/broken', namespace: 'team-0' };
  await ask(loader, target);
  add('recorded: why', (await timed(() => ask(loader, target))).ms, 'ms', 150);
  const scan = await timed(() => scanned(undefined, { loader, cluster: 'recorded', lang: 'en' }));
  add('recorded: scan of everything', scan.ms, 'ms', 1_500);
  globalThis.gc?.();
  add('recorded: heap', process.memoryUsage().heapUsed / 2 ** 20, 'MB', 400);
  judge('recorded', scan.value);
}

/** Every fault by its own name, and nothing that is well. */
function judge(where: string, { incidents }: Awaited<ReturnType<typeof scanned>>): void {
  const missed = [...expected].filter(([namespace, ids]) => {
    const own = incidents.filter(({ affected }) =>
      affected.some((one) => one.namespace === namespace),
    );
    return !own.some(({ findings }) => ids.some((id) => findings[0]?.id.includes(id)));
  });
  const healthy = incidents.filter(({ affected }) =>
    affected.some(({ name }) => name.startsWith('app-')),
  );
  add(`${where}: faults not named, of ${expected.size}`, missed.length, 'faults', 0);
  add(`${where}: healthy workloads flagged`, healthy.length, 'workloads', 0);
  if (missed.length > 0)
    console.error(`${where}: not named: ${missed.map(([, ids]) => ids[0]).join(', ')}`);
}

async function ask(loader: Loader, query: Readonly<{ text: string; namespace: string }>) {
  const found = await investigate({ query }, { loader, cluster: 'bench', lang: 'en' });
  if (found.is !== 'answer') throw new Error(`${query.text}: ${found.is}`);
  return found;
}

async function timed<T>(work: () => Promise<T>): Promise<Readonly<{ value: T; ms: number }>> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
}

function add(what: string, value: number, unit: string, limit?: number): void {
  rows.push({
    what,
    value: Math.round(value * 10) / 10,
    unit,
    ...(limit !== undefined && { limit }),
  });
}
