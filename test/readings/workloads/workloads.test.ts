import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ownersOf, podsOf, replicasOf } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named, owned, specified } from '#test/support/objects.ts';

const at = (kind: string, name: string): Ref => ({ kind, namespace: 'shop', name });
const [web, set] = [at('apps/Deployment', 'web'), at('apps/ReplicaSet', 'web-1')];
const labels = { app: 'web' };
const deployment = specified('apps/Deployment', 'web', { selector: { matchLabels: labels } });
const replicaSet = owned(named('apps/ReplicaSet', 'web-1'), web);
const pod = (name: string, owner?: Ref) => {
  const one = labelled(named('Pod', name), labels);
  return owner ? owned(one, owner) : one;
};
const worldOf = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  openWorld(cluster(objects, forbidden)).world;
const family = (of: Ref, ...world: Parameters<typeof worldOf>) => {
  const { pods, ...more } = podsOf(of, worldOf(...world));
  return { names: pods.map(({ metadata }) => metadata?.name), ...more };
};

it('the controllers above an object come nearest first', () => {
  const world = worldOf([deployment, replicaSet, pod('web-1-a', set), pod('alone')]);
  const namesAbove = (ref: Ref) => ownersOf(ref, world).map(({ kind, name }) => `${kind} ${name}`);

  expect(namesAbove(at('Pod', 'web-1-a'))).toEqual([
    'apps/ReplicaSet web-1',
    'apps/Deployment web',
  ]);
  expect(namesAbove(at('Pod', 'alone'))).toEqual([]);
  expect(namesAbove(web)).toEqual([]);
});

describe('the pods of a workload', () => {
  const all = [
    deployment,
    replicaSet,
    owned(named('apps/ReplicaSet', 'web-2'), web),
    pod('web-1-a', set),
    pod('web-2-a', at('apps/ReplicaSet', 'web-2')),
    pod('other-1-a', at('apps/ReplicaSet', 'other-1')),
  ];

  it('are those of all its revisions', () => {
    expect(family(web, all)).toEqual({ names: ['web-1-a', 'web-2-a'] });
    expect(family(set, all)).toEqual({ names: ['web-1-a'] });
  });

  it('are the pod itself, where it is there', () => {
    expect(family(at('Pod', 'web-1-a'), all)).toEqual({ names: ['web-1-a'] });
    expect(family(at('Pod', 'none'), all)).toEqual({ names: [] });
    expect(family(at('Pod', 'none'), [], ['pods'])).toEqual({ names: [], gap: 'forbidden' });
  });

  it('are not all known where the pods cannot be read', () => {
    expect(family(web, all, ['pods'])).toHaveProperty('gap', 'forbidden');
  });

  it('are told by labels and the names of ReplicaSets where these cannot be read', () => {
    const orphans = [
      pod('alone'),
      pod('job', at('batch/Job', 'web-1')),
      labelled(pod('away', set), { app: 'api' }),
    ];
    const there = [deployment, ...all.slice(3), ...orphans];

    expect(family(web, there, ['replicasets.apps'])).toEqual({
      names: ['web-1-a', 'web-2-a'],
      gap: 'forbidden',
    });
    expect(family(web, all.slice(3), ['replicasets.apps'])).toEqual({
      names: [],
      gap: 'forbidden',
    });
  });
});

it.each([
  ['apps/Deployment', 3],
  ['apps/ReplicaSet', 3],
  ['apps/StatefulSet', 3],
  ['argoproj.io/Rollout', 3],
  ['apps/DaemonSet', undefined],
])('a %s wants so many pods: %s', (kind, replicas) => {
  const [some, one] = [specified(kind, 'web', { replicas: 3 }), specified(kind, 'db', {})];
  const world = worldOf([some, one]);

  expect(replicasOf(at(kind, 'web'), world)).toBe(replicas);
  expect(replicasOf(at(kind, 'db'), world)).toBe(replicas && 1);
  expect(replicasOf(at(kind, 'none'), world)).toBeUndefined();
});
