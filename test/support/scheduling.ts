import type { Resource } from '#src/domain/resource.ts';
import { clusterOf, type Cluster, type Node, type Pod } from '#src/simulator/cluster.ts';
import type { Filter } from '#src/simulator/filter.ts';
import { ago } from '#test/support/objects.ts';

type NodeSpec = NonNullable<Node['spec']>;
type PodSpec = NonNullable<Pod['spec']>;
type NodeParts = Readonly<{
  labels?: Readonly<Record<string, string>>;
  taints?: NodeSpec['taints'];
  unschedulable?: true;
  allocatable?: Readonly<Record<string, string>>;
}>;
type PodParts = Readonly<{
  spec?: Partial<PodSpec>;
  container?: Partial<PodSpec['containers'][number]>;
  labels?: Readonly<Record<string, string>>;
  namespace?: string;
  phase?: string;
  going?: true;
}>;

/** The taint of control-plane nodes. */
export const CONTROL_PLANE = {
  key: 'node-role.kubernetes.io/control-plane',
  effect: 'NoSchedule',
} as const;

/** A node with its hostname label, 2 cpus, 4 GiB and room for ten pods. */
export function node(name: string, parts: NodeParts = {}): Node {
  const { labels, taints, unschedulable, allocatable } = parts;
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name, labels: { 'kubernetes.io/hostname': name, ...labels } },
    spec: { ...(taints && { taints }), ...(unschedulable && { unschedulable }) },
    status: { allocatable: { cpu: '2', memory: '4Gi', pods: '10', ...allocatable } },
  };
}

/** A pod with label app=web that runs on a node. */
export function podOn(nodeName: string, name: string, parts: PodParts = {}): Pod {
  const { spec, container, labels = { app: 'web' }, namespace = 'shop', phase = 'Running' } = parts;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace,
      name,
      uid: `uid-${name}`,
      labels,
      ...(parts.going && { deletionTimestamp: ago(1) }),
    },
    spec: { containers: [{ name: 'app', ...container }], ...spec, nodeName },
    status: { phase, conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

/** A pod "new" with label app=web that has no node; with a message the scheduler has tried. */
export function newPod(parts: PodParts = {}, message?: string): Pod {
  const { spec, ...pod } = podOn('', 'new', parts);
  const { nodeName: _, ...rest } = spec ?? { containers: [] };
  const unscheduled = {
    type: 'PodScheduled',
    status: 'False',
    reason: 'Unschedulable',
    lastTransitionTime: ago(5),
  };
  const conditions = message === undefined ? [] : [{ ...unscheduled, message }];
  return { ...pod, spec: rest, status: { phase: 'Pending', conditions } };
}

/** The names of the nodes that a filter rejects for a pod, with its codes. */
export function rejectedBy(
  filter: Filter,
  pod: Pod,
  nodes: readonly Node[],
  pods: readonly Pod[] = [],
  namespaces: readonly Resource<'Namespace'>[] = [],
): Readonly<Record<string, readonly string[]>> {
  const check = filter.of(pod, clusterOf(nodes, pods, namespaces));
  const rejected = nodes.map((one) => [one.metadata?.name ?? '', check(one)] as const);
  return Object.fromEntries(rejected.filter(([, codes]) => codes.length > 0));
}

/** A cluster of FX-NODES: a control plane and two workers. */
export function threeNodes(pods: readonly Pod[] = []): Cluster {
  return clusterOf(
    [node('cp', { taints: [CONTROL_PLANE] }), node('worker-1'), node('worker-2')],
    pods,
  );
}

/** A node that says so of itself, beside its name. */
export function nodeSaying(
  ...conditions: readonly Readonly<{
    type: string;
    status: string;
    reason?: string;
    message?: string;
    lastHeartbeatTime?: string;
    lastTransitionTime?: string;
  }>[]
): Node {
  const one = node('w1');
  return { ...one, status: { ...one.status, conditions } };
}
