import { lastingContainers } from '../../readings/pods/container-specs.ts';
import { oncePer } from '../../world/once-per.ts';
import type { Pod } from '../cluster.ts';
import type { Change, Filter } from '../filter.ts';

type Claimed = Readonly<{ ip: string; protocol: string; port: number }>;

/** Two pods cannot hold one port of a node. */
export const hostPorts: Filter = {
  id: 'host-ports',
  of(pod, cluster) {
    const wanted = hostPortsOf(pod);
    if (wanted.length === 0) return () => [];
    return (node, change) => {
      const used = afterwards(portsHeldBy(cluster.podsOn(node.metadata?.name ?? '')), change);
      const clash = wanted.some((one) => used.some((other) => collide(one, other)));
      return clash ? ['host-ports'] : [];
    };
  },
};

const portsHeldBy = oncePer((pods: readonly Pod[]) => pods.flatMap(hostPortsOf));

/** The scheduler frees the port of a pod that goes even where another pod holds it too. */
function afterwards(ports: readonly Claimed[], change: Change | undefined): readonly Claimed[] {
  if (!change) return ports;
  const freed = new Set(change.drop.flatMap(hostPortsOf).map(written));
  return [...ports.filter((one) => !freed.has(written(one))), ...change.put.flatMap(hostPortsOf)];
}

function written({ ip, protocol, port }: Claimed): string {
  return `${ip} ${protocol} ${port}`;
}

/** The ports of its node that a pod asks for. */
export function hostPortsOf({ spec }: Pod): readonly Claimed[] {
  return lastingContainers(spec)
    .flatMap(({ ports = [] }) => ports)
    .map(({ hostIP = '', protocol = 'TCP', hostPort = 0, containerPort }) => ({
      ip: hostIP || '0.0.0.0',
      protocol,
      port: hostPort || (spec?.hostNetwork ? containerPort : 0),
    }))
    .filter(({ port }) => port > 0);
}

function collide(a: Claimed, b: Claimed): boolean {
  if (a.protocol !== b.protocol || a.port !== b.port) return false;
  return a.ip === b.ip || a.ip === '0.0.0.0' || b.ip === '0.0.0.0';
}
