import type { Resource } from '../../../../domain/resource.ts';
import { isRecord } from '../../../../text/is-record.ts';
import { placesIn, type FieldPlace } from '../../../references/places.ts';
import type { ExclusiveUse } from './conflict.ts';

/** All sidecars, for what a VirtualService says without a gateway. */
const MESH = 'mesh';
/** Servers with TLS of their own: of two for one host Istio leaves the newer out; those without are merged. */
const WITH_TLS = ['HTTPS', 'TLS'];

/** The hosts and ports with TLS that a Gateway of Istio takes for the pods that it selects. */
export function serversOf(gateway: Resource): readonly ExclusiveUse[] {
  const [selector] = placesIn(gateway, '/spec/selector');
  if (!isRecord(selector?.value)) return [];
  const labels = Object.entries(selector.value).map((pair) => pair.join('='));
  const pods = labels.toSorted().join(',');
  return placesIn(gateway, '/spec/servers/*/hosts/*').flatMap((place): readonly ExclusiveUse[] => {
    const { value, path, siblings } = place;
    const port = isRecord(siblings['port']) ? siblings['port'] : {};
    if (typeof value !== 'string' || !WITH_TLS.includes(String(port['protocol']))) return [];
    const host = value.slice(value.indexOf('/') + 1); // the namespace of its VirtualServices before it
    return [{ what: `${host}:${String(port['number'])}`, path, quote: value, at: [pods] }];
  });
}

/**
 * What a VirtualService routes that another cannot as well: a host for all sidecars, for which only one counts; and at a
 * gateway, where those of one host are merged, a path by nothing else.
 */
export function routesOf(service: Resource): readonly ExclusiveUse[] {
  const gateways = textsAt(service, '/spec/gateways/*').map(({ value }) => value);
  const hosts = textsAt(service, '/spec/hosts/*');
  const namespace = service.metadata?.namespace ?? '';
  const to = JSON.stringify([namespace, (service as { spec?: unknown }).spec]);
  const rules = placesIn(service, '/spec/http/*');
  const isForSidecars = rules.length > 0 && (gateways.length === 0 || gateways.includes(MESH));
  const seenBy = isForSidecars ? audienceOf(service, namespace) : [];
  const at = gateways
    .filter((name) => name !== MESH)
    .map((name) => (name.includes('/') ? name : `${namespace}/${name}`));
  return hosts.flatMap(({ value: host, path }): readonly ExclusiveUse[] => [
    { what: longName(host, namespace), path, quote: host, to, at: seenBy },
    ...rules.flatMap((rule) =>
      pathsOf(rule).map((of): ExclusiveUse => ({
        what: `${host}${of}`,
        path,
        quote: host,
        to: JSON.stringify([namespace, rule.value]),
        at,
      })),
    ),
  ]);
}

/** The paths for which a rule is meant by nothing else: one without conditions is for all. */
function pathsOf({ value }: FieldPlace): readonly string[] {
  const matches = isRecord(value) ? value['match'] : undefined;
  if (matches === undefined) return ['/'];
  if (!Array.isArray(matches)) return [];
  return matches.flatMap((match: unknown): readonly string[] => {
    if (!isRecord(match) || Object.keys(match).some((key) => key !== 'uri' && key !== 'name'))
      return [];
    const { prefix, exact } = isRecord(match['uri']) ? match['uri'] : {};
    if (typeof prefix === 'string') return [prefix];
    return typeof exact === 'string' ? [`${exact} (Exact)`] : [];
  });
}

/** In whose eyes it is there: those of all, or of its own namespace; others are left out. */
function audienceOf(service: Resource, namespace: string): readonly string[] {
  const exported = textsAt(service, '/spec/exportTo/*').map(({ value }) => value);
  if (exported.length === 0 || exported.includes('*')) return ['*', namespace];
  return exported.includes('.') || exported.includes(namespace) ? [namespace] : [];
}

function longName(host: string, namespace: string): string {
  return host.includes('.') || host === '*' ? host : `${host}.${namespace}.svc.cluster.local`;
}

function textsAt(object: Resource, at: string): readonly FieldPlace<string>[] {
  return placesIn(object, at).filter(
    (place): place is FieldPlace<string> => typeof place.value === 'string',
  );
}
