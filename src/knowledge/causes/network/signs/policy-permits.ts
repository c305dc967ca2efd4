import { isA } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import type { Direction } from '../../../../readings/policies/policy-peers.ts';
import type { LabelSelector } from '../../../../readings/selectors.ts';

/**
 * Pods by their labels (none: all), where a rule says so in its own namespace or in those of some labels (none: all);
 * or something that has a name or an address.
 */
export type PermittedPeer = Readonly<
  { pods: string; isOwn?: true; namespaces?: string } | { named: string }
>;
/** One rule: no peers are all there are, no ports all of them. */
export type Permitted = Readonly<{ peers: readonly PermittedPeer[]; ports: readonly string[] }>;

/** Whom a policy lets in or out, in the terms of its own rules. */
export function permittedBy(policy: Ref, direction: Direction, world: World): readonly Permitted[] {
  if (isA('networking.k8s.io/NetworkPolicy', policy)) {
    const fact = world.get(policy);
    const rules = fact.is === 'known' ? (fact.value.spec?.[direction] ?? []) : [];
    return rules.map((rule) => {
      const peers = ('from' in rule ? rule.from : 'to' in rule ? rule.to : undefined) ?? [];
      const ports = (rule.ports ?? []).map(({ port, protocol }) =>
        portText(port, protocol ?? 'TCP'),
      );
      return { peers: peers.map(permittedPeer), ports };
    });
  }
  const isCilium =
    isA('cilium.io/CiliumNetworkPolicy', policy) ||
    isA('cilium.io/CiliumClusterwideNetworkPolicy', policy);
  const fact = isCilium ? world.get(policy) : undefined;
  if (fact?.is !== 'known') return [];
  const { spec, specs = [] } = fact.value;
  return [...(spec ? [spec] : []), ...specs].flatMap((one) =>
    (one[direction] ?? []).map(permittedByCilium),
  );
}

type Peer = NonNullable<
  NonNullable<
    NonNullable<Resource<'networking.k8s.io/NetworkPolicy'>['spec']>['egress']
  >[number]['to']
>[number];

function permittedPeer({ podSelector, namespaceSelector, ipBlock }: Peer): PermittedPeer {
  if (ipBlock) return { named: ipBlock.cidr };
  const pods = labelsOf(podSelector ?? {});
  return namespaceSelector
    ? { pods, namespaces: labelsOf(namespaceSelector) }
    : { pods, isOwn: true };
}

type Rule = NonNullable<
  NonNullable<Resource<'cilium.io/CiliumNetworkPolicy'>['spec']>['ingress']
>[number];

function permittedByCilium(rule: Rule): Permitted {
  const { fromEndpoints, toEndpoints, fromEntities, toEntities, toPorts } = rule;
  const others = [
    ...(fromEntities ?? toEntities ?? []),
    ...Object.entries(rule).flatMap(([key, value]) =>
      OTHERS.test(key) ? othersIn(key, value) : [],
    ),
  ];
  const ports = (toPorts ?? []).flatMap((one) => one.ports ?? []);
  return {
    peers: [
      ...(fromEndpoints ?? toEndpoints ?? []).map((one) => ({ pods: labelsOf(one) })),
      ...others.map((named) => ({ named })),
    ],
    ports: ports.map(({ port, protocol }) => portText(port, protocol ?? 'ANY')),
  };
}

/** Names and addresses outside, services, nodes, groups. */
const OTHERS = /^(?:from|to)(?!Endpoints|Entities|Ports)/;

function othersIn(key: string, value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : []).map((one: unknown) => {
    const { matchName, matchPattern, cidr } = { ...(one as Partial<Record<string, string>>) };
    return typeof one === 'string' ? one : (matchName ?? matchPattern ?? cidr ?? key);
  });
}

function labelsOf({ matchLabels = {}, matchExpressions = [] }: LabelSelector): string {
  const pairs = Object.entries(matchLabels).map((pair) => pair.join('='));
  const others = matchExpressions.map(({ key, operator, values = [] }) =>
    [key, operator, values.join('|')].filter(Boolean).join(' '),
  );
  return [...pairs, ...others].join(',');
}

function portText(port: unknown, protocol: string): string {
  return `${typeof port === 'string' || typeof port === 'number' ? port : '*'}/${protocol}`;
}
