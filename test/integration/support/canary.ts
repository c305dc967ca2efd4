import { type Api, pathOfAll } from '#test/integration/support/api.ts';
import type { Pod } from '#test/integration/support/pod.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';
import { type Rollout, setImage, webPath } from '#test/integration/support/web-rollout.ts';

/** The pod of a rollout's new revision; `message` is the scheduler's. */
export type Canary = Readonly<{ pod: string; hash: string; stableHash: string; message: string }>;

/** Releases v47 on a healthy `web` and waits until the scheduler has refused the canary. */
export async function stickCanary(api: Api, namespace: string): Promise<Canary> {
  await setImage(api, namespace, 'v47');
  return until(`the canary in ${namespace} is refused by the scheduler`, async () => {
    const { stableHash, hash, pods } = await newRevision(api, namespace);
    const refused = pods.flatMap(({ metadata, status }) => {
      const scheduled = status.conditions?.find(({ reason }) => reason === 'Unschedulable');
      return scheduled ? [{ pod: metadata.name, message: scheduled.message ?? '' }] : [];
    });
    return refused[0] && hash !== stableHash ? { ...refused[0], hash, stableHash } : undefined;
  });
}

/** Waits until a pod of the new revision is ready, and answers with its name and node. */
export async function readyCanary(
  api: Api,
  namespace: string,
): Promise<Readonly<{ pod: string; hash: string; node: string }>> {
  return until(`the canary in ${namespace} is ready`, async () => {
    const { stableHash, hash, pods } = await newRevision(api, namespace);
    const ready = pods.find(({ status }) => {
      return status.conditions?.some((one) => one.type === 'Ready' && one.status === 'True');
    });
    if (!ready || hash === stableHash) return undefined;
    return { pod: ready.metadata.name, hash, node: ready.spec.nodeName ?? '' };
  });
}

/** The revision that the controller is at. */
async function newRevision(api: Api, namespace: string) {
  await seenByController(api, webPath(namespace));
  const { status } = await api.get<Rollout>(webPath(namespace));
  const { currentPodHash: hash = '', stableRS: stableHash = '' } = status;
  const selector = encodeURIComponent(`rollouts-pod-template-hash=${hash}`);
  const path = `${pathOfAll('v1', 'Pod', namespace)}?labelSelector=${selector}`;
  const { items } = await api.get<Readonly<{ items: readonly Pod[] }>>(path);
  return { hash, stableHash, pods: items };
}
