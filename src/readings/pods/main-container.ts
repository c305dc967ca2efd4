import type { Resource } from '../../domain/resource.ts';

/** They write of the connections of others. */
const PROXIES = ['istio-proxy', 'linkerd-proxy', 'envoy', 'cloud-sql-proxy', 'vault-agent'];
const DEFAULT = 'kubectl.kubernetes.io/default-container';

/** The containers that a pod may be there for: the one that it names as its default, or all that are no proxies. */
export function ownContainers({ metadata, spec }: Resource<'Pod'>): readonly string[] {
  const named = metadata?.annotations?.[DEFAULT];
  const names = (spec?.containers ?? []).map(({ name }) => name);
  return names.includes(named ?? '')
    ? names.filter((name) => name === named)
    : names.filter((name) => !isProxy(name));
}

/** Whether a container stands between the pod and others. */
export function isProxy(container: string): boolean {
  return PROXIES.includes(container);
}
