import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, owned } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { ofSet, readyPod, unreadyPod, workload } from '#test/support/states.ts';

const set = workload('apps/StatefulSet', 2);
const second = (pod: Resource<'Pod'>) => ({
  ...pod,
  metadata: { ...pod.metadata, name: 'web-2', uid: 'web-2' },
});
const failure = {
  conditions: [
    {
      type: 'ReplicaFailure',
      status: 'True',
      message: 'exceeded quota',
      lastTransitionTime: ago(1),
    },
  ],
};

describe('replicas-missing', () => {
  it.each([
    ['redundancy', 'one pod is left', [ofSet(readyPod()), ofSet(second(unreadyPod(5)))]],
    ['workload', 'none is left', [ofSet(unreadyPod(5))]],
    ['workload', 'none was ever made', []],
  ])('hurts %s when %s', (hurts, _, pods) => {
    expect(symptomsOf(set, pods)).toMatchObject([
      { kind: 'replicas-missing', hurts, evidence: { path: '/spec/replicas', quote: '2' } },
    ]);
  });

  it.each([
    ['all are Ready', [ofSet(readyPod()), ofSet(second(readyPod()))]],
    ['those that are not have just begun', [ofSet(readyPod()), ofSet(second(unreadyPod(0.5)))]],
  ])('is not seen when %s', (_, pods) => {
    expect(symptomsOf(set, pods)).toEqual([]);
  });

  describe('where the revisions of a Deployment cannot be read', () => {
    const saying = (status: string, minutes: number) => {
      const available = {
        type: 'Available',
        status,
        message: 'no',
        lastTransitionTime: ago(minutes),
      };
      return symptomsOf(
        workload('apps/Deployment', 1, { conditions: [available] }),
        [],
        ['replicasets.apps'],
      );
    };

    it('goes by what it says of itself', () => {
      expect(saying('False', 5)).toMatchObject([
        { kind: 'replicas-missing', evidence: { path: '/status/conditions/0/message' } },
      ]);
    });

    it.each([
      ['available', 'True', 5],
      ['not yet available', 'False', 0.5],
    ])('is not seen when it is %s', (_, status, minutes) => {
      expect(saying(status, minutes)).toEqual([]);
    });
  });

  it('is seen at once when pods may not be created', () => {
    expect(symptomsOf(workload('apps/ReplicaSet', 1, failure))).toMatchObject([
      { reason: 'FailedCreate', since: ago(1), evidence: { quote: 'exceeded quota' } },
    ]);
  });

  it('is told of a revision only where its workload cannot tell it', () => {
    const revision = (status: object) =>
      owned(workload('apps/ReplicaSet', 1, status), { kind: 'apps/Deployment', name: 'shop' });

    expect(symptomsOf(revision({}))).toEqual([]);
    expect(symptomsOf(revision(failure))).toHaveLength(1);
  });
});
