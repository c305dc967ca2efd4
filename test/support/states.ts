import type { Resource } from '#src/domain/resource.ts';
import { ago, owned } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

type Status = NonNullable<Resource<'Pod'>['status']>;
type ContainerStatus = NonNullable<Status['containerStatuses']>[number];

/** A pod on node w1 that has not been Ready for so many minutes. */
export function unreadyPod(
  minutes: number,
  container: Partial<ContainerStatus> = {},
): Resource<'Pod'> {
  const pod = podOn('w1', 'web-1');
  const message = 'containers with unready status: [app]';
  const ready = { type: 'Ready', status: 'False', reason: 'ContainersNotReady', message };
  return {
    ...pod,
    metadata: { ...pod.metadata, creationTimestamp: ago(minutes) },
    status: {
      phase: 'Running',
      startTime: ago(minutes),
      conditions: [{ ...ready, lastTransitionTime: ago(minutes) }],
      containerStatuses: [containerStatus(container)],
    },
  };
}

/** A pod on node w1 that is Ready, with one container in a state. */
export function readyPod(container: Partial<ContainerStatus> = {}): Resource<'Pod'> {
  const pod = podOn('w1', 'web-1');
  return { ...pod, status: { ...pod.status, containerStatuses: [containerStatus(container)] } };
}

/** How a container ended, so many minutes ago. */
export function ended(minutes: number, reason = 'Error', exitCode = 1) {
  return { terminated: { reason, exitCode, finishedAt: ago(minutes) } };
}

/** A workload "web" that wants so many pods, and says something of itself. */
export function workload(
  kind: 'apps/Deployment' | 'apps/ReplicaSet' | 'apps/StatefulSet',
  replicas: number,
  status: object = {},
): Resource {
  return {
    apiVersion: 'apps/v1',
    kind: kind.slice('apps/'.length),
    metadata: { namespace: 'shop', name: 'web', uid: 'web', creationTimestamp: ago(60) },
    spec: { replicas },
    status,
  } as Resource;
}

/** The same pod, made by the StatefulSet "web". */
export function ofSet(pod: Resource<'Pod'>): Resource<'Pod'> {
  return owned(pod, { kind: 'apps/StatefulSet', name: 'web' });
}

function containerStatus(state: Partial<ContainerStatus>): ContainerStatus {
  const status = { name: 'app', image: 'app:1', imageID: '', ready: false, restartCount: 0 };
  return { ...status, state: { running: { startedAt: ago(60) } }, ...state };
}
