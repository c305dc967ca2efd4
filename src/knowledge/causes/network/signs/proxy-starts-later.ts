import type { Evidence, Ref } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { MESH_PROXIES } from '../../../../readings/network/mesh-proxies.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

/**
 * The proxy that takes the traffic of an init container and starts only after it; undefined where there is none, where the
 * proxy runs as a sidecar before it, and where some of the traffic is left out.
 */
export function proxyStartingLater(
  { metadata, spec }: Resource<'Pod'>,
  on: Ref,
  container: string,
): Readonly<{ proxy: string; redirector: string; evidence: readonly Evidence[] }> | undefined {
  const { initContainers = [], containers = [] } = spec ?? {};
  const nth = initContainers.findIndex(({ name }) => name === container);
  const own = initContainers[nth];
  if (!own || own.restartPolicy === 'Always') return undefined;
  const user = own.securityContext?.runAsUser ?? spec?.securityContext?.runAsUser;

  for (const { redirects, container: proxy, user: free, leavesOut } of MESH_PROXIES) {
    const first = initContainers.findIndex(({ name }) => redirects.test(name));
    const last = containers.findIndex(({ name }) => name === proxy);
    const redirector = initContainers[first]?.name;
    const isLeftOut = Object.keys(metadata?.annotations ?? {}).some((key) => leavesOut.test(key));
    if (!redirector || first >= nth || last < 0 || user === free || isLeftOut) continue;
    return {
      proxy,
      redirector,
      evidence: [
        quotedField(on, `/spec/initContainers/${first}/name`, redirector),
        quotedField(on, `/spec/containers/${last}/name`, proxy),
      ],
    };
  }
  return undefined;
}
