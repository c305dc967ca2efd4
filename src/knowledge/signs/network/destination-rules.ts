import type { Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { MESH_ROOT } from '../../../readings/network/mesh.ts';
import { fieldsAt, textIn } from '../../../readings/reports/fields.ts';
import { placesIn } from '../../references/places.ts';

/** The kind that says how callers of a host speak to it. */
export const DESTINATION_RULE = 'networking.istio.io/DestinationRule';

/** Where a rule says how callers speak TLS. */
export const TLS_MODE = '/spec/trafficPolicy/tls/mode';
/** What may make an exception of it for some ports or pods. */
const PARTS = ['/spec/trafficPolicy/portLevelSettings/*/tls/mode', '/spec/subsets/*/trafficPolicy'];

type ServiceRef = Ref & Readonly<{ namespace: string }>;

/**
 * The rules in force for calls to a Service by clients of a namespace, of those that were read. Istio looks in the
 * namespace of the client, then of the Service, then in its root, and takes the most specific host of the first that has
 * any; one for some clients only, by a workloadSelector, is left out. https://istio.io/latest/docs/ops/best-practices/traffic-management/#cross-namespace-configuration
 */
export function governing(
  rules: readonly Resource[],
  service: ServiceRef,
  client: string,
): readonly Resource[] {
  const first = client === MESH_ROOT ? [] : [client]; // what stands in the root is for all, also for those who call from there
  for (const namespace of [...first, service.namespace, MESH_ROOT]) {
    const found = rules.filter(
      (rule) =>
        rule.metadata?.namespace === namespace &&
        !rule.metadata.deletionTimestamp &&
        fieldsAt(rule, 'spec.workloadSelector').length === 0 &&
        isSeenBy(client, rule) &&
        isFor(service, rule),
    );
    const longest = Math.max(...found.map((rule) => weightOf(hostOf(rule))));
    if (found.length > 0) return found.filter((rule) => weightOf(hostOf(rule)) === longest);
  }
  return [];
}

/** Those that are exported to nobody in particular are for all. */
function isSeenBy(client: string, rule: Resource): boolean {
  const exported = fieldsAt(rule, 'spec.exportTo[]').map(({ value }) => value);
  const own = rule.metadata?.namespace === client;
  return (
    exported.length === 0 ||
    exported.includes('*') ||
    exported.includes(client) ||
    (own && exported.includes('.'))
  );
}

/** A host without a dot is a Service beside the rule, and one that begins with "*" any that ends so; "name.namespace" is none. */
function isFor({ name, namespace }: ServiceRef, rule: Resource): boolean {
  const host = hostOf(rule);
  const long = `${name}.${namespace}.svc.`;
  if (host.startsWith('*')) return `${long}cluster.local`.endsWith(host.slice(1));
  return host.includes('.')
    ? host.startsWith(long)
    : host === name && rule.metadata?.namespace === namespace;
}

function hostOf(rule: Resource): string {
  return textIn(fieldsAt(rule, 'spec')[0]?.value, 'host') ?? '';
}

function weightOf(host: string): number {
  return host.startsWith('*') ? host.length : Number.MAX_SAFE_INTEGER;
}

/** How all callers under a rule speak TLS; undefined where it does not say so, or not of all. */
export function tlsModeOf(rule: Resource): string | undefined {
  const [mode] = placesIn(rule, TLS_MODE);
  const isForAll = PARTS.every((at) => placesIn(rule, at).length === 0);
  return isForAll && typeof mode?.value === 'string' ? mode.value : undefined;
}
