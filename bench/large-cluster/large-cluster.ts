import { Api, pathOf, type Manifest } from '#test/integration/support/api.ts';
import { applyCrd } from '#test/integration/support/control-plane/crds.ts';
import {
  startControlPlane,
  type ControlPlane,
} from '#test/integration/support/control-plane/start.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';

import { beside } from './beside.ts';
import { deployment } from './deployment.ts';
import { faults } from './faults.ts';
import { loadMetric } from './load-metric.ts';

/** How large: pods are nodes × 50. */
export type Size = Readonly<{
  nodes: number;
  namespaces: number;
  perNamespace: number;
  replicas: number;
}>;

/** A live cluster full of workloads that are well, and a dozen that are not. */
export type LargeCluster = Readonly<{
  controlPlane: ControlPlane;
  expected: ReadonlyMap<string, string>; // by namespace: the id of the cause that must be named
  pods: number;
}>;

const SEVERAL = 16;
/** An autoscaler that cannot scale is not called stuck before three minutes, and all else is by then. */
const DUE_MS = 190_000;
const CAPACITY = { cpu: '64', memory: '256Gi', 'ephemeral-storage': '500Gi', pods: '110' };

/** Fills a control plane of its own with that many workloads, and waits until they are at rest. */
export async function largeCluster(size: Size, log: (text: string) => void): Promise<LargeCluster> {
  const controlPlane = await startControlPlane();
  const api = new Api(controlPlane.access.admin);
  try {
    const begun = performance.now();
    await all(
      Array.from({ length: size.nodes }, (_, index) => nodeOf(index)),
      (node) => api.post('/api/v1/nodes', node),
    );
    await applyCrd(api, loadMetric);
    const names = Array.from({ length: size.namespaces }, (_, index) => `team-${index}`);
    await all(names, (name) => namedNamespace(api, name));

    const wanted = names.flatMap((namespace) =>
      Array.from({ length: size.perNamespace }, (_, index) =>
        deployment(namespace, `app-${index}`, size.replicas, restricted()),
      ),
    );
    await all([...wanted, ...beside(wanted)], (one) => api.apply(one));
    const pods = await atRest(api, wanted);
    const broken = faults.map((make, index) => ({
      name: names[index] ?? '',
      ...make(names[index] ?? ''),
    }));
    for (const { objects } of broken) for (const object of objects) await api.apply(object);
    const seconds = Math.round((performance.now() - begun) / 1000);
    log(`${pods} pods in ${wanted.length} Deployments are Ready after ${seconds} s.`);
    log(`Waiting ${DUE_MS / 1000} s, until each fault is known not to be a mere start.`);
    await new Promise((resolve) => setTimeout(resolve, DUE_MS));
    return {
      controlPlane,
      expected: new Map(broken.map(({ name, id }) => [name, id])),
      pods,
    };
  } catch (error) {
    await controlPlane.group.stop();
    throw error;
  } finally {
    api.close();
  }
}

function nodeOf(index: number): Manifest & object {
  const name = `node-${String(index).padStart(4, '0')}`;
  const [pool, spec] = POOLS[index] ?? ['usual', {}];
  const labels = { 'kubernetes.io/hostname': name, pool };
  const status = { capacity: CAPACITY, allocatable: CAPACITY };
  return { apiVersion: 'v1', kind: 'Node', metadata: { name, labels }, spec, status };
}

/** The first nodes are special: one for batch work, one that is being emptied. */
const POOLS: readonly (readonly [pool: string, spec: object])[] = [
  ['batch', { taints: [{ key: 'pool', value: 'batch', effect: 'NoSchedule' }] }],
  ['closed', { unschedulable: true }],
];

/** What quotas and limits of a namespace with a fault let pass. */
function restricted() {
  const resources = { requests: { cpu: '10m', memory: '16Mi' }, limits: { memory: '64Mi' } };
  return { containers: [{ name: 'app', image: 'app:1', resources }] };
}

async function atRest(api: Api, wanted: readonly Manifest[]): Promise<number> {
  let pods = 0;
  await all(wanted, async (one) => {
    const { replicas } = one['spec'] as { replicas: number };
    for (;;) {
      const { status } = await api.get<{ status?: { availableReplicas?: number } }>(pathOf(one));
      if ((status?.availableReplicas ?? 0) >= replicas) break;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    pods += replicas;
  });
  return pods;
}

async function all<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: SEVERAL }, worker));
}
