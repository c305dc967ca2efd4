import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { startSoFar } from '#src/readings/workloads/start-so-far.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, owned, specified } from '#test/support/objects.ts';

const set = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'db' } as const;

it('counts the ready pods of a workload, and the seconds since the newest of the others was made', () => {
  const pods = [podOf('db-0', true, 5), podOf('db-1', false, 2), podOf('db-2', false, 0.5)];

  expect(seen(set, pods)).toEqual({ ready: 1, wanted: 3, of: 'pods', seconds: 30 });
});

it('counts the ready containers of a pod', () => {
  const pod = { kind: 'Pod', namespace: 'shop', name: 'db-0' };

  expect(seen(pod, [podOf('db-0', false, 1)])).toEqual({
    ready: 0,
    wanted: 1,
    of: 'containers',
    seconds: 60,
  });
});

it('says nothing where all pods are ready', () => {
  const pods = ['db-0', 'db-1', 'db-2'].map((name) => podOf(name, true, 1));

  expect(seen(set, pods)).toBeUndefined();
});

it('says nothing of what has no pods', () => {
  expect(seen({ kind: 'Service', namespace: 'shop', name: 'db' }, [])).toBeUndefined();
});

function seen(
  target: Readonly<{ kind: string; namespace: string; name: string }>,
  pods: Resource[],
) {
  const objects = [specified('apps/StatefulSet', 'db', { replicas: 3 }), ...pods];
  return startSoFar(target, openWorld(cluster(objects)).world);
}

function podOf(name: string, isReady: boolean, minutes: number): Resource {
  const made = specified('Pod', name, { containers: [{ name: 'app' }] });
  const status = isReady ? 'True' : 'False';
  return owned(
    {
      ...made,
      metadata: { ...made.metadata, creationTimestamp: ago(minutes) },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status }] },
    },
    set,
  );
}
