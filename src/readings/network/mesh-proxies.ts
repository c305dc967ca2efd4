/** A mesh whose proxy, an ordinary container, takes all traffic of a pod; `early` matches the probe that says it is not up. */
export type MeshProxy = Readonly<{
  container: string;
  mesh: 'Istio' | 'Linkerd' | 'Kuma';
  /** The annotation of the pod that has the other containers wait for it. */
  waits: Readonly<{ key: string; value: string; isSet: RegExp }>;
  probe: RegExp;
  ready: RegExp;
  redirects: RegExp; // the init containers after which all traffic goes to the proxy
  user: number; // whose traffic does not
  leavesOut: RegExp; // the annotations by which some traffic does not
  /** What keeps a pod out of the mesh, where that stands, and which annotation and setting mend less. */
  leave: string;
  leaveBy: 'label' | 'annotation';
  exclude: string;
  native: string; // has the proxy start before the other init containers
}>;

/** The proxies of meshes. */
export const MESH_PROXIES: readonly [MeshProxy, ...MeshProxy[]] = [
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
    redirects: /^istio-(?:init|validation)$/,
    user: 1337,
    leavesOut: /^traffic\.sidecar\.istio\.io\/(?:ex|in)cludeOutbound/,
    leave: 'sidecar.istio.io/inject: "false"',
    leaveBy: 'label',
    exclude: 'traffic.sidecar.istio.io/excludeOutboundPorts',
    native: 'ENABLE_NATIVE_SIDECARS',
  },
  {
    container: 'linkerd-proxy',
    mesh: 'Linkerd',
    waits: { key: 'config.linkerd.io/proxy-await', value: 'enabled', isSet: /^enabled$/ },
    probe: /:4191\/(?:ready|live)|linkerd-proxy/,
    ready: /Certified identity|Connected to identity/,
    redirects: /^linkerd-(?:init|network-validator)$/,
    user: 2102,
    leavesOut: /^config\.linkerd\.io\/skip-outbound-ports$/,
    leave: 'linkerd.io/inject: disabled',
    leaveBy: 'annotation',
    exclude: 'config.linkerd.io/skip-outbound-ports',
    native: 'config.beta.linkerd.io/proxy-enable-native-sidecar',
  },
  {
    container: 'kuma-sidecar',
    mesh: 'Kuma',
    waits: { key: 'kuma.io/wait-for-dataplane-ready', value: 'true', isSet: /^(?:true|enabled)$/ },
    probe: /:9901\/ready|kuma-sidecar/,
    ready: /dataplane is ready|all dependencies initialized\. starting workers/,
    redirects: /^kuma-(?:init|validation)$/,
    user: 5678,
    leavesOut: /^traffic\.kuma\.io\/exclude-outbound/,
    leave: 'kuma.io/sidecar-injection: disabled',
    leaveBy: 'label',
    exclude: 'traffic.kuma.io/exclude-outbound-ports',
    native: 'experimental.sidecarContainers',
  },
];
