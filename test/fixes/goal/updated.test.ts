import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { isUpdated } from '#src/fixes/goal/updated.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const REACHED = expect.objectContaining({ is: 'reached' });
const NOT_OBSERVED = { is: 'waiting', why: 'not-observed' };
const waitingAt = (note: string) => ({ is: 'waiting', why: 'not-available', note });
const READY = { conditions: [{ type: 'Ready', status: 'True' }] };
const NEW = { updateRevision: 'new', currentRevision: 'old' };
const SAME = { updateRevision: 'new', currentRevision: 'new' };

describe('the newest pods of', () => {
  it.each([
    ['apps/StatefulSet', { ...NEW, updatedReplicas: 2, availableReplicas: 2 }, REACHED],
    ['apps/StatefulSet', { ...NEW, updatedReplicas: 1, availableReplicas: 2 }, waitingAt('1/2')],
    ['apps/StatefulSet', { ...NEW, updatedReplicas: 2, availableReplicas: 1 }, waitingAt('1/2')],
    ['apps/StatefulSet', NEW, waitingAt('0/2')],
    ['apps/StatefulSet', { ...SAME, availableReplicas: 2 }, REACHED],
    ['apps/DaemonSet', numbers(3, 3, 3), REACHED],
    ['apps/DaemonSet', numbers(2, 3, 3), waitingAt('2/3')],
    ['apps/DaemonSet', numbers(3, 1, 3), waitingAt('1/3')],
    ['apps/DaemonSet', { desiredNumberScheduled: 1 }, waitingAt('0/1')],
    ['apps/Deployment', { updatedReplicas: 2, availableReplicas: 2 }, REACHED],
    ['apps/Deployment', {}, waitingAt('0/2')],
  ])('%s at %j are %j', (kind, status, expected) => {
    expect(state(kind, { observedGeneration: 2, ...status })).toEqual(expected);
    expect(state(kind, { ...status, observedGeneration: 1 })).toEqual(NOT_OBSERVED);
    expect(state(kind, status)).toEqual(NOT_OBSERVED);
  });

  it('a StatefulSet are those above its partition', () => {
    const plain = specified('apps/StatefulSet', 'web', {
      replicas: 3,
      updateStrategy: { rollingUpdate: { partition: 2 } },
    });
    const status = { ...NEW, observedGeneration: 0, updatedReplicas: 1, availableReplicas: 3 };
    const { world } = openWorld(cluster([]));

    expect(isUpdated({ ...plain, status } as Resource, world)).toEqual(REACHED);
    expect(
      isUpdated({ ...plain, status: { ...status, updatedReplicas: 0 } } as Resource, world),
    ).toEqual(waitingAt('2/3'));
  });

  it('a bare pod are itself', () => {
    expect(state('Pod', READY)).toEqual(REACHED);
    expect(state('Pod', {})).toEqual(waitingAt('0/1'));
  });

  it('what makes none are unknown', () => {
    expect(state('Service', {})).toEqual({ is: 'unknown', why: 'unread' });
  });
});

function numbers(updated: number, available: number, desired: number) {
  return {
    updatedNumberScheduled: updated,
    numberAvailable: available,
    desiredNumberScheduled: desired,
  };
}

function state(kind: string, status: object) {
  const plain = specified(kind, 'web', { replicas: 2, containers: [] });
  const object = { ...plain, metadata: { ...plain.metadata, generation: 2 }, status };
  return isUpdated(object, openWorld(cluster([])).world);
}
