import { describe, expect, it } from '@jest/globals';

import type { Edge, Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { askAround, makersByName, neighbourhood } from '#src/engine/neighbourhood.ts';
import { rules } from '#src/knowledge/rules.ts';
import { sourceOf } from '#src/world/loaded.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { labelled, NOW } from '#test/support/objects.ts';
import { rulesWith } from '#test/support/rules.ts';
import { service as serviceOf, servingPod, slice } from '#test/support/services.ts';
import { ofSet, workload } from '#test/support/states.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const objects = [
  rolloutOf({ canary: {} }),
  ...updating(),
  service(),
  slice('web', { 'web-old-1': 'ready' }),
];
const inShop = (kind: string, name: string): Ref => ({ kind, namespace: 'shop', name });

async function symptomsAround(target: Ref) {
  const loader = lazily(cluster(objects));
  const { verdict } = await diagnose(target, loader, rules);
  return { state: verdict.state, kinds: verdict.symptoms.map(({ kind }) => kind).toSorted() };
}

describe('the neighbourhood', () => {
  it.each([
    ['a workload', inShop('argoproj.io/Rollout', 'web')],
    ['a revision', inShop('apps/ReplicaSet', 'web-new')],
    ['a pod of the new revision', inShop('Pod', 'web-new-1')],
    ['a pod of the old revision', inShop('Pod', 'web-old-1')],
    ['a Service', inShop('Service', 'web')],
  ])('of %s holds its owners and all their pods', async (_, target) => {
    expect(await symptomsAround(target)).toMatchObject({
      kinds: ['pod-unscheduled', 'rollout-stuck'],
    });
  });

  it('of a pod that is no more is that of its ReplicaSet', async () => {
    expect(await symptomsAround(inShop('Pod', 'web-new-zzzzz'))).toEqual({
      state: 'gone',
      kinds: ['pod-unscheduled', 'rollout-stuck'],
    });
  });
});

it('the lists around a target are those of its namespace', async () => {
  const loader = lazily(cluster(objects));

  await diagnose(inShop('argoproj.io/Rollout', 'web'), loader, rules);

  const scopes = loader.rounds[0]?.flatMap((read) => ('list' in read ? [read.scope] : [])) ?? [];
  expect(scopes).toContainEqual({ namespace: 'shop' });
  expect(scopes.filter((scope) => !('namespace' in scope) && !('all' in scope))).toEqual([]);
});

it('beside what could not be read nothing is called well or meant', async () => {
  const web = workload('apps/Deployment', 0);
  const states = [[], ['horizontalpodautoscalers.autoscaling']].map(async (forbidden) => {
    const loader = lazily(cluster([web], forbidden));
    return (await diagnose(inShop('apps/Deployment', 'web'), loader, rules)).verdict.state;
  });

  expect(await Promise.all(states)).toEqual(['explained', 'unexplained']);
});

describe('beside a workload that is well', () => {
  const full = { availableReplicas: 1, updatedReplicas: 1, readyReplicas: 1 };
  const web = workload('apps/StatefulSet', 1, full);
  const pod = ofSet(servingPod('web-0'));
  const ask = async (...services: readonly Resource[]) => {
    const loader = lazily(cluster([web, pod, ...services]));
    const { verdict } = await diagnose(inShop('apps/StatefulSet', 'web'), loader, rules);
    return { state: verdict.state, ids: verdict.findings.map(({ id }) => id) };
  };

  it('finds a Service that does not reach its pods', async () => {
    expect(await ask(serviceOf('web', { selector: { app: 'wep' } }))).toEqual({
      state: 'explained',
      ids: ['network/service-selector'],
    });
  });

  it('says nothing of Services that are well, or of other workloads', async () => {
    const other = serviceOf('cart', { selector: { app: 'cart' } });

    expect(await ask(serviceOf('web'), slice('web', { 'web-0': 'ready' }), other)).toEqual({
      state: 'healthy',
      ids: [],
    });
  });
});

it('reads pods and ReplicaSets as lists', async () => {
  const loader = lazily(cluster(objects));

  await diagnose(inShop('Pod', 'web-new-1'), loader, rules);

  const gets = loader.rounds.flat().flatMap((read) => ('get' in read ? [read.get.kind] : []));
  expect(gets).toEqual(['argoproj.io/Rollout']);
});

it('asks together for what each step down would list', async () => {
  const loader = lazily(cluster(objects));

  await diagnose(inShop('argoproj.io/Rollout', 'web'), loader, rules);

  const [first = []] = loader.rounds;
  const lists = first.flatMap((read) => ('list' in read ? [read.list] : []));
  expect(lists).toEqual(expect.arrayContaining(['apps/ReplicaSet', 'Pod']));
});

function service(): Resource {
  const one: Resource<'Service'> = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: 'shop', name: 'web' },
    spec: { selector: { app: 'web' } },
  };
  return labelled(one, { app: 'web' });
}

it.each([
  ['web-5d8f7-x2lkq', [inShop('apps/ReplicaSet', 'web-5d8f7')]],
  ['db-0', [inShop('apps/StatefulSet', 'db')]],
  ['db-12345', [inShop('apps/StatefulSet', 'db')]],
  ['web-1x', []],
  ['web-x1', []],
  ['web-x2lkq7', []],
  ['web', []],
])('the name of pod %s tells what may have made it', (name, makers) => {
  expect(makersByName(inShop('Pod', name))).toEqual(makers);
});

describe('around a target lie', () => {
  const owns = { isOwnership: true } as const;
  const edges = [
    edge('Leaf', 'Stem', owns),
    edge('Stem', 'Root', owns),
    edge('Petal', 'Flower', owns),
    edge('Leaf', 'Flower'),
    edge('Bee', 'Leaf'),
    edge('Bird', 'Leaf', { crossesNamespaces: true }),
    edge('Leaf', 'Soil'),
    edge('Soil', 'Rain'),
  ];
  const kinds = ['Leaf', 'Stem', 'Root', 'Petal', 'Flower', 'Bee', 'Bird', 'Rain'];
  const symptomFinders = [{ kind: 'sick', of: kinds, find: () => [] }];
  const { world } = openWorld(cluster([]));
  /** Of each kind there is one, which each edge leads to. */
  const follow = ({ from, to }: Edge, _: Ref, way: 'up' | 'down') =>
    (way === 'up' ? to : [from]).map((kind) => inShop(kind, kind));
  const around = (kind: string) => [
    ...new Set(
      neighbourhood(
        inShop(kind, kind),
        { ...rulesWith(), edges, symptomFinders },
        world,
        follow,
      ).map((ref) => ref.kind),
    ),
  ];

  it.each([
    ['its owners, and what refers to it or it refers to', 'Leaf', 'Leaf Stem Root Flower Bee'],
    ['all that it owns, and nothing that only refers to that', 'Root', 'Root Stem Leaf'],
    ['the owners of what it refers to', 'Bee', 'Bee Leaf Stem Root'],
    ['what refers to it, and what it owns', 'Flower', 'Flower Petal Leaf Stem Root'],
    ['what it refers to in other namespaces, too', 'Bird', 'Bird Leaf Stem Root'],
  ])('%s', (_, kind, kindsAround) => {
    expect(around(kind)).toEqual(kindsAround.split(' '));
  });

  it.each([
    ['Leaf', ['Bee']],
    ['Root', ['Stem', 'Leaf']],
    ['Flower', ['Petal', 'Leaf']],
    ['Rain', ['Soil']],
  ])('lists of what leads to %s, and of all that this owns', (kind, lists) => {
    const none = new Map<string, never>();
    const nothing = { objects: none, lists: none, events: none, logs: none, sifted: none };
    const { world: empty, unread } = openWorld(sourceOf({ now: NOW, server: '1.34', ...nothing }));

    askAround(inShop(kind, kind), edges, empty);

    expect(unread.map(({ read }) => read)).toEqual(
      lists.map((list) => ({ list, scope: { namespace: 'shop' } })),
    );
  });
});

function edge(from: string, to: string, more: Partial<Edge> = {}): Edge {
  return { id: `${from}-to-${to}`, from, to: [to], links: () => [], ...more };
}
