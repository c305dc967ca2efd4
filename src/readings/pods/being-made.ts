import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';

type Pod = Resource<'Pod'>;
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

/**
 * Why a container waits that the kubelet has not made yet: the first in a pod without init containers, the second in one
 * with them, be it an init container itself (kubelet, convertToAPIContainerStatuses).
 */
export const NOT_MADE: readonly string[] = ['ContainerCreating', 'PodInitializing'];

/** The containers that the kubelet makes now, or the init container whose turn it is, and since when. */
export function beingMade(pod: Pod): BeingMade {
  const { status } = pod;
  const inits = status?.initContainerStatuses ?? [];
  const next = inits.find((one) => !isPassed(one, pod));
  const own = status?.containerStatuses ?? [];
  const isMade = ({ state }: Status) => {
    const reason = state?.waiting?.reason;
    return reason !== 'ContainerCreating' && (reason !== 'PodInitializing' || inits.length === 0);
  };
  const containers = (next ? [next] : own).filter((one) => !isMade(one)).map(({ name }) => name);
  const ends = inits.flatMap(({ state }) => state?.terminated?.finishedAt ?? []);
  return { containers, ...present({ since: ends.toSorted().at(-1) ?? status?.startTime }) };
}

type BeingMade = Readonly<{ containers: readonly string[]; since?: string }>;

/** Whether a container that waits for this reason may wait for the volumes of its pod: no init container has ended before. */
export function isMounting(reason: string, pod: Pod): boolean {
  const inits = pod.status?.initContainerStatuses ?? [];
  return NOT_MADE.includes(reason) && !inits.some((one) => isPassed(one, pod));
}

/** Whether those after an init container may begin: it has ended well, or is a sidecar that has started. */
function isPassed({ name, state, started }: Status, { spec }: Pod): boolean {
  if (state?.terminated?.exitCode === 0) return true;
  const asked = spec?.initContainers?.find((one) => one.name === name);
  return asked?.restartPolicy === 'Always' && state?.running !== undefined && started === true;
}
