import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { endedRun, endedRuns } from '#src/readings/pods/runs.ts';
import { ago, pod } from '#test/support/objects.ts';

const shared = { image: 'app:1', imageID: '', ready: false, restartCount: 2 };
const killed = { exitCode: 137, signal: 9, reason: 'OOMKilled', message: 'no memory left' };
const times = { startedAt: ago(9), finishedAt: ago(8) };
const web: Resource<'Pod'> = {
  ...pod(),
  status: {
    initContainerStatuses: [
      { ...shared, name: 'setup', state: { terminated: { exitCode: 0, ...times } } },
    ],
    containerStatuses: [
      { ...shared, name: 'proxy', state: { running: {} } },
      {
        ...shared,
        name: 'app',
        state: { running: {} },
        lastState: { terminated: { ...killed, ...times } },
      },
      {
        ...shared,
        name: 'slow',
        state: { waiting: {} },
        lastState: { terminated: { exitCode: 1 } },
      },
      {
        ...shared,
        name: 'worker',
        state: { terminated: { exitCode: 2 } },
        lastState: { terminated: { exitCode: 3 } },
      },
    ],
  },
};

it('how each container last ended is told, init containers first', () => {
  const told = { reason: '', message: '', restarts: 2, log: 'current' };

  expect([...endedRuns(web)]).toEqual([
    {
      ...told,
      container: 'setup',
      exitCode: 0,
      path: '/status/initContainerStatuses/0/state/terminated',
      ...times,
    },
    {
      ...told,
      ...killed,
      ...times,
      container: 'app',
      log: 'previous',
      path: '/status/containerStatuses/1/lastState/terminated',
    },
    {
      ...told,
      container: 'slow',
      exitCode: 1,
      path: '/status/containerStatuses/2/lastState/terminated',
    },
    {
      ...told,
      container: 'worker',
      exitCode: 2,
      path: '/status/containerStatuses/3/state/terminated',
    },
  ]);
});

it('one of them is found by its name', () => {
  expect(endedRun(web, 'worker')).toMatchObject({ exitCode: 2 });
  expect(endedRun(web, 'proxy')).toBeUndefined();
});
