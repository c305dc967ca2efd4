// Makes INC-000-1 on a control plane of its own and records it, and what each fix made of it, into
// recordings/inc-000-1, in about 8 minutes: it leaves the canary Pending for 5.
// node scripts/node24.mjs node test/integration/recorder/record-inc-000-1.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { changes, type RecordedChange } from '#test/integration/recorder/changes.ts';
import { readCluster } from '#test/integration/recorder/read-cluster.ts';
import { type Epoch, moveTimes, rename, timeOf } from '#test/integration/recorder/rewrite.ts';
import { writeRecording, writeYaml } from '#test/integration/recorder/write-recording.ts';
import { Api, pathOfAll } from '#test/integration/support/api.ts';
import { type Canary, stickCanary } from '#test/integration/support/canary.ts';
import { startControlPlane } from '#test/integration/support/control-plane/start.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { createNodes } from '#test/integration/support/nodes.ts';
import { createWeb, webPath } from '#test/integration/support/web-rollout.ts';

type Pods = Readonly<{ items: readonly Readonly<{ metadata: Readonly<{ name: string }> }>[] }>;
/** What all recordings of one run share. */
type Run = Readonly<{ names: ReadonlyMap<string, string>; epochs: readonly [Epoch, ...Epoch[]] }>;

const TARGET = fileURLToPath(new URL('../../../recordings/inc-000-1/', import.meta.url));
const NAMESPACE = 'blog-system';
const HOUR = 3_600_000;
const PENDING_MS = Number(process.argv[2] ?? 300) * 1000;
const NOW = Date.parse('2026-03-02T14:07:00Z'); // so that recording again changes little
/** The names in the account of the incident. */
const STABLE = { hash: '56956db584', pods: ['q2xxg', 'xtkc7'] } as const;
const NEW = { hash: '6c7c9fb85d', pod: '8lqpc' } as const;

const saved = await mkdtemp(join(tmpdir(), 'kubewhy-recorded-'));
try {
  const run = await recordIncident();
  await rm(join(TARGET, 'after'), { recursive: true, force: true });
  for (const change of changes) await recordChange(change, run);
} finally {
  await rm(saved, { recursive: true });
}

async function recordIncident(): Promise<Run> {
  const cluster = await startControlPlane();
  const api = new Api(cluster.access.admin);
  try {
    await createNodes(api);
    await namedNamespace(api, NAMESPACE);
    await createWeb(api, NAMESPACE);
    await setTimeout(2_000); // apart from the release by more than the resolution of times
    const released = Date.now();
    const canary = await stickCanary(api, NAMESPACE);
    console.error(`${canary.pod}: ${canary.message}`);
    await setTimeout(PENDING_MS);

    const names = await namesFor(api, canary);
    const captured = Math.floor(Date.now() / 1000) * 1000;
    const epochs: Run['epochs'] = [
      { from: 0, becomes: NOW - captured - 4 * HOUR },
      { from: released - 1000, becomes: NOW - captured + released - 1000 },
    ];
    await record(TARGET, api, { names, epochs });
    await cluster.save(saved);
    return { names, epochs };
  } finally {
    api.close();
    await cluster.group.stop();
  }
}

/** Applies one change to the incident as it was saved, and records what became of it. */
async function recordChange(change: RecordedChange, { names, epochs }: Run): Promise<void> {
  const { name, sub, ops, settled } = change;
  const resumed = { from: Date.now(), becomes: NOW };
  const cluster = await startControlPlane(saved);
  const api = new Api(cluster.access.admin);
  try {
    await api.patch(`${webPath(NAMESPACE)}${sub ? `/${sub}` : ''}`, 'json', ops);
    await settled(api, NAMESPACE);
    const folder = join(TARGET, 'after', name);
    await record(folder, api, { names, epochs: [...epochs, resumed] });
    const on = { kind: 'argoproj.io/Rollout', namespace: NAMESPACE, name: 'web' };
    await writeYaml(join(folder, 'change.yaml'), { on, ...(sub && { sub }), ops });
    console.error(`after ${name}: recorded`);
  } finally {
    api.close();
    await cluster.group.stop();
  }
}

async function record(folder: string, api: Api, { names, epochs }: Run): Promise<void> {
  const reading = await readCluster(api);
  const { major, minor } = await api.get<{ major: string; minor: string }>('/version');
  const capturedAt = moveTimes(timeOf(Date.now()), epochs);
  const meta = { capturedAt, serverVersion: `${major}.${minor}` };
  await writeRecording(folder, reading, meta, (text) => moveTimes(rename(text, names), epochs));
}

/** What the controller called its ReplicaSets and pods, and what they are called in the recording. */
async function namesFor(api: Api, { stableHash, hash, pod }: Canary): Promise<Run['names']> {
  const selector = encodeURIComponent(`rollouts-pod-template-hash=${stableHash}`);
  const path = `${pathOfAll('v1', 'Pod', NAMESPACE)}?labelSelector=${selector}`;
  const { items } = await api.get<Pods>(path);
  return new Map([
    [stableHash, STABLE.hash],
    [hash, NEW.hash],
    [pod, `web-${NEW.hash}-${NEW.pod}`],
    ...items.map(
      ({ metadata }, index) =>
        [metadata.name, `web-${STABLE.hash}-${STABLE.pods[index] ?? ''}`] as const,
    ),
  ]);
}
