import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  idleContainers,
  restartedContainers,
  stuckContainers,
  waitingContainers,
} from '#src/readings/pods/containers.ts';
import { ago, NOW } from '#test/support/objects.ts';
import { ended, unreadyPod } from '#test/support/states.ts';

type Pod = Resource<'Pod'>;
type Container = Parameters<typeof unreadyPod>[1];

/** A pod that began so many minutes ago, with an init container beside its own. */
function withInit(minutes: number, init: Container, own: Container): Pod {
  const [first, second] = [init, own].map((one) => unreadyPod(minutes, one));
  const initContainerStatuses = first?.status?.containerStatuses ?? [];
  return { ...unreadyPod(minutes), status: { ...second?.status, initContainerStatuses } };
}
const waiting = (reason?: string, message?: string) => ({
  state: { waiting: { ...(reason && { reason }), ...(message && { message }) } },
});

describe('a container that waits', () => {
  it('is told with the path to its state, init containers first', () => {
    const pod = withInit(5, waiting('ErrImagePull', 'no'), waiting());

    expect([...waitingContainers(pod)]).toEqual([
      {
        container: 'app',
        reason: 'ErrImagePull',
        message: 'no',
        path: '/status/initContainerStatuses/0/state/waiting',
      },
      {
        container: 'app',
        reason: '',
        message: '',
        path: '/status/containerStatuses/0/state/waiting',
      },
    ]);
    expect([...waitingContainers(unreadyPod(5))]).toEqual([]);
  });

  it.each([
    ['ErrImagePull', 0, true],
    ['ContainerCreating', 1, false],
    ['ContainerCreating', 1.1, true],
    ['PodInitializing', 60, false],
  ])('for %s is stuck after %d minutes: %s', (reason, minutes, is) => {
    expect(stuckContainers(unreadyPod(minutes, waiting(reason)), NOW)).toHaveLength(Number(is));
  });
});

describe('a container that runs and is not Ready', () => {
  const running = { state: { running: { startedAt: ago(3) } } };

  it('is told with when it began, init containers first', () => {
    expect(idleContainers(withInit(5, running, { state: { running: {} } }))).toEqual([
      {
        name: 'app',
        isInit: true,
        path: '/status/initContainerStatuses/0/state/running/startedAt',
        startedAt: ago(3),
      },
      { name: 'app', isInit: false, path: '/status/containerStatuses/0/state/running/startedAt' },
    ]);
  });

  it.each([
    ['is Ready', { ...running, ready: true }],
    ['waits', waiting('CrashLoopBackOff')],
    ['has ended', { state: ended(1) }],
  ])('is none that %s', (_, container) => {
    expect(idleContainers(unreadyPod(5, container))).toEqual([]);
  });
});

describe('a container that ended and is started again', () => {
  const restarted = (container: Container) => [
    ...restartedContainers(unreadyPod(90, container), NOW),
  ];
  /** Runs for so many minutes, after a run of so many others that ended as it began. */
  const again = (minutes: number, before: number, restartCount = 1, reason = 'Error') => ({
    restartCount,
    state: { running: { startedAt: ago(minutes) } },
    lastState: {
      terminated: {
        reason,
        exitCode: 1,
        startedAt: ago(minutes + before),
        finishedAt: ago(minutes),
      },
    },
  });

  it('is told with the path to how it ended', () => {
    const pod = withInit(90, again(5, 1), { restartCount: 4, state: ended(2, 'OOMKilled', 137) });

    expect([...restartedContainers(pod, NOW)]).toEqual([
      {
        container: 'app',
        reason: 'Error',
        path: '/status/initContainerStatuses/0/lastState/terminated',
        isFresh: true,
        isOnce: true,
        ended: ago(5),
        until: ago(5),
      },
      {
        container: 'app',
        reason: 'OOMKilled',
        path: '/status/containerStatuses/0/state/terminated',
        isFresh: true,
        ended: ago(2),
      },
    ]);
  });

  it.each([
    ['has only begun', { restartCount: 0, lastState: ended(2) }],
    ['has ended well', { restartCount: 0, state: ended(2, 'Completed', 0) }],
    ['waits for its next start', { ...again(1, 1), ...waiting('CrashLoopBackOff') }],
    ['ended more than a day ago', { ...again(1, 1), lastState: ended(24 * 60 + 1) }],
    ['has no last state', { restartCount: 1 }],
  ])('is none that %s', (_, container) => {
    expect(restarted(container)).toEqual([]);
  });

  it('is one that ended a day ago, or runs for less than that where nobody says when it ended', () => {
    const unsaid = { terminated: { exitCode: 1 } };

    expect(restarted({ ...again(1, 1), lastState: ended(24 * 60) })).toHaveLength(1);
    expect(restarted({ ...again(2, 1), lastState: unsaid })).toEqual([
      {
        container: 'app',
        reason: '',
        path: '/status/containerStatuses/0/lastState/terminated',
        isFresh: true,
        isOnce: true,
        until: ago(2),
      },
    ]);
    expect(restarted({ ...again(24 * 60 + 1, 1), lastState: unsaid })).toEqual([]);
  });

  it.each([
    ['a minute, once', again(1, 0.1), false],
    ['longer than a minute, once', again(1.1, 0.1), true],
    ['five minutes after four, once', again(5, 4), false],
    ['longer than five minutes after four, once', again(5.1, 4), true],
    ['longer than ten minutes after an hour, once', again(10.1, 60), true],
    ['as long as that, with a lost node', again(10.1, 60, 7, 'Unknown'), true],
    ['ten minutes, more than once', again(10, 0.1, 2), false],
    ['longer than ten minutes, more than once', again(10.1, 0.1, 2), true],
    ['as long as before and no quarter more, more than once', again(75, 60, 2), false],
    ['a quarter longer than before, more than once', again(76, 60, 2), true],
  ])('is over when it has run for %s', (_, container, is) => {
    expect(restarted(container).map(({ until }) => until !== undefined)).toEqual([is]);
  });

  it('is fresh for ten minutes', () => {
    expect(restarted(again(10, 1))).toMatchObject([{ isFresh: true }]);
    expect(restarted(again(10.1, 1))).toMatchObject([{ isFresh: false }]);
  });
});
