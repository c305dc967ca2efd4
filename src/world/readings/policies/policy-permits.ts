import { isA } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { LabelSelector } from '../selectors.ts';
import type { Direction } from './policy-peers.ts';

/** Whom a policy lets in or out, in the terms of its own rules, one text per rule: "app=was on 3306/TCP". */
export function permittedBy(policy: Ref, direction: Direction, world: World): readonly string[] {
  if (isA('networking.k8s.io/NetworkPolicy', policy)) {
    const fact = world.get(policy);
    const rules = fact.is === 'known' ? (fact.value.spec?.[direction] ?? []) : [];
    return rules.map((rule) => {
      const peers = ('from' in rule ? rule.from : 'to' in rule ? rule.to : undefined) ?? [];
      const who = peers.map(peerText);
      const ports = (rule.ports ?? []).map(({ port, protocol }) =>
        portText(port, protocol ?? 'TCP'),
      );
      return ruleText(who, ports);
    });
  }
  const isCilium =
    isA('cilium.io/CiliumNetworkPolicy', policy) ||
    isA('cilium.io/CiliumClusterwideNetworkPolicy', policy);
  const fact = isCilium ? world.get(policy) : undefined;
  if (fact?.is !== 'known') return [];
  const { spec, specs = [] } = fact.value;
  return [...(spec ? [spec] : []), ...specs].flatMap((one) =>
    (one[direction] ?? []).map(ciliumText),
  );
}

type Peer = NonNullable<
  NonNullable<
    NonNullable<Resource<'networking.k8s.io/NetworkPolicy'>['spec']>['egress']
  >[number]['to']
>[number];

function peerText({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  if (ipBlock) return ipBlock.cidr;
  const pods = labelsOf(podSelector ?? {}) || 'all pods';
  if (!namespaceSelector) return pods === 'all pods' ? `${pods} of its namespace` : pods;
  const namespaces = labelsOf(namespaceSelector);
  return `${pods} in ${namespaces ? `namespaces ${namespaces}` : 'all namespaces'}`;
}

type Rule = NonNullable<
  NonNullable<Resource<'cilium.io/CiliumNetworkPolicy'>['spec']>['ingress']
>[number];

function ciliumText(rule: Rule): string {
  const { fromEndpoints, toEndpoints, fromEntities, toEntities, toPorts } = rule;
  const who = [
    ...(fromEndpoints ?? toEndpoints ?? []).map((one) => labelsOf(one) || 'all pods'),
    ...(fromEntities ?? toEntities ?? []),
    ...Object.entries(rule).flatMap(([key, value]) =>
      OTHERS.test(key) ? othersIn(key, value) : [],
    ),
  ];
  const ports = (toPorts ?? []).flatMap((one) => one.ports ?? []);
  return ruleText(
    who,
    ports.map(({ port, protocol }) => portText(port, protocol ?? 'ANY')),
  );
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

function ruleText(who: readonly string[], ports: readonly string[]): string {
  return `${who.join(' or ') || 'everything'}${ports.length > 0 ? ` on ${ports.join(', ')}` : ''}`;
}
