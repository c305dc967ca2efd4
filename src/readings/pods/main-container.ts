import type { Resource } from '../../domain/resource.ts';

/** They write of the connections of others. */
const PROXIES = ['istio-proxy', 'linkerd-proxy', 'envoy', 'cloud-sql-proxy', 'vault-agent'];
const DEFAULT = 'kubectl.kubernetes.io/default-container';

/** The container that a pod is there for: the one that it names as its default, or the first that is no proxy. */
export function mainContainer({ metadata, spec }: Resource<'Pod'>): string | undefined {
  const named = metadata?.annotations?.[DEFAULT];
  const names = (spec?.containers ?? []).map(({ name }) => name);
  return names.find((name) => name === named) ?? names.find((name) => !isProxy(name));
}

/** Whether a container stands between the pod and others. */
export function isProxy(container: string): boolean {
  return PROXIES.includes(container);
}
