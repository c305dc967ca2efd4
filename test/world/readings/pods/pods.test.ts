import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  isHeldUp,
  isOver,
  isReady,
  isStarting,
  isStuckEnding,
} from '#src/world/readings/pods/pods.ts';
import { ago, NOW } from '#test/support/objects.ts';
import { newPod } from '#test/support/scheduling.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

type Pod = Resource<'Pod'>;
const deleted = (pod: Pod, minutes: number, finalizers: readonly string[] = []): Pod => ({
  ...pod,
  metadata: { ...pod.metadata, deletionTimestamp: ago(minutes), finalizers },
});
const over = (phase: string): Pod => ({ ...unreadyPod(5), status: { phase } });
const broken = unreadyPod(0.2, { state: { waiting: { reason: 'ImagePullBackOff' } } });
const begun = unreadyPod(0.2, { state: { waiting: { reason: 'ContainerCreating' } } });
const unplaced = newPod({}, '0/1 nodes are available: 1 Insufficient cpu.');

describe('a pod that is wanted', () => {
  it.each<[string, Pod, string]>([
    ['is Ready', readyPod(), 'ready'],
    ['begins', begun, 'starting'],
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

it('a pod is over when it has ended, well or not', () => {
  expect([over('Succeeded'), over('Failed'), readyPod()].map(isOver)).toEqual([true, true, false]);
});

it.each<[string, Pod, boolean]>([
  ['is not deleted', readyPod(), false],
  ['has time left', deleted(readyPod(), -1), false],
  ['is only just late', deleted(readyPod(), 0.4), false],
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
