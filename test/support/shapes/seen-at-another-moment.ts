import { isOfKind } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Log, Recording } from '#src/world/recorded.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

type Pod = Resource<'Pod'>;
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

/** What waits to be started again has just been, and runs for now. */
export const seenBetweenCrashes: Shape = seen('seen between two crashes', (one, now) =>
  isWaitingAgain(one) && one.lastState?.terminated?.reason !== 'StartError'
    ? { ...one, state: { running: { startedAt: earlier(now, 3) } }, ready: false, started: true }
    : one,
);
/** It has ended a moment ago, and the kubelet does not say yet that it waits. */
export const seenAtItsEnd: Shape = seen('seen as it ends', (one) =>
  isWaitingAgain(one) && one.lastState?.terminated ? { ...one, state: one.lastState } : one,
);
/** The kubelet has just tried to pull again, and says what came of it. */
export const seenAtAPull: Shape = seen('seen as it pulls again', (one) => {
  const { reason, message = '' } = one.state?.waiting ?? {};
  const [, error = 'ErrImagePull', said = ''] =
    /^Back-off pulling image "[^"]+": (\w+): ([^]*)$/.exec(message) ?? [];
  return reason === 'ImagePullBackOff' && said
    ? { ...one, state: { waiting: { reason: error, message: said } } }
    : one;
});

function seen(name: string, change: (one: Status, now: string) => Status): Shape {
  return {
    name,
    of({ recording, target }) {
      const shaped = changedObjects(recording, (object) =>
        isOfKind('Pod', object) ? withStates(object, (one) => change(one, recording.now)) : object,
      );
      return (
        shaped && {
          recording: { ...shaped, logs: shaped.logs.map((log) => renewed(log, shaped)) },
          target,
        }
      );
    },
  };
}

function withStates(pod: Pod, change: (one: Status) => Status): Pod {
  const { status } = pod;
  const lists = ['initContainerStatuses', 'containerStatuses'] as const;
  const changed = lists.flatMap((list) => {
    const own = status?.[list];
    const next = own?.map(change);
    return next?.some((one, index) => one !== own?.[index]) ? [[list, next] as const] : [];
  });
  if (changed.length === 0) return pod;
  return { ...pod, status: { ...status, ...Object.fromEntries(changed) } };
}

/** Of a container that runs again, what was the current log is that of the run before. */
function renewed(log: Log, { objects }: Recording): Log {
  const pods = objects.filter((one) => isOfKind('Pod', one));
  const status = pods
    .filter(
      ({ metadata }) => metadata?.name === log.pod.name && metadata.namespace === log.pod.namespace,
    )
    .flatMap((pod) => [
      ...(pod.status?.containerStatuses ?? []),
      ...(pod.status?.initContainerStatuses ?? []),
    ])
    .find(({ name }) => name === log.container);
  return status?.state?.running && status.restartCount > 0 && log.run === 'current' && !status.ready
    ? { ...log, run: 'previous' }
    : log;
}

function isWaitingAgain({ state, lastState }: Status): boolean {
  const ended = lastState?.terminated;
  return state?.waiting?.reason === 'CrashLoopBackOff' && ended !== undefined;
}

function earlier(now: string, seconds: number): string {
  return new Date(Date.parse(now) - seconds * 1000).toISOString().replace('.000Z', 'Z');
}
