import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import type { Labels } from '../selectors.ts';

/** Whether something holds, where the facts may not decide. */
export type Tri = 'yes' | 'no' | 'maybe';
/** Which way a policy looks at a pod. */
export type Direction = 'ingress' | 'egress';

/**
 * The other end of a connection: a pod, or what is outside of the cluster, of which at most the address is known.
 * `isAssumed`: how such a pod is normally labelled, while the real one was not seen.
 */
export type Peer = Readonly<
  | {
      is: 'pod';
      namespace: string;
      labels: Labels;
      namespaceLabels?: Labels; // undefined: not known
      address?: string;
      isOnHostNetwork: boolean;
      ports: NamedPorts;
      isAssumed?: true;
    }
  | { is: 'outside'; address?: string }
>;
/** The numbers of the named ports of a pod. */
export type NamedPorts = Readonly<Record<string, number>>;
/** The port that the receiving end is reached at, behind any Service. */
export type Port = Readonly<{ protocol: 'TCP' | 'UDP'; port: number }>;

/** A pod as one end of a connection. */
export function peerOf(pod: Resource<'Pod'>, world: World): Extract<Peer, { is: 'pod' }> {
  const { namespace = '', labels = {} } = pod.metadata ?? {};
  const fact = world.get({ kind: 'Namespace' as const, name: namespace });
  const { podIP: address } = pod.status ?? {};
  const known = fact.is === 'known' ? { namespaceLabels: fact.value.metadata?.labels ?? {} } : {};
  return {
    is: 'pod',
    namespace,
    labels,
    ...known,
    ...present({ address }),
    isOnHostNetwork: pod.spec?.hostNetwork === true,
    ports: namedPorts(pod),
  };
}

/** The numbers of the named ports of a pod. */
export function namedPorts({ spec }: Resource<'Pod'>): NamedPorts {
  const ports = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])].flatMap(
    (one) => one.ports ?? [],
  );
  return Object.fromEntries(
    ports.flatMap(({ name, containerPort }) => (name ? [[name, containerPort]] : [])),
  );
}

/** One of them holds. */
export function any(all: Iterable<Tri>): Tri {
  let best: Tri = 'no';
  for (const one of all) {
    if (one === 'yes') return 'yes';
    if (one === 'maybe') best = 'maybe';
  }
  return best;
}

/** Both hold. */
export function both(a: Tri, b: Tri): Tri {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'maybe';
}
