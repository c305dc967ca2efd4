import fc from 'fast-check';

import { ago } from '#test/support/objects.ts';
import { NAMESPACES, namespace, podSelector } from '#test/support/worlds/label-rules.ts';
import { MOST_NODES, nodesOf } from '#test/support/worlds/node-parts.ts';
import { newPod, otherPod } from '#test/support/worlds/pod-parts.ts';
import { storage } from '#test/support/worlds/storage-parts.ts';
import { THEMES, type Theme } from '#test/support/worlds/theme.ts';
import type { SchedulerWorld } from '#test/support/worlds/world.ts';

type Made<F extends (theme: Theme) => fc.Arbitrary<unknown>> =
  ReturnType<F> extends fc.Arbitrary<infer T> ? T : never;
type OtherPod = Made<typeof otherPod>;
type NewPod = Made<typeof newPod>;

const budget = fc.record({
  namespace,
  selector: podSelector,
  disruptionsAllowed: fc.constantFrom(0, 0, 1),
  disrupted: fc.constantFrom<string[]>([], [], ['pod-0'], ['pod-1', 'pod-2']),
});

/** A small world in which many rules are at odds with each other. */
export const randomWorld: fc.Arbitrary<SchedulerWorld> = fc.oneof(...THEMES.map(worldAbout));

function worldAbout(theme: Theme): fc.Arbitrary<SchedulerWorld> {
  return fc
    .record({
      nodes: nodesOf(theme),
      pods: fc.array(otherPod(theme), { minLength: theme.fewestPods, maxLength: 10 }),
      budgets: fc.array(budget, { maxLength: 2 }),
      storage: theme.volumes > 0 ? storage : fc.constant([]),
      pod: newPod(theme),
    })
    .map(({ nodes: all, pods, budgets, storage: stored, pod }) =>
      asSent({
        nodes: all,
        pods: pods.map((one, index) => otherOf(one, index, all.length)),
        namespaces: Object.entries(NAMESPACES).map(([name, labels]) => ({
          apiVersion: 'v1',
          kind: 'Namespace',
          metadata: { name, labels: { ...labels, 'kubernetes.io/metadata.name': name } },
        })),
        budgets: budgets.map((one, index) => ({
          apiVersion: 'policy/v1',
          kind: 'PodDisruptionBudget',
          metadata: { namespace: one.namespace, name: `budget-${index}` },
          spec: { selector: one.selector },
          status: {
            disruptionsAllowed: one.disruptionsAllowed,
            disruptedPods: Object.fromEntries(one.disrupted.map((name) => [name, ago(1)])),
          },
        })),
        storage: stored,
        pod: placeable(pod, all.length),
      }),
    );
}

function otherOf(
  { at, state, needs, rules, resize, ...one }: OtherPod,
  index: number,
  count: number,
) {
  const isPlaced = state !== 'nominated' && state !== 'waiting';
  const node = state === 'gone' ? 'node-gone' : `node-${at % count}`;
  const isGoing = state === 'going' || state === 'preempted';
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace: one.namespace,
      name: `pod-${index}`,
      uid: `uid-pod-${index}`,
      labels: one.labels,
      ...(isGoing && { deletionTimestamp: ago(1) }),
    },
    spec: { ...needs, ...rules, ...(isPlaced && { nodeName: node }) },
    status: {
      phase: state === 'ended' ? 'Succeeded' : isPlaced ? 'Running' : 'Pending',
      ...(isPlaced && { startTime: ago(100 + index) }), // by which equal pods are told apart
      ...(state === 'nominated' && { nominatedNodeName: node }),
      ...(isPlaced && resize && { containerStatuses: [statusOf(resize)] }),
      conditions: [
        ...(state === 'preempted' ? [PREEMPTED] : []),
        ...(resize?.isInfeasible ? [INFEASIBLE] : []),
      ],
    },
  };
}

const PREEMPTED = {
  type: 'DisruptionTarget',
  status: 'True',
  reason: 'PreemptionByScheduler',
};

const INFEASIBLE = { type: 'PodResizePending', status: 'True', reason: 'Infeasible' };

const STATUS = { name: 'app-0', image: 'app:1', imageID: '', ready: true, restartCount: 0 };

function statusOf({ resources, allocatedResources }: NonNullable<OtherPod['resize']>) {
  return { ...STATUS, resources, allocatedResources };
}

function placeable(
  { needs, rules, priority, preemptionPolicy, nominatedTo, ...one }: NewPod,
  count: number,
) {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace: one.namespace, name: 'new', uid: 'uid-new', labels: one.labels },
    spec: { ...needs, ...rules, priority, preemptionPolicy },
    status: {
      phase: 'Pending',
      ...(nominatedTo !== undefined && {
        nominatedNodeName: `node-${nominatedTo % Math.min(count + 1, MOST_NODES)}`,
      }),
    },
  };
}

/** As the API server would send it: what is undefined is not there. */
function asSent(world: object): SchedulerWorld {
  return JSON.parse(JSON.stringify(world)) as SchedulerWorld;
}
