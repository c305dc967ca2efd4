// What a question and a scan cost on a large cluster, live and recorded, and of the built program as a process of its
// own: `npm run bench:cluster`. Starts a control plane, fills it, and fails over a limit. Limits of time are multiples of what
// the same run takes for the least that has to be done; goals are times on a machine of its own. --json prints JSON, --nodes
// 20 makes a smaller one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { capture } from '../src/cluster/capture.ts';
import { readRecording } from '../src/cluster/recording.ts';
import { writeRecording } from '../src/cluster/write-recording.ts';
import { recorded } from '../src/world/recorded.ts';
import { notingApi } from './large-cluster/cost.ts';
import { largeCluster } from './large-cluster/large-cluster.ts';
import { scanLive, whyLive } from './large-cluster/live.ts';
import { scanRecorded, whyRecorded } from './large-cluster/on-record.ts';
import { processes } from './large-cluster/processes.ts';
import type { Row } from './large-cluster/row.ts';
import { machine } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});
const nodes = Number(values.nodes);

const cluster = await largeCluster(
  { nodes, namespaces: Math.max(12, nodes / 2), perNamespace: 10, replicas: 10 },
  (text) => console.error(text),
);
const folder = mkdtempSync(join(tmpdir(), 'kubewhy-bench-'));
const rows: Row[] = [];
try {
  await live();
  await onRecord();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const { pods } = cluster;
const table = rows.map((row) => ({ ...row, value: Math.round(row.value * 100) / 100 }));
if (values.json)
  console.log(JSON.stringify({ nodes, pods, rows: table, machine: machine() }, undefined, 2));
else {
  console.table(table);
  console.log({ nodes, pods, ...machine() });
}
const over = table.filter(({ value, limit = Infinity }) => value > limit);
for (const { what, value, unit, limit } of over) {
  console.error(`${what}: ${value} ${unit} is over the limit of ${limit}.`);
}
process.exitCode = over.length > 0 ? 1 : 0;

async function live(): Promise<void> {
  const { kubeconfigs, group } = cluster.controlPlane;
  try {
    const api = await notingApi(kubeconfigs.admin);
    rows.push(...(await whyLive(api, cluster.expected)));
    rows.push(...(await scanLive(api, cluster.expected, group.pid)));
    rows.push(...(await processes(kubeconfigs.admin, api, folder)));
    await writeRecording(join(folder, 'cluster'), await capture(api, { namespaces: '*' }));
  } finally {
    await group.stop();
  }
}

async function onRecord(): Promise<void> {
  const begun = performance.now();
  const source = recorded(await readRecording(join(folder, 'cluster')));
  const ms = performance.now() - begun;
  rows.push({ what: 'recorded: loading', value: ms, unit: 'ms' });
  rows.push(...(await whyRecorded(source, cluster.expected, ms)));
  rows.push(...(await scanRecorded(source, cluster.expected, ms)));
}
