import { join } from 'node:path';

import { goModules, programsOf } from '#test/integration/gitops/support/tools.ts';
import { type Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { applyCrds } from '#test/integration/support/control-plane/crds.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';
import { until } from '#test/integration/support/until.ts';

/** What a test reads of an object of Flux. */
type Reconciled = Readonly<{
  status?: Readonly<{
    lastHandledReconcileAt?: string;
    conditions?: readonly Readonly<{ type: string; status: string }>[];
  }>;
}>;
/** A running Flux: what fetches sources, and what applies Kustomizations. */
export type Flux = Readonly<{
  /** Has a repository fetched and a Kustomization of that name applied, and waits until both are done. */
  follows(name: string, url: string, spec: object): Promise<void>;
  /** Has the repository fetched and all of it applied once more. */
  reconciled(name: string): Promise<void>;
  stop(): Promise<void>;
}>;

const NAMESPACE = 'flux-system';
const REQUESTED = 'reconcile.fluxcd.io/requestedAt';
const CONTROLLERS = ['source-controller', 'kustomize-controller'] as const;
/** What is asked for is done at once: nothing has to be waited for. */
const INTERVAL = '1h';

/** Starts Flux's source and kustomize controllers, and waits for nothing: the first Kustomization does. */
export async function startFlux(api: Api): Promise<Flux> {
  const [programs, modules] = await Promise.all([programsOf('flux'), goModules()]);
  for (const name of CONTROLLERS) {
    const module = modules[`github.com/fluxcd/${name}`] ?? '';
    await applyCrds(api, join(module, 'config', 'crd', 'bases'));
  }
  await namedNamespace(api, NAMESPACE);

  const group = new ProcessGroup('flux');
  const [storage = 0, ...ports] = await freePorts(5);
  const env = {
    KUBECONFIG: testCluster().kubeconfigs.admin,
    RUNTIME_NAMESPACE: NAMESPACE,
    TMPDIR: group.folder,
  };
  const address = `127.0.0.1:${storage}`;
  const own = {
    'source-controller': [
      `--storage-path=${group.folder}`,
      `--storage-addr=${address}`,
      `--storage-adv-addr=${address}`,
    ],
    'kustomize-controller': [],
  };
  for (const [index, name] of CONTROLLERS.entries()) {
    const [metrics, health] = ports.slice(2 * index);
    const listens = [`--metrics-addr=127.0.0.1:${metrics}`, `--health-addr=127.0.0.1:${health}`];
    group.start(name, programs[name], [...own[name], ...listens], env);
  }

  let requests = 0;
  async function handled(object: Manifest): Promise<void> {
    const path = pathOf(object);
    const token = `tests-${(requests += 1)}`;
    await api.patch(path, 'merge', { metadata: { annotations: { [REQUESTED]: token } } });
    const done = until(`${object.metadata.name} is reconciled`, async () => {
      const { status } = await api.get<Reconciled>(path);
      return (status?.lastHandledReconcileAt === token && isReady({ status })) || undefined;
    });
    await group.whileRunning(done);
  }
  async function reconciled(name: string): Promise<void> {
    await handled(repository(name, ''));
    await handled(kustomization(name, {}));
  }

  return {
    reconciled,
    async follows(name, url, spec) {
      await api.apply(repository(name, url));
      await api.apply(kustomization(name, spec));
      await reconciled(name);
    },
    stop: () => group.stop(),
  };
}

function isReady({ status }: Reconciled): boolean {
  return status?.conditions?.some((one) => one.type === 'Ready' && one.status === 'True') ?? false;
}

function repository(name: string, url: string): Manifest {
  return {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata: { name, namespace: NAMESPACE },
    spec: { interval: INTERVAL, url, ref: { branch: 'main' } },
  };
}

function kustomization(name: string, spec: object): Manifest {
  return {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name, namespace: NAMESPACE },
    spec: {
      interval: INTERVAL,
      prune: false,
      sourceRef: { kind: 'GitRepository', name },
      ...spec,
    },
  };
}
