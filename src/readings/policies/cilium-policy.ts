import type { CiliumPolicy, CiliumPolicySpec, CiliumRule } from '../../domain/cilium-policy.ts';
import type { Resource } from '../../domain/resource.ts';
import { selects, type LabelSelector, type Labels } from '../selectors.ts';
import {
  any,
  both,
  type Direction,
  type NamedPorts,
  type Peer,
  type Port,
  type Tri,
} from './policy-peers.ts';

/** Labels by which Cilium knows where a pod is. */
const NAMESPACE = 'io.kubernetes.pod.namespace';
const OF_NAMESPACE = 'io.cilium.k8s.namespace.labels.';
/** Sources of label keys that may be left out. */
const SOURCE = /^(?:k8s|any)[:.]/;
/** What a rule can say of peers that are pods; all else is about addresses outside, or cannot be decided here. */
const OUTSIDE = ['CIDR', 'CIDRSet', 'FQDNs', 'Groups', 'Nodes'];

/** The rule sets of a policy. */
export function specsOf({
  spec,
  specs = [],
}: Resource<'cilium.io/CiliumNetworkPolicy' | 'cilium.io/CiliumClusterwideNetworkPolicy'>) {
  return (spec ? [spec, ...specs] : specs) as NonNullable<CiliumPolicy['specs']>;
}

/** Whether a rule set restricts a pod in a direction: by default one with rules of that direction does. */
export function restrictsPod(
  spec: CiliumPolicySpec,
  direction: Direction,
  pod: Readonly<{ namespace: string; labels: Labels; namespaceLabels?: Labels }>,
  namespace: string | undefined,
): boolean {
  if (!isSelected(spec, pod, namespace)) return false;
  const hasRules = rulesOf(spec, direction).length + denialsOf(spec, direction).length > 0;
  return spec.enableDefaultDeny?.[direction] ?? hasRules;
}

/** Whether a rule set is about a pod: that of a namespaced policy only about pods of its namespace. */
export function isSelected(
  spec: CiliumPolicySpec,
  pod: Readonly<{ namespace: string; labels: Labels; namespaceLabels?: Labels }>,
  namespace: string | undefined,
): boolean {
  if (!spec.endpointSelector || (namespace !== undefined && namespace !== pod.namespace))
    return false;
  return selects(plain(spec.endpointSelector), allLabels(pod));
}

/** Whether a rule set lets a pod talk with a peer. */
export function permitsPeer(spec: CiliumPolicySpec, direction: Direction, to: Connection): Tri {
  return any(rulesOf(spec, direction).map((rule) => fits(rule, direction, to)));
}

/** Whether a rule set forbids it, whatever others permit. */
export function forbidsPeer(spec: CiliumPolicySpec, direction: Direction, to: Connection): Tri {
  return any(denialsOf(spec, direction).map((rule) => fits(rule, direction, to)));
}

/** What rule sets say of names outside: that they permit some, and that Cilium may read the answers which tell their addresses. */
export function namesIn(specs: readonly CiliumPolicySpec[]): Names | undefined {
  const rules = specs.flatMap((spec) => rulesOf(spec, 'egress'));
  if (!rules.some((rule) => rule['toFQDNs'] !== undefined)) return undefined;
  const isRead = rules.some(({ toPorts = [] }) => toPorts.some((one) => one.rules?.dns));
  return isRead ? 'read' : 'unread';
}

/** Whether the addresses of the names that are permitted can be known: without a rule with `rules.dns` no name is. */
export type Names = 'read' | 'unread';

/** `named` are the ports of the receiving pod, `namespace` that of the policy unless it is cluster-wide. */
export type Connection = Readonly<{
  names?: Names | undefined;
  peer: Peer;
  port: Port;
  named: NamedPorts | undefined;
  namespace: string | undefined;
}>;

function rulesOf(spec: CiliumPolicySpec, direction: Direction): readonly CiliumRule[] {
  return spec[direction] ?? [];
}

function denialsOf(spec: CiliumPolicySpec, direction: Direction): readonly CiliumRule[] {
  return (direction === 'ingress' ? spec.ingressDeny : spec.egressDeny) ?? [];
}

function fits(
  rule: CiliumRule,
  direction: Direction,
  { peer, port, named, namespace, names }: Connection,
): Tri {
  const { toPorts, icmps } = rule;
  const byPeer = fitsPeer(rule, direction, peer, namespace, toPorts !== undefined, names);
  if (!toPorts) return icmps ? 'no' : byPeer;
  const byPort = any(
    // Rules for a protocol (`rules.http`, `rules.dns`) restrict what is asked, not who connects.
    toPorts.map(({ ports = [] }) =>
      ports.length === 0 ? 'yes' : any(ports.map((one) => fitsPort(one, port, named))),
    ),
  );
  return both(byPeer, byPort);
}

function fitsPeer(
  rule: CiliumRule,
  direction: Direction,
  peer: Peer,
  namespace: string | undefined,
  hasPorts: boolean,
  names: Names | undefined,
): Tri {
  const way = direction === 'ingress' ? 'from' : 'to';
  const endpoints = direction === 'ingress' ? rule.fromEndpoints : rule.toEndpoints;
  const entities = direction === 'ingress' ? rule.fromEntities : rule.toEntities;
  const others = OUTSIDE.filter((one) => rule[`${way}${one}`] !== undefined);
  if (rule['fromRequires'] ?? rule['toRequires'] ?? rule['toServices']) return 'maybe';
  // A rule that names no peers means all where it names ports, and nobody where it is empty.
  if (!endpoints && !entities && others.length === 0) return hasPorts ? 'yes' : 'no';

  const byEndpoint = any((endpoints ?? []).map((one) => isEndpoint(one, peer, namespace)));
  const byEntity = any((entities ?? []).map((one) => isEntity(one, peer)));
  const isPod = peer.is === 'pod' && !peer.isOnHostNetwork;
  const known = others.filter(
    (one) => !(one === 'FQDNs' && names === 'unread' && peer.is === 'outside'),
  );
  const byAddress = known.length > 0 && !isPod ? 'maybe' : 'no';
  return any([byEndpoint, byEntity, byAddress]);
}

function isEndpoint(selector: LabelSelector, peer: Peer, namespace: string | undefined): Tri {
  if (peer.is === 'outside') return 'no';
  if (peer.isOnHostNetwork) return 'maybe';
  const wanted = plain(selector);
  const keys = [
    ...Object.keys(wanted.matchLabels ?? {}),
    ...(wanted.matchExpressions ?? []).map(({ key }) => key),
  ];
  if (keys.some((key) => key.startsWith('reserved:'))) return 'maybe';
  const saysWhere = keys.some((key) => key === NAMESPACE || key.startsWith(OF_NAMESPACE));
  const isElsewhere = !saysWhere && namespace !== undefined && namespace !== peer.namespace;
  if (!isElsewhere && selects(wanted, allLabels(peer))) return 'yes';
  const needsUnknown = !peer.namespaceLabels && keys.some((key) => key.startsWith(OF_NAMESPACE));
  return peer.isAssumed || needsUnknown ? 'maybe' : 'no';
}

function isEntity(entity: string, peer: Peer): Tri {
  if (entity === 'all') return 'yes';
  if (peer.is === 'outside')
    return entity === 'world' || entity.startsWith('world-') ? 'yes' : 'maybe';
  if (entity === 'cluster') return 'yes';
  if (entity.startsWith('world')) return 'no';
  return peer.isOnHostNetwork || peer.isAssumed ? 'maybe' : 'no';
}

type PortRule = Readonly<{ port?: string; endPort?: number; protocol?: string }>;

function fitsPort(rule: PortRule, { protocol, port }: Port, named: NamedPorts | undefined): Tri {
  const { port: wanted = '0', endPort, protocol: through = 'ANY' } = rule;
  if (through !== 'ANY' && through.toUpperCase() !== protocol) return 'no';
  if (wanted === '0') return 'yes';
  if (!/^\d+$/.test(wanted)) return named ? (named[wanted] === port ? 'yes' : 'no') : 'maybe';
  return port >= Number(wanted) && port <= (endPort || Number(wanted)) ? 'yes' : 'no';
}

/** The same selector with keys as Kubernetes writes them. */
function plain({ matchLabels = {}, matchExpressions = [] }: LabelSelector): LabelSelector {
  const key = (one: string) => one.replace(SOURCE, '');
  return {
    matchLabels: Object.fromEntries(
      Object.entries(matchLabels).map(([one, value]) => [key(one), value]),
    ),
    matchExpressions: matchExpressions.map((one) => ({ ...one, key: key(one.key) })),
  };
}

function allLabels({
  namespace,
  labels,
  namespaceLabels = {},
}: Readonly<{ namespace: string; labels: Labels; namespaceLabels?: Labels }>): Labels {
  const ofNamespace = Object.entries(namespaceLabels).map(([key, value]) => [
    `${OF_NAMESPACE}${key}`,
    value,
  ]);
  return { ...labels, ...Object.fromEntries(ofNamespace), [NAMESPACE]: namespace };
}
