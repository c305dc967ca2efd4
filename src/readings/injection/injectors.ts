/** A program that puts containers into pods of others; `sizes`: the annotations that set what these ask for. */
export type Injector = Readonly<{
  name: string;
  webhook: RegExp;
  containers: readonly string[];
  sizes: Readonly<Record<string, string>>;
}>;

/** By the names of their webhooks; the keys of `sizes` are as a quota writes them. */
export const injectors: readonly Injector[] = [
  {
    name: 'Istio',
    webhook: /istio\.io$/,
    containers: ['istio-proxy', 'istio-init', 'istio-validation'],
    sizes: {
      'limits.cpu': 'sidecar.istio.io/proxyCPULimit',
      'limits.memory': 'sidecar.istio.io/proxyMemoryLimit',
      'requests.cpu': 'sidecar.istio.io/proxyCPU',
      'requests.memory': 'sidecar.istio.io/proxyMemory',
    },
  },
  {
    name: 'Linkerd',
    webhook: /linkerd\.io$/,
    containers: ['linkerd-proxy', 'linkerd-init', 'linkerd-network-validator'],
    sizes: {
      'limits.cpu': 'config.linkerd.io/proxy-cpu-limit',
      'limits.memory': 'config.linkerd.io/proxy-memory-limit',
      'requests.cpu': 'config.linkerd.io/proxy-cpu-request',
      'requests.memory': 'config.linkerd.io/proxy-memory-request',
    },
  },
  {
    name: 'Vault',
    webhook: /vault\.hashicorp\.com$/,
    containers: ['vault-agent', 'vault-agent-init'],
    sizes: {
      'limits.cpu': 'vault.hashicorp.com/agent-limits-cpu',
      'limits.memory': 'vault.hashicorp.com/agent-limits-mem',
      'requests.cpu': 'vault.hashicorp.com/agent-requests-cpu',
      'requests.memory': 'vault.hashicorp.com/agent-requests-mem',
    },
  },
  {
    name: 'Dapr',
    webhook: /dapr\.io$/,
    containers: ['daprd'],
    sizes: {
      'limits.cpu': 'dapr.io/sidecar-cpu-limit',
      'limits.memory': 'dapr.io/sidecar-memory-limit',
      'requests.cpu': 'dapr.io/sidecar-cpu-request',
      'requests.memory': 'dapr.io/sidecar-memory-request',
    },
  },
  {
    name: 'Consul',
    webhook: /consul\.hashicorp\.com$/,
    containers: ['consul-dataplane', 'consul-connect-inject-init', 'envoy-sidecar'],
    sizes: {
      'limits.cpu': 'consul.hashicorp.com/sidecar-proxy-cpu-limit',
      'limits.memory': 'consul.hashicorp.com/sidecar-proxy-memory-limit',
      'requests.cpu': 'consul.hashicorp.com/sidecar-proxy-cpu-request',
      'requests.memory': 'consul.hashicorp.com/sidecar-proxy-memory-request',
    },
  },
  {
    name: 'OpenTelemetry',
    webhook: /opentelemetry\.io$|^mpod\.kb\.io$/,
    containers: ['otc-container', 'opentelemetry-auto-instrumentation'],
    sizes: {},
  },
];
