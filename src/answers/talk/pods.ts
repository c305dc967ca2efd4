import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { waitingContainers } from '../../readings/pods/containers.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { timeMark } from '../../text/time-mark.ts';
import { fullName } from '../words/object-name.ts';
import { podWords } from '../words/talk-seen.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

type Pod = Resource<'Pod'>;

const MOST = 6;

/** The pods of an object, the ill ones first: how each is, where it runs, since when and how often it was restarted. */
export function pods({ target, world, lang }: Asked): Told {
  const all = ownPods(target, world);
  const words = podWords[lang];
  const shown = all.slice(0, MOST);
  const ready = all.filter(isReady).length;
  return {
    lines: [
      all.length === 0
        ? words.none(fullName(workloadAt(target, world)))
        : words.count(ready, all.length),
      ...shown.map((pod) => `• ${words.pod(partsOf(pod, world))}`),
      ...(all.length > shown.length ? [words.more(all.length - shown.length)] : []),
    ],
    sights: [{ on: target }, ...shown.map((pod) => ({ on: podRef(pod) }))],
  };
}

function partsOf(pod: Pod, { now }: World) {
  const { metadata, spec, status } = pod;
  const statuses = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
  return {
    name: metadata?.name ?? '',
    state: stateOf(pod),
    restarts: statuses.reduce((sum, { restartCount }) => sum + restartCount, 0),
    node: spec?.nodeName ?? '',
    since: timeMark(metadata?.creationTimestamp ?? now),
  };
}

/** The API's own word for how a pod is. */
function stateOf(pod: Pod): string {
  if (pod.metadata?.deletionTimestamp) return 'Terminating';
  const [waiting] = waitingContainers(pod);
  if (waiting?.reason) return waiting.reason;
  if (isReady(pod)) return 'Ready';
  const ended = pod.status?.containerStatuses?.find(({ state }) => state?.terminated);
  return ended?.state?.terminated?.reason ?? pod.status?.reason ?? pod.status?.phase ?? 'Unknown';
}
