import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { sizeOf, type Sized } from '#src/readings/workloads/sizes.ts';
import { specified } from '#test/support/objects.ts';

function sized(kind: string, spec: object, status?: object, generation?: number) {
  const object: Resource = specified(kind, 'web', spec);
  const metadata = { ...object.metadata, ...(generation && { generation }) };
  return sizeOf({ ...object, metadata, ...(status && { status }) } as Sized);
}

describe('the size of a workload', () => {
  const counts = { availableReplicas: 2, updatedReplicas: 1 };

  it.each(['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'])(
    'is what a %s asks for, and what its controller counts',
    (kind) => {
      const told = { path: '/spec/replicas', isObserved: true };

      expect(sized(kind, { replicas: 3 }, counts)).toEqual({
        ...told,
        wanted: 3,
        available: 2,
        updated: 1,
      });
      expect(sized(kind, {})).toEqual({ ...told, wanted: 1, available: 0, updated: 0 });
      expect(sized(kind, { replicas: 0 }, {})).toMatchObject({ wanted: 0, updated: 0 });
    },
  );

  it('of an older StatefulSet counts ready pods as available, unless they have to be so for a while', () => {
    const ready = { readyReplicas: 2 };

    expect(sized('apps/StatefulSet', { replicas: 2 }, ready)).toMatchObject({ available: 2 });
    expect(sized('apps/StatefulSet', { minReadySeconds: 9 }, ready)).toMatchObject({
      available: 0,
    });
    expect(sized('apps/Deployment', { replicas: 2 }, ready)).toMatchObject({ available: 0 });
  });

  it('of a ReplicaSet is always up to date', () => {
    expect(sized('apps/ReplicaSet', { replicas: 3 }, { availableReplicas: 2 })).toMatchObject({
      wanted: 3,
      available: 2,
      updated: 3,
    });
  });

  it('of a DaemonSet is what its controller has counted of nodes', () => {
    const status = {
      desiredNumberScheduled: 4,
      numberAvailable: 3,
      updatedNumberScheduled: 2,
    };
    const path = '/status/desiredNumberScheduled';

    expect(sized('apps/DaemonSet', {}, status)).toEqual({
      wanted: 4,
      path,
      available: 3,
      updated: 2,
      isObserved: true,
    });
    expect(sized('apps/DaemonSet', {})).toMatchObject({ wanted: 0, available: 0, updated: 0 });
  });

  it.each([
    [2, 2, true],
    ['2', 2, true],
    [3, 2, true],
    [1, 2, false],
    [undefined, 1, false],
  ])(
    'is observed where the controller has seen generation %s of %d: %s',
    (seen, is, isObserved) => {
      const status = seen === undefined ? {} : { observedGeneration: seen };

      expect(sized('apps/Deployment', {}, status, is)).toHaveProperty('isObserved', isObserved);
    },
  );
});
