import type { Gap } from '../../domain/gap.ts';
import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { selectedPods } from '../network/backends.ts';
import { targetOf } from '../network/target-ports.ts';
import { isReady } from '../pods/pods.ts';
import { namedPorts, peerOf, type Peer, type Port } from './policy-peers.ts';
import { rulingOf, type Ruling } from './policy-rulings.ts';

type Pod = Resource<'Pod'>;

/** Where a cluster's DNS listens; OpenShift's pods do on 5353, which matters where they were not seen. */
const DNS_PORTS = [53, 5353];
/** By what the pods of a cluster's DNS are known. */
export const DNS_PODS = { labels: { 'k8s-app': 'kube-dns' }, namespace: 'kube-system' } as const;
/** The cache of the cluster's DNS on each node, which is asked in its place where it is installed. */
export const DNS_CACHE = 'node-local-dns';
/** With these a pod asks servers of its own choice, or those of its node. */
const OTHER_SERVERS = ['None', 'Default'];

/** Whether the policies let a pod ask the cluster's DNS, by UDP as it is asked first. */
export function rulingOnDns(caller: Pod, world: World): Ruling {
  const undecided: Ruling = { is: 'undecided', direction: 'egress', by: [] };
  if (OTHER_SERVERS.includes(caller.spec?.dnsPolicy ?? '')) return undecided;
  const peers = dnsPeers(world);
  const rulings = peers.flatMap((peer) =>
    portsOfDns(peer).map((port) => rulingOf(caller, 'egress', peer, port, world)),
  );
  return mildest(rulings) ?? undecided;
}

/** Whether the policies let a pod talk with a host outside of the cluster. */
export function rulingOnOutside(caller: Pod, port: number, world: World): Ruling {
  return rulingOf(caller, 'egress', { is: 'outside' }, { protocol: 'TCP', port }, world);
}

/** Whether the policies on both sides let a pod talk with those behind a Service, at one of its ports. */
export function rulingOnService(
  caller: Pod,
  service: Resource<'Service'>,
  port: number | undefined,
  world: World,
): Ruling | undefined {
  const ports = service.spec?.ports ?? [];
  const held = port === undefined ? ports[0] : ports.find((one) => one.port === port);
  const { pods } = selectedPods(refTo('Service', service), world);
  if (!held || (port === undefined && ports.length !== 1)) return undefined;

  const rulings = pods.filter(isReady).flatMap((pod) => {
    const target = targetOf(held);
    const number = typeof target === 'number' ? target : namedPorts(pod)[target];
    if (number === undefined) return [];
    const at: Port = { protocol: held.protocol === 'UDP' ? 'UDP' : 'TCP', port: number };
    return strictest([
      rulingOf(caller, 'egress', peerOf(pod, world), at, world),
      rulingOf(pod, 'ingress', peerOf(caller, world), at, world),
    ]);
  });
  return mildest(rulings);
}

/** The pods that answer as the cluster's DNS, where they are known by what they normally are: its caches, if it has any. */
export function dnsPods(
  world: World,
): Readonly<{ pods: readonly Pod[]; areCaches: boolean; gap?: Gap }> {
  const { labels, namespace } = DNS_PODS;
  const { items, gap } = world.list('Pod', { namespace });
  const labelled = (app: string) =>
    items.filter(({ metadata }) => metadata?.labels?.['k8s-app'] === app);
  const caches = labelled(DNS_CACHE);
  const areCaches = caches.length > 0;
  const pods = areCaches ? caches : labelled(labels['k8s-app']);
  return { pods, areCaches, ...present({ gap }) };
}

function dnsPeers(world: World): readonly Peer[] {
  const { labels, namespace } = DNS_PODS;
  const { pods } = dnsPods(world);
  if (pods.length > 0) return pods.map((pod) => peerOf(pod, world));
  return [
    {
      is: 'pod',
      namespace,
      labels,
      namespaceLabels: { 'kubernetes.io/metadata.name': namespace },
      isOnHostNetwork: false,
      ports: {},
      isAssumed: true,
    },
  ];
}

function portsOfDns(peer: Peer): readonly Port[] {
  const seen = peer.is === 'pod' && !peer.isAssumed ? (peer.ports['dns'] ?? 53) : undefined;
  return (seen ? [seen] : DNS_PORTS).map((port) => ({ protocol: 'UDP', port }));
}

const FROM_STRICTEST: readonly Ruling['is'][] = ['denied', 'undecided', 'allowed'];

function strictest(rulings: readonly Ruling[]): readonly Ruling[] {
  const rank = ({ is }: Ruling) => FROM_STRICTEST.indexOf(is);
  return rulings.toSorted((a, b) => rank(a) - rank(b) || b.by.length - a.by.length).slice(0, 1);
}

/** One way that is open is enough. */
function mildest(rulings: readonly Ruling[]): Ruling | undefined {
  return rulings.toSorted((a, b) => FROM_STRICTEST.indexOf(b.is) - FROM_STRICTEST.indexOf(a.is))[0];
}
