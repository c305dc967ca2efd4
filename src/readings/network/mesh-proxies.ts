/** A mesh whose proxy, an ordinary container, takes all traffic of a pod; `early` matches the probe that says it is not up. */
export type MeshProxy = Readonly<{
  container: string;
  mesh: 'Istio' | 'Linkerd' | 'Kuma';
  /** The annotation of the pod that has the other containers wait for it. */
  waits: Readonly<{ key: string; value: string; isSet: RegExp }>;
  probe: RegExp;
  ready: RegExp;
}>;

/** The proxies of meshes. */
export const MESH_PROXIES: readonly MeshProxy[] = [
  {
    container: 'istio-proxy',
    mesh: 'Istio',
    waits: {
      key: 'proxy.istio.io/config',
      value: '{"holdApplicationUntilProxyStarts": true}',
      isSet: /holdApplicationUntilProxyStarts["']?:\s*true/,
    },
    probe: /:15021\/healthz\/ready|:15020\/app-health|istio-proxy/,
    ready: /Envoy proxy is ready/,
  },
  {
    container: 'linkerd-proxy',
    mesh: 'Linkerd',
    waits: { key: 'config.linkerd.io/proxy-await', value: 'enabled', isSet: /^enabled$/ },
    probe: /:4191\/(?:ready|live)|linkerd-proxy/,
    ready: /Certified identity|Connected to identity/,
  },
  {
    container: 'kuma-sidecar',
    mesh: 'Kuma',
    waits: { key: 'kuma.io/wait-for-dataplane-ready', value: 'true', isSet: /^(?:true|enabled)$/ },
    probe: /:9901\/ready|kuma-sidecar/,
    ready: /dataplane is ready|all dependencies initialized\. starting workers/,
  },
];
