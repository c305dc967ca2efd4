import type { Pod } from '../cluster.ts';
import type { Filter } from '../filter.ts';
import { oncePer } from '../once-per.ts';

type Claimed = Readonly<{ ip: string; protocol: string; port: number }>;

/** Two pods cannot hold one port of a node. */
export const hostPorts: Filter = {
  id: 'host-ports',
  of(pod, cluster) {
    const wanted = hostPortsOf(pod);
    if (wanted.length === 0) return () => [];
    return ({ metadata }) => {
      const used = portsHeldBy(cluster.podsOn(metadata?.name ?? ''));
      const clash = wanted.some((one) => used.some((other) => collide(one, other)));
      return clash ? ['host-ports'] : [];
    };
  },
};

const portsHeldBy = oncePer((pods: readonly Pod[]) => pods.flatMap(hostPortsOf));

/** The ports of its node that a pod asks for. */
export function hostPortsOf({ spec }: Pod): readonly Claimed[] {
  const sidecars = spec?.initContainers?.filter((one) => one.restartPolicy === 'Always') ?? [];
  const ports = [...sidecars, ...(spec?.containers ?? [])].flatMap((one) => one.ports ?? []);
  return ports
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
