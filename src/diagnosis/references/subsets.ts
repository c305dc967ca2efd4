import { refKey, refTo } from '../../domain/keys.ts';
import type { Evidence, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { servicesNamed } from '../../world/readings/network/service-names.ts';
import { isWithin } from '../../world/readings/time.ts';
import { placesIn } from './places.ts';

/** The kind that sends to subsets. */
export const VIRTUAL_SERVICE = 'networking.istio.io/VirtualService';
const RULE = 'networking.istio.io/DestinationRule';
/** What is applied together is all there within so long. */
const SETTLED_MS = 20_000;
/** What capture has hidden is no name. */
const NAME = /^[\w.-]+$/;

/** A subset of a host that no DestinationRule has: `rules` are those of the host, and `others` what they have. */
export type LackingSubset = Readonly<{
  evidence: Evidence & Readonly<{ path: string }>;
  host: string;
  rules: readonly string[];
  others: readonly string[];
}>;

/** The subsets that a VirtualService sends to and no DestinationRule of their host has, where all rules can be read. */
export function lackingSubsets(object: Resource, world: World): readonly LackingSubset[] {
  const { creationTimestamp, deletionTimestamp, namespace = '' } = object.metadata ?? {};
  if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return [];
  const named = ['http', 'tcp', 'tls'].flatMap((protocol) =>
    placesIn(object, `/spec/${protocol}/*/route/*/destination/subset`),
  );
  if (named.length === 0) return [];

  const { items, gap } = world.list(RULE, { all: true });
  if (gap) return [];
  return named.flatMap(({ path, value: subset, beside: { host } }): readonly LackingSubset[] => {
    if (typeof subset !== 'string' || typeof host !== 'string' || !NAME.test(subset)) return [];
    const rules = items.filter((rule) => areOfOneHost(rule, host, namespace));
    const others = rules.flatMap((rule) => textsAt(rule, '/spec/subsets/*/name'));
    if (others.includes(subset)) return [];
    const on = refTo(VIRTUAL_SERVICE, object);
    const evidence = { source: 'field', on, path, quote: subset } as const;
    return [{ evidence, host, rules: rules.map(({ metadata }) => metadata?.name ?? ''), others }];
  });
}

/** A rule may stand in any namespace, for a host by its short name or its long one; one with a "*" may be for any. */
function areOfOneHost(rule: Resource, host: string, namespace: string): boolean {
  const [of = ''] = textsAt(rule, '/spec/host');
  if (of.startsWith('*') || (of === host && host.includes('.'))) return true;
  const keys = servicesNamed(host, namespace).map(refKey);
  return servicesNamed(of, rule.metadata?.namespace ?? '').some((ref) =>
    keys.includes(refKey(ref)),
  );
}

function textsAt(object: Resource, at: string): readonly string[] {
  return placesIn(object, at).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
