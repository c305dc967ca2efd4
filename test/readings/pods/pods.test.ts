import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  isHeldUp,
  isOver,
  isReady,
  isStarting,
  isStuckEnding,
  readinessSince,
  unscheduledCondition,
} from '#src/readings/pods/pods.ts';
import { ago, NOW } from '#test/support/objects.ts';
import { newPod } from '#test/support/scheduling.ts';
import { readyPod, ended, unreadyPod } from '#test/support/states.ts';

type Pod = Resource<'Pod'>;
const deleted = (pod: Pod, minutes: number, finalizers: readonly string[] = []): Pod => ({
  ...pod,
  metadata: { ...pod.metadata, deletionTimestamp: ago(minutes), finalizers },
});
const over = (phase: string): Pod => ({ ...unreadyPod(5), status: { phase } });
const broken = unreadyPod(0.2, { state: { waiting: { reason: 'ImagePullBackOff' } } });
const begun = unreadyPod(0.2, { state: { waiting: { reason: 'ContainerCreating' } } });
const initializing = unreadyPod(0.2, { state: { waiting: { reason: 'PodInitializing' } } });
const unplaced = newPod({}, '0/1 nodes are available: 1 Insufficient cpu.');

describe('a pod that is wanted', () => {
  it.each<[string, Pod, string]>([
    ['is Ready', readyPod(), 'ready'],
    ['begins', begun, 'starting'],
    ['begins with its init containers', initializing, 'starting'],
    ['has been at it for long', unreadyPod(60), 'held up'],
    ['says why it does not start', broken, 'held up'],
    ['has found no node', unplaced, 'held up'],
  ])('that %s is %s', (_, pod, is) => {
    const told = [isReady(pod), isStarting(pod, NOW), isHeldUp(pod, NOW)];

    expect(told).toEqual(['ready', 'starting', 'held up'].map((one) => one === is));
  });

  it.each<[string, Pod]>([
    ['is deleted', deleted(unreadyPod(60), 1)],
    ['is deleted while it is Ready', deleted(readyPod(), 1)],
    ['is deleted while it begins', deleted(begun, 1)],
    ['has done its work', over('Succeeded')],
    ['has failed', over('Failed')],
  ])('is none that %s', (_, pod) => {
    expect([isReady(pod), isStarting(pod, NOW), isHeldUp(pod, NOW)]).toEqual([false, false, false]);
  });
});

describe('a pod that begins while its containers are ready', () => {
  const gates = [{ conditionType: 'example.org/gate' }, { conditionType: 'example.org/other' }];
  const gated = (seconds: number, types: readonly string[], status = 'True'): Pod => {
    const pod = unreadyPod(seconds / 60);
    const ready = { type: 'ContainersReady', status, lastTransitionTime: ago(seconds / 60) };
    const written = types.map((type) => ({ type, status: 'False' }));
    const conditions = [...(pod.status?.conditions ?? []), ready, ...written];
    const spec = { ...pod.spec, containers: [], readinessGates: gates };
    return { ...pod, spec, status: { ...pod.status, conditions } };
  };
  const all = gates.map(({ conditionType }) => conditionType);

  it.each<[string, Pod, boolean]>([
    ['for 20 seconds, as nobody has written of a gate', gated(20, all.slice(1)), true],
    ['for longer, as nobody has written of a gate', gated(21, all.slice(1)), false],
    ['for longer, with each gate written', gated(21, all), true],
    ['for longer, before its containers are ready', gated(21, [], 'False'), true],
  ])('%s: %#', (_, pod, is) => {
    expect(isStarting(pod, NOW)).toBe(is);
    expect(isHeldUp(pod, NOW)).toBe(!is);
  });
});

it.each<[string, Pod, boolean]>([
  ['ended in failure', unreadyPod(0.2, { state: ended(0.1) }), true],
  ['runs again after failures', unreadyPod(0.2, { restartCount: 2, lastState: ended(0.1) }), true],
  ['runs again after one', unreadyPod(0.2, { restartCount: 1, lastState: ended(0.1) }), false],
  ['ended well', unreadyPod(0.2, { state: ended(0.1, 'Completed', 0) }), false],
])('a pod whose container %s is held up: %#', (_, pod, is) => {
  expect(isHeldUp(pod, NOW)).toBe(is);
});

it('a pod starts for a minute', () => {
  expect(isStarting(unreadyPod(1), NOW)).toBe(true);
  expect(isStarting(unreadyPod(1.1), NOW)).toBe(false);
});

it('a pod is as it is since its condition says so, or from its beginning', () => {
  const bare = { ...unreadyPod(7), status: {} };

  expect(readinessSince(unreadyPod(5))).toBe(ago(5));
  expect(readinessSince(bare)).toBe(ago(7));
});

it('a pod has found no node where the scheduler says so, and for no other reason', () => {
  const scheduled = (status: string, reason: string) =>
    unscheduledCondition({
      ...newPod({}),
      status: { conditions: [{ type: 'PodScheduled', status, reason }] },
    });

  expect(scheduled('False', 'Unschedulable')).toMatchObject({ path: '/status/conditions/0' });
  expect(scheduled('False', 'SchedulingGated')).toBeUndefined();
  expect(scheduled('True', 'Unschedulable')).toBeUndefined();
});

it('a pod is over when it has ended, well or not', () => {
  expect([over('Succeeded'), over('Failed'), readyPod()].map(isOver)).toEqual([true, true, false]);
});

it.each<[string, Pod, boolean]>([
  ['is not deleted', readyPod(), false],
  ['has time left', deleted(readyPod(), -1), false],
  ['is only just late', deleted(readyPod(), 0.4), false],
  ['is late by 30 seconds', deleted(readyPod(), 0.5), false],
  ['is late by more', deleted(readyPod(), 0.52), true],
  ['is late', deleted(readyPod(), 1), true],
  [
    'is held by a finalizer, having ended',
    deleted(over('Succeeded'), 0.1, ['example.org/x']),
    true,
  ],
  ['is held by a finalizer while it runs', deleted(unreadyPod(5), 0.1, ['example.org/x']), false],
])('a pod that %s is stuck: %#', (_, pod, is) => {
  expect(isStuckEnding(pod, NOW)).toBe(is);
});
