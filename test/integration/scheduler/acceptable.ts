import type { Node, Pod } from '#src/simulator/cluster.ts';
import type { Manifest } from '#test/integration/support/api.ts';

type Spec = NonNullable<Pod['spec']>;
type Container = Spec['containers'][number];

/** Of other priorities and overheads the API server wants to know a class. */
const LEFT_OUT = new Set(['priority', 'preemptionPolicy', 'overhead', 'resources']);

/** A node as the API server accepts it, without what its controllers would change at once. */
export function acceptableNode({ metadata, spec, status }: Node): Manifest {
  const { allocatable } = status ?? {};
  const taints = spec?.taints?.filter(
    ({ key, effect }) => effect !== 'NoExecute' && !key.startsWith('node.kubernetes.io/'),
  );
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: metadata?.name ?? '', labels: metadata?.labels },
    spec: { ...spec, taints },
    status: { capacity: allocatable, allocatable },
  };
}

/** A pod as the API server accepts it. */
export function acceptablePod({ metadata, spec }: Pod, name: string): Manifest {
  const { containers = [], initContainers, topologySpreadConstraints, ...rest } = spec ?? {};
  const kept = Object.fromEntries(Object.entries(rest).filter(([field]) => !LEFT_OUT.has(field)));
  const accepted = (one: Container) => acceptableContainer(one, spec?.hostNetwork);
  const constraints = topologySpreadConstraints?.map(
    (one) => [`${one.topologyKey} ${one.whenUnsatisfiable}`, one] as const,
  );
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace: metadata?.namespace ?? '', name, labels: metadata?.labels },
    spec: {
      ...kept,
      containers: containers.map(accepted),
      initContainers: initContainers?.map(accepted),
      topologySpreadConstraints: [...new Map(constraints).values()],
      terminationGracePeriodSeconds: 0,
    },
  };
}

/** Extended resources are limited to what is requested, and in the host's network the port is the container's. */
function acceptableContainer({ resources, ports, ...one }: Container, hostNetwork = false): object {
  const { limits, requests = limits } = resources ?? {};
  const gpu = requests?.['example.com/gpu'];
  const exact = requests?.['hugepages-2Mi'] ? limits : gpu && { 'example.com/gpu': gpu };
  return {
    ...one,
    resources: { requests, limits: exact },
    ports: ports?.map(({ hostPort, ...port }) => ({ ...port, ...(!hostNetwork && { hostPort }) })),
  };
}
