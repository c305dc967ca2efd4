/** A mesh whose proxy, an ordinary container, takes all traffic of a pod; `early` matches the probe that says it is not up. */
export type MeshProxy = Readonly<{
  container: string;
  mesh: 'Istio' | 'Linkerd' | 'Kuma';
  /** The annotation of the pod that has the other containers wait for it. */
  waits: Readonly<{ key: string; value: string; isSet: RegExp }>;
  probe: RegExp;
  ready: RegExp;
  redirects: string; // the init container after which all traffic goes to the proxy
  uid: number; // whose traffic does not
  leave: string; // keeps a pod out of the mesh
  exclude: string; // the annotation of ports that are not redirected
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
    redirects: 'istio-init',
    uid: 1337,
    leave: 'sidecar.istio.io/inject: "false"',
    exclude: 'traffic.sidecar.istio.io/excludeOutboundPorts',
  },
  {
    container: 'linkerd-proxy',
    mesh: 'Linkerd',
    waits: { key: 'config.linkerd.io/proxy-await', value: 'enabled', isSet: /^enabled$/ },
    probe: /:4191\/(?:ready|live)|linkerd-proxy/,
    ready: /Certified identity|Connected to identity/,
    redirects: 'linkerd-init',
    uid: 2102,
    leave: 'linkerd.io/inject: disabled',
    exclude: 'config.linkerd.io/skip-outbound-ports',
  },
  {
    container: 'kuma-sidecar',
    mesh: 'Kuma',
    waits: { key: 'kuma.io/wait-for-dataplane-ready', value: 'true', isSet: /^(?:true|enabled)$/ },
    probe: /:9901\/ready|kuma-sidecar/,
    ready: /dataplane is ready|all dependencies initialized\. starting workers/,
    redirects: 'kuma-init',
    uid: 5678,
    leave: 'kuma.io/sidecar-injection: disabled',
    exclude: 'traffic.kuma.io/exclude-outbound-ports',
  },
];
