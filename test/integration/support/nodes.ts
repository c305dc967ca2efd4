import { type Api, ApiError, pathOf } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

/** How a node differs from the others. */
export type NodeTraits = Readonly<{
  taints?: readonly object[];
  labels?: Readonly<Record<string, string>>;
  capacity?: Readonly<Record<string, string>>;
}>;

type Node = Readonly<{
  spec: Readonly<{ taints?: readonly { key: string }[] }>;
  status: Readonly<{ conditions?: readonly { type: string; status: string }[] }>;
}>;

const CONTROL_PLANE = { key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' };
const CAPACITY = { cpu: '4', memory: '8Gi', 'ephemeral-storage': '50Gi', pods: '110' };

/**
 * Creates the nodes that all test files share: k8s-cp, which has the control plane's taint, k8s-worker1
 * and k8s-worker2. A file that needs other nodes creates and removes its own: every message of the
 * scheduler counts all nodes.
 */
export async function createNodes(api: Api): Promise<void> {
  await Promise.all([
    createNode(api, 'k8s-cp', { taints: [CONTROL_PLANE] }),
    createNode(api, 'k8s-worker1'),
    createNode(api, 'k8s-worker2'),
  ]);
}

/** Creates a simulated node, unless it exists, and waits until pods can be placed on it. */
export async function createNode(
  api: Api,
  name: string,
  { taints, labels: own, capacity: more }: NodeTraits = {},
): Promise<void> {
  const labels = { 'kubernetes.io/hostname': name, 'kubernetes.io/os': 'linux', ...own };
  const capacity = { ...CAPACITY, ...more };
  const node = {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name, labels },
    spec: { ...(taints && { taints }) },
    status: { capacity, allocatable: capacity },
  };
  await api.post('/api/v1/nodes', node).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  });
  await until(`node ${name} is ready`, async () => isReady(await api.get(pathOf(node))));
}

function isReady({ spec, status }: Node): true | undefined {
  const ready = status.conditions?.some((one) => one.type === 'Ready' && one.status === 'True');
  const kept = spec.taints?.some(({ key }) => key === 'node.kubernetes.io/not-ready');
  return (ready && !kept) || undefined;
}
