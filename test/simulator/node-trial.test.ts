import { describe, expect, it } from '@jest/globals';

import { clusterOf, type Pod } from '#src/simulator/cluster.ts';
import { trialOf } from '#src/simulator/node-trial.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const most = { resources: { requests: { cpu: '1500m' } } };
const w1 = node('w1');

function nominated(parts: Parameters<typeof newPod>[0]): Pod {
  const pod = newPod({ container: most, ...parts });
  const metadata = { ...pod.metadata, name: 'waiting', uid: 'uid-waiting' };
  return { ...pod, metadata, status: { ...pod.status, nominatedNodeName: 'w1' } };
}

function codes(pods: readonly Pod[], pod = newPod({ container: most })) {
  return trialOf(pod, clusterOf([w1], pods))(w1).flatMap((one) => one.codes);
}

describe('a trial', () => {
  it('leaves room for a pod that waits for others of the node to end', () => {
    expect(codes([nominated({})])).toEqual(['insufficient/cpu']);
  });

  it.each([
    ['matters less', { spec: { priority: -1 } }],
    ['is behind a gate', { spec: { schedulingGates: [{ name: 'wait' }] } }],
    ['is of another scheduler', { spec: { schedulerName: 'other' } }],
  ])('leaves no room for one that %s', (_, parts) => {
    expect(codes([nominated(parts)])).toEqual([]);
  });

  it('wants the pod to fit without the one that waits, too', () => {
    const term = {
      topologyKey: 'kubernetes.io/hostname',
      labelSelector: { matchLabels: { app: 'db' } },
    };
    const required = { requiredDuringSchedulingIgnoredDuringExecution: [term] };
    const beside = newPod({ spec: { affinity: { podAffinity: required } } });
    const db = { app: 'db' };

    expect(codes([nominated({ labels: db })], beside)).toEqual(['pod-affinity']);
    expect(codes([podOn('w1', 'db', { labels: db })], beside)).toEqual([]);
  });

  it('tries a node without some of its pods', () => {
    const there = podOn('w1', 'a', { container: most });
    const blockersOf = trialOf(newPod({ container: most }), clusterOf([w1], [there]));

    expect(blockersOf(w1)).toEqual([{ filter: 'resources', codes: ['insufficient/cpu'] }]);
    expect(blockersOf(w1, { put: [], drop: [there] })).toEqual([]);
  });

  it('names first that a pod names other nodes', () => {
    const field = { key: 'metadata.name', operator: 'In', values: ['w2'] };
    const required = { nodeSelectorTerms: [{ matchFields: [field] }] };
    const nodeAffinity = { requiredDuringSchedulingIgnoredDuringExecution: required };
    const own = newPod({ spec: { affinity: { nodeAffinity } } });
    const closed = node('w1', { unschedulable: true });

    const blockers = trialOf(own, clusterOf([closed], []))(closed);

    expect(blockers.map(({ filter }) => filter)).toEqual(['node-affinity', 'unschedulable']);
  });
});
