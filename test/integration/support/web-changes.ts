import { type Api, pathOfAll } from '#test/integration/support/api.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';
import { type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

/** Sets how many pods `web` is to have. */
export async function scaleWeb(api: Api, namespace: string, replicas: number): Promise<void> {
  await api.patch(webPath(namespace), 'merge', { spec: { replicas } });
  await seenByController(api, webPath(namespace));
}

/** Waits until `web` is Healthy as it is specified now. */
export async function healthyWeb(api: Api, namespace: string): Promise<void> {
  await until(`web in ${namespace} is healthy`, async () => {
    const { metadata, status } = await api.get<Rollout>(webPath(namespace));
    const isObserved = status.observedGeneration === String(metadata.generation);
    return (isObserved && status.phase === 'Healthy') || undefined;
  });
}

/**
 * Waits until the controller has gone over a rollout that is stuck. It writes no status then, but it hands
 * minReadySeconds on to the ReplicaSet; the second time it has ended the first.
 */
export async function reconciledWeb(api: Api, namespace: string): Promise<void> {
  const { spec } = await api.get<Readonly<{ spec: { minReadySeconds?: number } }>>(
    webPath(namespace),
  );
  for (const more of [1, 2]) {
    const minReadySeconds = (spec.minReadySeconds ?? 0) + more;
    await api.patch(webPath(namespace), 'merge', { spec: { minReadySeconds } });
    const isSeen = async () => {
      const sets = await api.get<ReplicaSets>(pathOfAll('apps/v1', 'ReplicaSet', namespace));
      return sets.items.some((set) => set.spec.minReadySeconds === minReadySeconds);
    };
    await seenByController(api, webPath(namespace), { isSeen });
  }
}
type ReplicaSets = Readonly<{
  items: readonly Readonly<{ spec: Readonly<{ minReadySeconds?: number }> }>[];
}>;
