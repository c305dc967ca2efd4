import { refKey, refTo } from '../../domain/keys.ts';
import type { Evidence, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { MESH_ROOT } from '../../readings/network/mesh.ts';
import { servicesNamed } from '../../readings/network/service-names.ts';
import { isWithin } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { DESTINATION_RULE, governing } from '../signs/network/destination-rules.ts';
import { clientSpaces } from './client-spaces.ts';
import { placesIn } from './places.ts';

/** The kind that sends to subsets. */
export const VIRTUAL_SERVICE = 'networking.istio.io/VirtualService';
/** What is applied together is all there within so long. */
const SETTLED_MS = 20_000;
/** What capture has hidden is no name. */
const NAME = /^[\w.-]+$/;

/**
 * A subset of a host that no DestinationRule has: `rules` are those of the host, and `others` what they have. `astray`: of
 * other namespaces, they have it, and do not count for clients of the namespace `client`, be it for the rules `by` that
 * come before them.
 */
export type MissingSubset = Readonly<{
  evidence: Evidence & Readonly<{ path: string }>;
  host: string;
  rules: readonly string[];
  others: readonly string[];
  astray?: Readonly<{ rules: readonly string[]; client: string; by?: readonly string[] }>;
}>;

/** The subsets that a VirtualService sends to and no DestinationRule of their host has, where all rules can be read. */
export function missingSubsets(object: Resource, world: World): readonly MissingSubset[] {
  const { creationTimestamp, deletionTimestamp, namespace = '' } = object.metadata ?? {};
  if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return [];
  const named = ['http', 'tcp', 'tls'].flatMap((protocol) =>
    placesIn(object, `/spec/${protocol}/*/route/*/destination/subset`),
  );
  if (named.length === 0) return [];

  const { items, gap } = world.list(DESTINATION_RULE, { all: true });
  if (gap) return [];
  return named.flatMap(({ path, value: subset, siblings: { host } }): readonly MissingSubset[] => {
    if (typeof subset !== 'string' || typeof host !== 'string' || !NAME.test(subset)) return [];
    const rules = items.filter((rule) => areOfOneHost(rule, host, namespace));
    const having = rules.filter((rule) => subsetsOf(rule).includes(subset));
    const astray = having.length > 0 && clientWithout(having, { object, host, items }, world);
    if (astray === undefined) return [];
    const counting = rules.filter((rule) => !having.includes(rule));
    const on = refTo(VIRTUAL_SERVICE, object);
    return [
      {
        evidence: quotedField(on, path, subset),
        host,
        rules: counting.map(({ metadata }) => metadata?.name ?? ''),
        others: counting.flatMap(subsetsOf),
        ...(astray && { astray: { rules: having.map(longName), ...astray } }),
      },
    ];
  });
}

/** A namespace from which it is followed, and for which none of the rules counts that have the subset. */
function clientWithout(
  having: readonly Resource[],
  call: Readonly<{ object: Resource; host: string; items: readonly Resource[] }>,
  world: World,
): Readonly<{ client: string; by?: readonly string[] }> | undefined {
  const [service, ...more] = servicesNamed(call.host, call.object.metadata?.namespace ?? '');
  // Of what is for some clients only nobody knows here.
  const isForSome = (rule: Resource) => placesIn(rule, '/spec/workloadSelector').length > 0;
  if (!service || more.length > 0 || having.some(isForSome)) return undefined;

  const isOnTheWay = ({ metadata }: Resource) =>
    [service.namespace, MESH_ROOT].includes(metadata?.namespace ?? '');
  const mayCount = having.some(
    (rule) => isOnTheWay(rule) && textsAt(rule, '/spec/exportTo/*').length === 0,
  );
  const { spaces, areAll } = clientSpaces(call.object, world);
  for (const client of spaces) {
    const counting = governing(call.items, service, client);
    if (counting.some((rule) => having.includes(rule))) continue;
    if (counting.length > 0) return { client, by: counting.map(longName) };
    if (areAll && !mayCount) return { client };
  }
  return undefined;
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

function subsetsOf(rule: Resource): readonly string[] {
  return textsAt(rule, '/spec/subsets/*/name');
}

function longName({ metadata }: Resource): string {
  return `${metadata?.namespace}/${metadata?.name}`;
}

function textsAt(object: Resource, at: string): readonly string[] {
  return placesIn(object, at).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
