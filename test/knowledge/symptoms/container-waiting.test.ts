import { describe, expect, it } from '@jest/globals';

import { containerWaiting } from '#src/knowledge/symptoms/container-waiting.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
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
    ['a running container', pod()],
    ['a container behind init containers', pod({ waiting: { reason: 'PodInitializing' } })],
    ['a start of seconds', pod({ waiting: { reason: 'ContainerCreating' }, started: ago(0.5) })],
  ])('stays silent for %s', (_, quiet) => {
    expect([...containerWaiting.find(quiet, world)]).toEqual([]);
  });
});
