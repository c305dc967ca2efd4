import type { Resource } from '#src/domain/resource.ts';
import type { Log } from '#src/world/recorded.ts';
import { ago, labelled, logOf, pod } from '#test/support/objects.ts';

/** A pod that crashes, with the label app=web, told by DATABASE_URL to talk to a peer; and what it wrote last. */
export function crashing(
  said: string,
  url = 'postgres://db:5432/app',
): Readonly<{ caller: Resource<'Pod'>; logs: readonly Log[] }> {
  const env = [{ name: 'DATABASE_URL', value: url }];
  const waiting = { reason: 'CrashLoopBackOff' };
  const caller = pod({ container: { env }, waiting, ended: { exitCode: 1 } });
  return {
    caller: labelled(caller, { app: 'web' }),
    logs: [logOf(`connecting to ${url}\n${said}`)],
  };
}

/** A pod with the label app=web whose init container "wait" has run for ten minutes, after another has done its work; and what it wrote. */
export function initialising(said: string): readonly [Resource<'Pod'>, Log] {
  const { status, spec, ...rest } = labelled(pod(), { app: 'web' });
  const done = { exitCode: 0, reason: 'Completed', startedAt: ago(10), finishedAt: ago(10) };
  const one = { image: 'busybox:1', imageID: '', restartCount: 0 };
  const app = { ...one, name: 'app', ready: false };
  const caller: Resource<'Pod'> = {
    ...rest,
    spec: {
      ...spec,
      nodeName: 'w1',
      initContainers: [{ name: 'prepare' }, { name: 'wait' }],
      containers: [{ name: 'app' }],
    },
    status: {
      ...status,
      phase: 'Pending',
      conditions: [
        {
          type: 'Initialized',
          status: 'False',
          reason: 'ContainersNotInitialized',
          message: 'containers with incomplete status: [wait]',
          lastTransitionTime: ago(10),
        },
        {
          type: 'Ready',
          status: 'False',
          reason: 'ContainersNotReady',
          message: 'containers with unready status: [app]',
          lastTransitionTime: ago(10),
        },
      ],
      initContainerStatuses: [
        { ...one, name: 'prepare', ready: true, state: { terminated: done } },
        { ...one, name: 'wait', ready: false, state: { running: { startedAt: ago(10) } } },
      ],
      containerStatuses: [{ ...app, state: { waiting: { reason: 'PodInitializing' } } }],
    },
  };
  return [caller, { ...logOf(said), container: 'wait' }];
}
