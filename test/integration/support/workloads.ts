import type { Ref } from '#src/domain/model.ts';
import { type Api, type Manifest, pathOf, pathOfAll } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

type Pod = Readonly<{
  metadata: Readonly<{ uid: string; deletionTimestamp?: string }>;
  status: Readonly<{ conditions?: readonly Readonly<{ type: string; status: string }>[] }>;
}>;

const API: Readonly<Record<string, string>> = {
  Deployment: 'apps/v1',
  StatefulSet: 'apps/v1',
  DaemonSet: 'apps/v1',
  Rollout: 'argoproj.io/v1alpha1',
};

/** A workload of one small container; `pod` and `spec` are what is particular about it. */
export function workload(
  kind: string,
  name: string,
  namespace: string,
  {
    pod = {},
    container = {},
    spec = {},
  }: Partial<Readonly<Record<'pod' | 'container' | 'spec', object>>>,
): Manifest {
  const labels = { app: name };
  const isSized = kind !== 'DaemonSet';
  return {
    apiVersion: API[kind] ?? '',
    kind,
    metadata: { name, namespace },
    spec: {
      ...(isSized && { replicas: 2 }),
      ...(kind === 'StatefulSet' && { serviceName: name }),
      ...(kind === 'Rollout' && { strategy: { canary: {} } }),
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: {
          ...pod,
          terminationGracePeriodSeconds: 0,
          containers: [{ name: 'app', image: 'shop/app:1', ...container }],
        },
      },
      ...spec,
    },
  };
}

/** Creates it, and waits until so many of its pods are Ready. */
export async function running(api: Api, object: Manifest, count = 2): Promise<void> {
  await api.apply(object);
  await readyPods(api, object, count);
}

/** The uids of the pods of a workload, once just so many are there and Ready. */
export async function readyPods(
  api: Api,
  { metadata: { name, namespace = '' } }: Manifest,
  count = 2,
): Promise<readonly string[]> {
  const path = `${pathOfAll('v1', 'Pod', namespace)}?labelSelector=app%3D${name}`;
  return await until(`${count} pods of ${name} are ready`, async () => {
    const { items } = await api.get<Readonly<{ items: readonly Pod[] }>>(path);
    const ready = items.filter(
      ({ metadata, status }) =>
        !metadata.deletionTimestamp &&
        status.conditions?.some((one) => one.type === 'Ready' && one.status === 'True'),
    );
    return items.length === count && ready.length === count
      ? ready.map(({ metadata }) => metadata.uid)
      : undefined;
  });
}

/** Changes what a workload asks for. */
export async function change(api: Api, object: Manifest, spec: object): Promise<void> {
  await api.patch(pathOf(object), 'merge', { spec });
}

/** A ConfigMap of a test. */
export function configMap(name: string, namespace: string, data: object): Manifest {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace }, data };
}

/** How kubewhy names an object. */
export function refOf({ apiVersion, kind, metadata }: Manifest): Ref {
  const [group] = apiVersion.includes('/') ? apiVersion.split('/') : [];
  return { kind: group ? `${group}/${kind}` : kind, ...metadata };
}
