import { describe, expect, it } from '@jest/globals';

import { ago, owned } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';

const message = '0/1 nodes are available: 1 Insufficient cpu.';
const set = {
  apiVersion: 'apps/v1',
  kind: 'ReplicaSet',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { replicas: 2, selector: {} },
};
const maker = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web' };

describe('pod-unscheduled', () => {
  it('finds a pod without a node, by what the scheduler said', () => {
    expect(symptomsOf(newPod({}, message))).toMatchObject([
      { kind: 'pod-unscheduled', reason: 'Unschedulable', evidence: { quote: message } },
    ]);
  });

  it('finds a pod that no scheduler looks at', () => {
    const pod = newPod();
    const old = { ...pod, metadata: { ...pod.metadata, creationTimestamp: ago(5) } };

    expect(symptomsOf(old)).toMatchObject([{ reason: 'Pending', since: ago(5) }]);
  });

  it.each([
    ['workload', 'no other pod is Ready', []],
    ['redundancy', 'one of two is', ['a']],
    ['progress', 'all that are wanted are', ['a', 'b']],
  ])('hurts %s where %s', (hurts, _, names) => {
    const others = names.map((name) => owned(podOn('w1', name), maker));

    const found = symptomsOf(owned(newPod({}, message), maker), [set, ...others]);

    expect(found).toMatchObject([{ hurts }]);
  });

  it.each([
    ['runs', podOn('w1', 'web')],
    ['is new', newPod()],
    ['waits for a scheduling gate', gated()],
    ['is going', newPod({ going: true }, message)],
  ])('stays silent for a pod that %s', (_, pod) => {
    expect(symptomsOf(pod).filter(({ kind }) => kind === 'pod-unscheduled')).toEqual([]);
  });
});

function gated() {
  const condition = { type: 'PodScheduled', status: 'False', reason: 'SchedulingGated' };
  return { ...newPod(), status: { phase: 'Pending', conditions: [condition] } };
}
