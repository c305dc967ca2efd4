import { afterAll, beforeAll, expect, it } from '@jest/globals';

import type { Writer } from '#src/domain/ports.ts';
import { Api, pathOf } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { offered, reached, sent } from '#test/integration/support/plans.ts';
import { sideBySide } from '#test/integration/support/side-by-side.ts';
import { until } from '#test/integration/support/until.ts';
import {
  change,
  configMap,
  readyPods,
  refOf,
  running,
  workload,
} from '#test/integration/support/workloads.ts';

type Live = Readonly<{
  metadata: Readonly<{ generation: number }>;
  status?: Readonly<{ observedGeneration?: number }>;
}>;

/** More than any node has. */
const TOO_MUCH = { resources: { requests: { memory: '900Gi' } } };
const PARALLEL = { podManagementPolicy: 'Parallel' };
const KINDS = ['Deployment', 'StatefulSet', 'DaemonSet', 'Rollout'];
const OF_REVISIONS = KINDS.slice(0, 3); // rollout-actions.test.ts has Rollouts
const TIME = '2026-01-01T00:00:00Z';
const ANNOTATIONS = { 'kubectl.kubernetes.io/restartedAt': TIME };
const TEMPLATE = { metadata: { annotations: ANNOTATIONS } };
const RESTARTS = [
  ['Deployment', '/spec/template/metadata/annotations', { template: TEMPLATE }],
  ['Rollout', '/spec/restartAt', { restartAt: TIME }],
] as const;
const cases = sideBySide();
let api: Api;
let own: Namespace;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  own = await createNamespace(api, 'pods-anew');
  ({ writer } = await asRole(api, 'remediator'));
  for (const kind of KINDS) cases.start(`restarted ${kind}`, () => restarted(kind));
  for (const [kind, , spec] of RESTARTS)
    cases.start(`restarted beside ${kind}`, () => restartedBeside(kind, spec));
  for (const kind of OF_REVISIONS) cases.start(`rolled back ${kind}`, () => rolledBack(kind));
  cases.start('evicted', evicted);
  cases.start('waits for a node', waitsForNode);
});
afterAll(async () => {
  await cases.ended();
  await own.delete();
  api.close();
});

it.each(KINDS)('a restart makes all pods of a %s anew', async (kind) => {
  expect(await cases.of(`restarted ${kind}`)).toEqual({ outcome: 'applied', kept: [] });
});

it.each(RESTARTS)('a %s is not restarted once another has set %s', async (...[kind, path]) => {
  const text = expect.stringContaining(path);
  expect(await cases.of(`restarted beside ${kind}`)).toEqual({ outcome: 'refused', text });
});

it.each(OF_REVISIONS)('a %s goes back to what ran', async (kind) => {
  expect(await cases.of(`rolled back ${kind}`)).toEqual({ outcome: 'applied' });
});

it('an eviction that a budget refuses is told by its name, and done once that allows it', async () => {
  expect(await cases.of('evicted')).toEqual({
    refused: { outcome: 'refused', text: expect.stringContaining('all-needed') },
    kept: true,
    outcome: 'applied',
  });
});

it('a pod that waits for a node as an update asked is replaced once that is taken back', async () => {
  expect(await cases.of('waits for a node')).toEqual({ rolledBack: 'applied', outcome: 'applied' });
});

/** What reads its environment from a ConfigMap that changes, with the plan to restart it. */
async function outdated(kind: string, name: string) {
  const envFrom = [{ configMapRef: { name } }];
  const web = workload(kind, name, own.name, { container: { envFrom } });
  const config = configMap(name, own.name, { level: '0' });
  await api.apply(config);
  await running(api, web);
  const before = await readyPods(api, web);
  let level = 0;
  // Times are of whole seconds: it has to change in a later one than that in which the pods started.
  const plan = await offered('workload/restart', refOf(web), async () => {
    level += 1;
    await api.patch(pathOf(config), 'merge', { data: { level: `${level}` } });
  });
  return { web, before, plan };
}

/** Restarts it; which pods were kept. */
async function restarted(kind: string) {
  const { web, before, plan } = await outdated(kind, `restart-${kind.toLowerCase()}`);

  const { outcome } = await sent(plan, writer);
  await reached(plan);
  const after = await readyPods(api, web);
  return { outcome, kept: after.filter((uid) => before.includes(uid)) };
}

/** How a restart ends that somebody else has asked for by then. */
async function restartedBeside(kind: string, spec: object) {
  const { web, plan } = await outdated(kind, `beside-${kind.toLowerCase()}`);
  await change(api, web, spec);
  return await sent(plan, writer);
}

/** Takes back an update whose pods find no node. */
async function rolledBack(kind: string) {
  const spec = kind === 'StatefulSet' ? PARALLEL : {};
  const web = workload(kind, `back-${kind.toLowerCase()}`, own.name, { spec });
  await running(api, web);
  await api.apply(workload(kind, web.metadata.name, own.name, { spec, container: TOO_MUCH }));
  const plan = await offered('rollout/roll-back', refOf(web));

  const { outcome } = await sent(plan, writer);
  await reached(plan);
  await readyPods(api, web);
  return { outcome };
}

/** A set makes its pods in order, so that none is made anew before the one that waits is Ready. */
async function waitsForNode() {
  const web = workload('StatefulSet', 'ordered', own.name, {});
  await running(api, web);
  await api.apply(workload('StatefulSet', 'ordered', own.name, { container: TOO_MUCH }));
  const back = await offered('rollout/roll-back', refOf(web));
  const { outcome: rolledBack } = await sent(back, writer);
  const plan = await offered('pod/evict', refOf(web));

  const { outcome } = await sent(plan, writer);
  await readyPods(api, web);
  return { rolledBack, outcome };
}

/** Ends the pod of a StatefulSet that crashed before its template was mended, so that its controller waits for it. */
async function evicted() {
  const web = workload('StatefulSet', 'evicted', own.name, {});
  await running(api, web);
  const path = `/api/v1/namespaces/${own.name}/pods/evicted-1`;
  await crash(path);
  await api.apply(
    workload('StatefulSet', 'evicted', own.name, { container: { image: 'shop/app:2' } }),
  );
  const budget = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'all-needed', namespace: own.name },
    spec: { maxUnavailable: 0, selector: { matchLabels: { app: 'evicted' } } },
  };
  await api.apply(budget);
  await until('the budget is seen', async () => {
    const { metadata, status } = await api.get<Live>(pathOf(budget));
    return status?.observedGeneration === metadata.generation || undefined;
  });
  const plan = await offered('pod/evict', refOf(web));

  const refused = await sent(plan, writer);
  const kept = (await api.find(path)) !== undefined;
  await api.delete(pathOf(budget));
  const { outcome } = await sent(plan, writer);
  await reached(plan);
  return { refused, kept, outcome };
}

/** As a kubelet tells of a program that ends again and again. */
async function crash(pod: string): Promise<void> {
  const now = new Date().toISOString();
  const terminated = { exitCode: 1, reason: 'Error', startedAt: now, finishedAt: now };
  const containerStatuses = [
    {
      name: 'app',
      image: 'shop/app:1',
      imageID: '',
      ready: false,
      restartCount: 7,
      state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s restarting' } },
      lastState: { terminated },
    },
  ];
  const conditions = ['Ready', 'ContainersReady'].map((type) => ({
    type,
    status: 'False',
    reason: 'ContainersNotReady',
    lastTransitionTime: now,
  }));
  await api.patch(`${pod}/status`, 'merge', { status: { conditions, containerStatuses } });
}
