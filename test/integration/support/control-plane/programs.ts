import { join } from 'node:path';

/** Where the programs of one control plane read, write and listen. */
export type Layout = Readonly<{
  state: string; // etcd, certificates, keys and tokens: all that outlives the processes
  settings: string; // kubeconfigs by user, scheduler.yaml
  stages: string; // kwok's configuration
  ports: Readonly<Record<'etcd' | 'peer' | 'api' | 'kwok' | 'metrics' | 'health', number>>;
}>;

/** A program of the control plane. */
export type Program = keyof typeof FLAGS;
type Flags = Readonly<Record<string, string | number | boolean>>;

const FLAGS = {
  etcd({ state, ports }: Layout): Flags {
    const client = `http://127.0.0.1:${ports.etcd}`;
    const peer = `http://127.0.0.1:${ports.peer}`;
    return {
      name: 'test',
      'data-dir': join(state, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `test=${peer}`,
      'unsafe-no-fsync': true,
      'log-level': 'error',
    };
  },
  'kube-apiserver': ({ state, ports }: Layout): Flags => ({
    'etcd-servers': `http://127.0.0.1:${ports.etcd}`,
    'bind-address': '127.0.0.1',
    'secure-port': ports.api,
    'advertise-address': '127.0.0.1', // it looks for a default route otherwise
    'endpoint-reconciler-type': 'none',
    'enable-aggregator-routing': true, // asks webhooks by their endpoints: no kube-proxy serves cluster IPs here
    'cert-dir': join(state, 'certs'),
    'authorization-mode': 'RBAC',
    'token-auth-file': join(state, 'tokens.csv'),
    'anonymous-auth': false,
    'service-account-issuer': 'https://kubernetes.default.svc',
    'service-account-key-file': join(state, 'sa.pub'),
    'service-account-signing-key-file': join(state, 'sa.key'),
    'service-cluster-ip-range': '10.96.0.0/16',
    'kubelet-preferred-address-types': 'InternalIP,Hostname',
    'allow-privileged': true,
    profiling: false,
  }),
  'kube-controller-manager': ({ state, settings }: Layout): Flags => ({
    kubeconfig: join(settings, 'kube-controller-manager.conf'),
    'secure-port': 0, // listens nowhere
    'leader-elect': false,
    'use-service-account-credentials': true,
    'service-account-private-key-file': join(state, 'sa.key'),
    'root-ca-file': join(state, 'certs', 'apiserver.crt'),
    'kube-api-qps': 200,
    'kube-api-burst': 400,
    controllers: ['*', ...['signing', 'approving', 'cleaner'].map(withoutCertificates)].join(','),
  }),
  'kube-scheduler': ({ settings }: Layout): Flags => ({
    config: join(settings, 'scheduler.yaml'),
    'secure-port': 0,
  }),
  kwok: ({ settings, stages, ports }: Layout): Flags => ({
    kubeconfig: join(settings, 'kwok.conf'),
    config: stages,
    'manage-all-nodes': true,
    'node-ip': '127.0.0.1',
    'node-port': ports.kwok,
    'server-address': `127.0.0.1:${ports.kwok}`,
    'node-lease-duration-seconds': 40,
  }),
  'rollouts-controller': ({ settings, ports }: Layout): Flags => ({
    kubeconfig: join(settings, 'rollouts-controller.conf'),
    'leader-elect': false,
    loglevel: 'warn',
    metricsPort: ports.metrics,
    healthzPort: ports.health,
  }),
};

/** What a program is started with. */
export function argumentsOf(program: Program, layout: Layout): readonly string[] {
  return Object.entries(FLAGS[program](layout)).map(([name, value]) => `--${name}=${value}`);
}

/** What the scheduler reads; it tries a pod again soon, because tests wait for that. */
export function schedulerSettings({ settings }: Layout): object {
  return {
    apiVersion: 'kubescheduler.config.k8s.io/v1',
    kind: 'KubeSchedulerConfiguration',
    leaderElection: { leaderElect: false },
    clientConnection: { kubeconfig: join(settings, 'kube-scheduler.conf'), qps: 200, burst: 400 },
    podMaxBackoffSeconds: 2,
  };
}

/** Nothing asks for certificates here, and the controllers for them need a key to sign with. */
function withoutCertificates(name: string): string {
  return `-certificatesigningrequest-${name}-controller`;
}
