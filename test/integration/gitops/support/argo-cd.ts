import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { goModules, programsOf } from '#test/integration/gitops/support/tools.ts';
import { type Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { applyCrds, manifestsIn } from '#test/integration/support/control-plane/crds.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { until } from '#test/integration/support/until.ts';

/** An Application, as far as tests read it. */
export type Application = Readonly<{
  metadata: Readonly<{ annotations?: Readonly<Record<string, string>> }>;
  status?: Readonly<{
    reconciledAt?: string;
    sync?: Readonly<{ status?: string; revision?: string }>;
    health?: Readonly<{ status?: string }>;
  }>;
}>;
/** A running Argo CD: what applies Applications, and what compares them with Git. */
export type ArgoCd = Readonly<{
  /** Applies an Application of that name and waits until Git and cluster agree. */
  follows(name: string, spec: object): Promise<void>;
  /** Has it compared with Git now, and answers with what came of that. */
  compared(name: string): Promise<Application>;
  stop(): Promise<void>;
}>;

const NAMESPACE = 'delivery'; // not the usual one: the marks of its objects do not say where it is
const REFRESH = 'argocd.argoproj.io/refresh';

/** Starts Argo CD's controller, repo-server and Redis, and waits for nothing: the first Application does. */
export async function startArgoCd(api: Api): Promise<ArgoCd> {
  const [programs, modules] = await Promise.all([programsOf('argo-cd'), goModules()]);
  await install(api, modules['github.com/argoproj/argo-cd/v3'] ?? '');
  const group = new ProcessGroup('argo-cd');
  const [redis = 0, repo = 0, ...metrics] = await freePorts(4);
  const env = environment(group.folder);
  const cache = [`--redis=127.0.0.1:${redis}`];
  const run = (name: string, args: readonly string[]) => {
    group.start(name, programs.argocd, args, { ...env, ARGOCD_BINARY_NAME: name });
  };
  group.start('redis', 'redis-server', ['--bind', '127.0.0.1', '--port', `${redis}`, '--save', '']);
  run('argocd-repo-server', [
    ...cache,
    '--address=127.0.0.1',
    `--port=${repo}`,
    '--metrics-address=127.0.0.1',
    `--metrics-port=${metrics[0]}`,
    '--disable-tls',
  ]);
  run('argocd-application-controller', [
    ...cache,
    `--kubeconfig=${env.KUBECONFIG}`,
    `--namespace=${NAMESPACE}`,
    `--repo-server=127.0.0.1:${repo}`,
    '--repo-server-plaintext',
    `--metrics-port=${metrics[1]}`, // it has no flag for the address
  ]);

  async function compared(name: string): Promise<Application> {
    const path = pathOf(application(name, {}));
    await api.patch(path, 'merge', { metadata: { annotations: { [REFRESH]: 'normal' } } });
    const done = until(`${name} is compared`, async () => {
      const found = await api.get<Application>(path);
      return found.metadata.annotations?.[REFRESH] ? undefined : found;
    });
    return await group.whileRunning(done);
  }

  return {
    compared,
    async follows(name, spec) {
      await api.apply(application(name, spec));
      await until(
        `${name} is synced`,
        async () => {
          const { status } = await compared(name);
          return status?.sync?.status === 'Synced' || undefined;
        },
        { every: 500 },
      );
    },
    async stop() {
      await group.stop();
      // repo-server puts it there whatever TMPDIR says.
      await rm(join(tmpdir(), 'reposerver-ask-pass.sock'), { force: true });
    },
  };
}

/** CRDs, settings and the project of the Applications, as the module has them. */
async function install(api: Api, module: string): Promise<void> {
  await applyCrds(api, join(module, 'manifests', 'crds'));
  await namedNamespace(api, NAMESPACE);
  const settings = await manifestsIn(join(module, 'manifests', 'base', 'config'));
  for (const { metadata, ...object } of settings) {
    if (object.kind === 'Kustomization') continue;
    const key = { stringData: { 'server.secretkey': 'tests' } };
    const more = metadata.name === 'argocd-secret' ? key : {};
    await api.apply({ ...object, ...more, metadata: { ...metadata, namespace: NAMESPACE } });
  }
  await api.apply({
    ...argo('AppProject', 'default'),
    spec: {
      sourceRepos: ['*'],
      destinations: [{ server: '*', namespace: '*' }],
      clusterResourceWhitelist: [{ group: '*', kind: '*' }],
    },
  });
}

function environment(folder: string) {
  return {
    KUBECONFIG: testCluster().kubeconfigs.admin,
    TMPDIR: folder,
    ARGOCD_FAKE_IN_CLUSTER: 'true', // the cluster of its kubeconfig is the one that it is in
    ARGOCD_GPG_ENABLED: 'false',
    ...Object.fromEntries(
      ['TLS_DATA_PATH', 'SSH_DATA_PATH', 'GPG_DATA_PATH', 'GNUPGHOME'].map((name) => [
        `ARGOCD_${name}`,
        folder,
      ]),
    ),
  };
}

function application(name: string, spec: object): Manifest {
  return { ...argo('Application', name), spec: { project: 'default', ...spec } };
}

function argo(kind: string, name: string): Manifest {
  return { apiVersion: 'argoproj.io/v1alpha1', kind, metadata: { name, namespace: NAMESPACE } };
}
