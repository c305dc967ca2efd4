import { describe, expect, it } from '@jest/globals';

import { containerWaiting } from '#src/knowledge/symptoms/container-waiting.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { behindInit } from '#test/support/mesh.ts';
import { ago, pod } from '#test/support/objects.ts';

const { world } = openWorld(cluster([]));

describe('container-waiting', () => {
  it.each([
    ['an error with its message', { reason: 'CreateContainerConfigError', message: 'no' }, 'no'],
    ['an error without one', { reason: 'CrashLoopBackOff' }, 'CrashLoopBackOff'],
    ['a start of ten minutes', { reason: 'ContainerCreating' }, 'ContainerCreating'],
  ])('finds %s', (_, waiting, quote) => {
    expect([...containerWaiting.find(pod({ waiting }), world)]).toMatchObject([
      { part: 'app', reason: waiting.reason, evidence: { quote }, since: ago(10) },
    ]);
  });

  it.each([
    ['the init container, while nothing has begun', 'waiting', 'istio-init'],
    ['the others, once that has ended', 'done', 'app'],
  ] as const)('finds, in a pod with an init container, %s', (_, is, part) => {
    const waiting = pod({ waiting: { reason: 'ContainerCreating' } });

    expect([...containerWaiting.find(behindInit(waiting, is), world)]).toMatchObject([
      { part, reason: 'PodInitializing', evidence: { quote: 'PodInitializing' } },
    ]);
  });

  it.each([
    ['a running container', pod()],
    ['a container behind init containers', pod({ waiting: { reason: 'PodInitializing' } })],
    ['a start of seconds', pod({ waiting: { reason: 'ContainerCreating' }, started: ago(0.5) })],
  ])('stays silent for %s', (_, quiet) => {
    expect([...containerWaiting.find(quiet, world)]).toEqual([]);
  });
});
