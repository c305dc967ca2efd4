import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { stuckUpdate } from '#src/knowledge/signs/workloads/stuck-update.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, named, owned, specified } from '#test/support/objects.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

type Pods = readonly Resource<'Pod'>[];
const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const web = (spec: object) =>
  specified('apps/Deployment', 'web', spec) as Resource<'apps/Deployment'>;
const evidence = { source: 'field', on, path: '/status', quote: 'late' } as const;

function stuck(
  pods: Pods,
  older: Pods,
  isLate = false,
  spec: object = { replicas: 2 },
  created = true,
  services: readonly Resource[] = [],
) {
  const set = named('apps/ReplicaSet', 'web-2');
  const newest = {
    ...set,
    metadata: { ...set.metadata, ...(created && { creationTimestamp: ago(5) }) },
  };
  const update = { newest, hash: 'h', hashLabel: 'l', pods, older };
  const all = [...pods, ...older].map((pod, at) => ownedBy('web-2', pod, at));
  const { world } = openWorld(cluster([web(spec), owned(newest, on), ...all, ...services]));
  return [...stuckUpdate('stuck', web(spec), update, { reason: 'Late', isLate, evidence }, world)];
}

function ownedBy(set: string, pod: Resource<'Pod'>, at: number): Resource {
  const one = { ...pod, metadata: { ...pod.metadata, name: `web-${at}`, uid: `web-${at}` } };
  return owned(labelled(one, { app: 'web' }), { kind: 'apps/ReplicaSet', name: set });
}

describe('an update that does not advance', () => {
  it('is told since its newest revision, with what the workload says of it', () => {
    expect(stuck([unreadyPod(60)], [readyPod(), readyPod()])).toEqual([
      { kind: 'stuck', on, reason: 'Late', evidence, since: ago(5), hurts: 'progress' },
    ]);
    expect(stuck([unreadyPod(60)], [], false, {}, false)[0]).not.toHaveProperty('since');
  });

  it.each<[string, Pods, boolean, boolean]>([
    ['a new pod is held up', [readyPod(), unreadyPod(60)], false, true],
    ['its controller has given it up', [readyPod()], true, true],
    ['its pods are ready', [readyPod()], false, false],
    ['its pods only begin', [unreadyPod(0.2)], false, false],
  ])('is one where %s: %#', (_, pods, isLate, is) => {
    expect(stuck(pods, [readyPod()], isLate)).toHaveLength(Number(is));
  });

  it.each<[string, Pods, object, string]>([
    ['nothing but progress', [readyPod(), readyPod()], { replicas: 2 }, 'progress'],
    ['nothing but progress, of one by default', [readyPod()], {}, 'progress'],
    ['redundancy', [readyPod(), unreadyPod(60)], { replicas: 2 }, 'redundancy'],
    ['the workload, if none is left', [], { replicas: 2 }, 'workload'],
    ['the workload, if none is ready', [unreadyPod(60)], { replicas: 2 }, 'workload'],
  ])('hurts %s', (_, older, spec, hurts) => {
    expect(stuck([unreadyPod(60)], older, false, spec)).toMatchObject([{ hurts }]);
  });

  it('hurts users, if a Service leads to it and no pod is ready', () => {
    const service = specified('Service', 'web', { selector: { app: 'web' } });

    const found = stuck([unreadyPod(60)], [], false, { replicas: 2 }, true, [service]);

    expect(found).toMatchObject([{ hurts: 'users' }]);
  });

  it('counts the new pods that are ready among those that serve', () => {
    const found = stuck([readyPod(), unreadyPod(60)], [], false, { replicas: 2 });

    expect(found).toMatchObject([{ hurts: 'redundancy' }]);
  });
});
