import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { resourceServing } from '../../world/served-kinds.ts';
import { servicesNamed } from './service-names.ts';

const CERTIFICATE = 'cert-manager.io/Certificate';
/** The kinds beside Ingress that take requests for a host, and where they write it. */
const ROUTES: readonly Readonly<{ kind: string; field: 'hostnames' | 'hosts' | 'host' }>[] = [
  { kind: 'gateway.networking.k8s.io/HTTPRoute', field: 'hostnames' },
  { kind: 'gateway.networking.k8s.io/GRPCRoute', field: 'hostnames' },
  { kind: 'networking.istio.io/VirtualService', field: 'hosts' },
  { kind: 'route.openshift.io/Route', field: 'host' },
];
const DNS_NAME = 'external-dns.alpha.kubernetes.io/hostname';

type Routed = Resource & { readonly spec?: Readonly<Record<string, unknown>> };

type Host = Readonly<{ host: string; path?: string; namespace?: string }>;

/**
 * What serves a host name: a Service that has it as its name in the cluster, a short one in that namespace, or else who
 * takes requests for it.
 */
export function serversOf(
  { host, path, namespace: within = '' }: Host,
  world: World,
): readonly Ref[] {
  const inside = servicesNamed(host, within)
    .filter(({ name, namespace }) => name && namespace)
    .filter((ref) => world.get(ref).is === 'known');
  const ingresses = ingressesOf(host, path, world);
  const routes = ROUTES.flatMap(({ kind, field }) =>
    served(kind, world)
      .filter(({ spec }) => textsIn(spec?.[field]).some((one) => covers(one, host)))
      .map((one) => refTo(kind, one)),
  );
  const published = world
    .list('Service', { all: true })
    .items.filter(({ metadata, status }) => {
      const names = (metadata?.annotations?.[DNS_NAME] ?? '').split(',').map((one) => one.trim());
      const entries = status?.loadBalancer?.ingress ?? [];
      return names.includes(host) || entries.some((one) => one.hostname === host);
    })
    .map((one) => refTo('Service', one));
  return [inside, ingresses, routes, published].find((refs) => refs.length > 0) ?? [];
}

/** The Certificates that are made for a host. */
export function certificatesFor(host: string, world: World): readonly Ref[] {
  return served(CERTIFICATE, world)
    .filter(({ spec }) =>
      [...textsIn(spec?.['dnsNames']), ...textsIn(spec?.['commonName'])].some((one) =>
        covers(one, host),
      ),
    )
    .map((one) => refTo(CERTIFICATE, one));
}

/** Of the Ingresses of a host those whose path fits the best. */
function ingressesOf(host: string, path: string | undefined, world: World): readonly Ref[] {
  const kind = 'networking.k8s.io/Ingress';
  const fitting = world.list(kind, { all: true }).items.flatMap((ingress) => {
    const rules = (ingress.spec?.rules ?? []).filter((rule) => covers(rule.host ?? '', host));
    const paths = rules.flatMap(({ http }) => (http?.paths ?? []).map((one) => one.path ?? '/'));
    const fits = paths.filter((one) => path === undefined || path.startsWith(plain(one)));
    const length = Math.max(-1, ...fits.map((one) => one.length));
    return rules.length > 0 ? [{ ref: refTo(kind, ingress), length: path ? length : 0 }] : [];
  });
  const best = Math.max(-1, ...fitting.map(({ length }) => length));
  return fitting.filter(({ length }) => length === best).map(({ ref }) => ref);
}

/** A path of ingress-nginx may be a pattern: what stands before it counts. */
function plain(path: string): string {
  const at = path.search(/[([*|.?^$\\]/);
  return at === -1 ? path : path.slice(0, at);
}

/** "*.example.com" covers one label more. */
function covers(pattern: string, host: string): boolean {
  if (!pattern.startsWith('*.')) return pattern.toLowerCase() === host;
  return host.slice(host.indexOf('.')) === pattern.slice(1).toLowerCase();
}

function served(kind: string, world: World): readonly Routed[] {
  return resourceServing(kind, world) ? world.list(kind, { all: true }).items : [];
}

function textsIn(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === 'string');
}
