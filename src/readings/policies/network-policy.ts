import type { Resource } from '../../domain/resource.ts';
import { selects, type Labels } from '../selectors.ts';
import {
  any,
  both,
  type Direction,
  type NamedPorts,
  type Peer,
  type Port,
  type Tri,
} from './policy-peers.ts';

type Policy = Resource<'networking.k8s.io/NetworkPolicy'>;
type Spec = NonNullable<Policy['spec']>;
type Rule = NonNullable<Spec['egress']>[number] & NonNullable<Spec['ingress']>[number];
type PeerRule = NonNullable<Rule['to']>[number];
type PortRule = NonNullable<Rule['ports']>[number];

/** Whether a policy restricts a pod of its namespace in a direction. */
export function restricts({ spec }: Policy, direction: Direction, labels: Labels): boolean {
  // Without policyTypes a policy is about ingress, and about egress only where it has such rules.
  const types = spec?.policyTypes ?? (spec?.egress?.length ? ['Ingress', 'Egress'] : ['Ingress']);
  const type = direction === 'ingress' ? 'Ingress' : 'Egress';
  return types.includes(type) && selects(spec?.podSelector ?? {}, labels);
}

/** Whether a policy that restricts a pod lets it talk with a peer; `named` are the ports of the receiving pod. */
export function permits(
  { metadata, spec }: Policy,
  direction: Direction,
  peer: Peer,
  port: Port,
  named: NamedPorts | undefined,
): Tri {
  const rules = (direction === 'ingress' ? spec?.ingress : spec?.egress) ?? [];
  return any(
    (rules as readonly Rule[]).map((rule) => {
      const peers = (direction === 'ingress' ? rule.from : rule.to) ?? [];
      const { ports = [] } = rule;
      const byPort =
        ports.length === 0 ? 'yes' : any(ports.map((one) => fitsPort(one, port, named)));
      const { namespace = '' } = metadata ?? {};
      const byPeer =
        peers.length === 0 ? 'yes' : any(peers.map((one) => fitsPeer(one, peer, namespace)));
      return both(byPort, byPeer);
    }),
  );
}

function fitsPort(rule: PortRule, { protocol, port }: Port, named: NamedPorts | undefined): Tri {
  if ((rule.protocol ?? 'TCP') !== protocol) return 'no';
  if (rule.port === undefined) return 'yes';
  const wanted = `${rule.port as string | number}`;
  if (/^\d+$/.test(wanted)) {
    const first = Number(wanted);
    return port >= first && port <= (rule.endPort ?? first) ? 'yes' : 'no';
  }
  if (!named) return 'maybe';
  return named[wanted] === port ? 'yes' : 'no';
}

function fitsPeer(
  { ipBlock, podSelector, namespaceSelector }: PeerRule,
  peer: Peer,
  own: string,
): Tri {
  if (ipBlock) return inBlock(ipBlock, peer);
  if (peer.is === 'outside') return 'no';
  if (peer.isOnHostNetwork) return 'maybe'; // how its traffic looks depends on the network plugin

  const byPod = !podSelector || selects(podSelector, peer.labels);
  const byNamespace = namespaceSelector
    ? peer.namespaceLabels && selects(namespaceSelector, peer.namespaceLabels)
    : peer.namespace === own;
  if (byPod && byNamespace) return 'yes';
  const isOpen = peer.isAssumed ?? (byPod && byNamespace === undefined);
  return isOpen ? 'maybe' : 'no';
}

const EVERYWHERE = ['0.0.0.0/0', '::/0'];

/** Whether blocks mean the addresses of pods, too, is left to the network plugin. */
function inBlock({ cidr, except = [] }: NonNullable<PeerRule['ipBlock']>, peer: Peer): Tri {
  if (EVERYWHERE.includes(cidr) && except.length === 0 && peer.is === 'outside') return 'yes';
  if (!peer.address) return 'maybe';
  const inside = [cidr, ...except].map((block) => contains(block, peer.address ?? ''));
  if (inside.includes(undefined)) return 'maybe';
  const [isIn, ...isOut] = inside;
  if (!isIn || isOut.includes(true)) return 'no';
  return peer.is === 'pod' ? 'maybe' : 'yes';
}

/** Whether an IPv4 block contains an address; undefined for any other. */
function contains(block: string, address: string): boolean | undefined {
  const [base = '', bits = '32'] = block.split('/');
  const [from, at] = [numberOf(base), numberOf(address)];
  if (from === undefined || at === undefined) return undefined;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(from / size) === Math.floor(at / size);
}

function numberOf(address: string): number | undefined {
  const parts = address.split('.').map(Number);
  const isValid = parts.length === 4 && parts.every((part) => part >= 0 && part <= 255);
  return isValid ? parts.reduce((total, part) => total * 256 + part, 0) : undefined;
}
