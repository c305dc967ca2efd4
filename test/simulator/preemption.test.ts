import { describe, expect, it } from '@jest/globals';

import type { Budget } from '#src/simulator/budgets.ts';
import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { preemptionFor } from '#src/simulator/preemption.ts';
import { ago } from '#test/support/objects.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const half = { resources: { requests: { cpu: '1' } } };
const urgent = newPod({ spec: { priority: 10 }, container: half });

function running(on: string, name: string, priority?: number, started = 60): Pod {
  const pod = podOn(on, name, {
    container: half,
    spec: priority === undefined ? {} : { priority },
  });
  return { ...pod, status: { ...pod.status, startTime: ago(started) } };
}

function looked(nodes: readonly Node[], pods: readonly Pod[], pod = urgent, budgets?: Budget[]) {
  const found = preemptionFor(pod, clusterOf(nodes, pods), budgets);
  if (found.is !== 'helps') return found;
  return {
    node: found.best.node,
    victims: found.best.victims.map(({ metadata }) => metadata?.name),
  };
}

describe('preemption', () => {
  it('ends as few pods as make room, and spares the most important', () => {
    const pods = [running('w1', 'a', 5), running('w1', 'b', 0)];

    expect(looked([node('w1')], pods)).toEqual({ node: 'w1', victims: ['b'] });
  });

  it('spares of equal pods the one that has run longest', () => {
    const pods = [running('w1', 'young', 0, 5), running('w1', 'old', 0, 50)];

    expect(looked([node('w1')], pods)).toEqual({ node: 'w1', victims: ['young'] });
  });

  it('takes the node whose victim matters least', () => {
    const pods = ['w1', 'w2'].flatMap((on, index) => [
      running(on, `a-${on}`, 10),
      running(on, `b-${on}`, 5 - index),
    ]);

    expect(looked([node('w1'), node('w2')], pods)).toEqual({ node: 'w2', victims: ['b-w2'] });
  });

  it('takes of equal nodes the one whose most important victim has run the shortest', () => {
    const tight = (name: string) => node(name, { allocatable: { pods: '2' } });
    const pods = ['w1', 'w2'].flatMap((on, index) => [
      running(on, `lead-${on}`, 5, 40 - 20 * index),
      running(on, `aide-${on}`, 0, 10 + 80 * index),
    ]);
    const large = { resources: { requests: { cpu: '2' } } };
    const pod = newPod({ spec: { priority: 10 }, container: large });

    expect(looked([tight('w1'), tight('w2')], pods, pod)).toMatchObject({ node: 'w2' });
  });

  it('keeps to a budget where another node has a victim, and breaks it where none has', () => {
    const budget: Budget = {
      metadata: { namespace: 'shop', name: 'web' },
      spec: { selector: { matchLabels: { app: 'web' } } },
      status: { currentHealthy: 1, desiredHealthy: 1, disruptionsAllowed: 0, expectedPods: 1 },
    };
    const other = { ...running('w2', 'b', 5), metadata: { namespace: 'bank', name: 'b' } };
    const pods = [running('w1', 'x', 10), running('w1', 'a', 0), running('w2', 'y', 10), other];

    expect(looked([node('w1'), node('w2')], pods, urgent, [budget])).toMatchObject({ node: 'w2' });
    expect(looked([node('w1')], pods, urgent, [budget])).toMatchObject({ victims: ['a'] });
  });

  it('ends no pod of the same priority', () => {
    const pods = [running('w1', 'a', 10), running('w1', 'b', 10)];

    expect(looked([node('w1')], pods)).toEqual({
      is: 'no',
      nodes: [{ node: 'w1', why: 'no-victims' }],
    });
  });

  it('does not help where the node itself does not do, whoever runs there', () => {
    const small = node('small', { allocatable: { cpu: '500m' } });
    const nodes = [node('cp', { taints: [CONTROL_PLANE] }), small];

    expect(looked(nodes, [running('small', 'a'), running('cp', 'b')])).toEqual({
      is: 'no',
      nodes: [
        { node: 'cp', why: 'not-helpful' },
        { node: 'small', why: 'not-helpful' },
      ],
    });
  });

  it('says what would still be in the way', () => {
    const pods = [running('w1', 'a', 10), running('w1', 'b', 10), running('w1', 'c', 0)];

    expect(looked([node('w1')], pods)).toEqual({
      is: 'no',
      nodes: [{ node: 'w1', why: ['insufficient/cpu'] }],
    });
  });

  it('is not for a pod that never preempts', () => {
    const never = newPod({ spec: { priority: 10, preemptionPolicy: 'Never' }, container: half });

    expect(looked([node('w1')], [running('w1', 'a')], never)).toEqual({
      is: 'not-eligible',
      why: 'never',
    });
  });

  it('waits while the pods that it ended are still going', () => {
    const nominated = { ...urgent, status: { ...urgent.status, nominatedNodeName: 'w1' } };
    const target = { type: 'DisruptionTarget', status: 'True', reason: 'PreemptionByScheduler' };
    const going = {
      ...podOn('w1', 'a', { container: half, going: true }),
      status: { phase: 'Running', conditions: [target] },
    };
    const pods = [going, running('w1', 'b', 10)];

    expect(looked([node('w1')], pods, nominated)).toEqual({
      is: 'not-eligible',
      why: 'victims-ending',
    });
  });

  it.each([
    ['are not going', {}, {}],
    ['go for another reason', { going: true as const }, { reason: 'EvictionByEvictionAPI' }],
    ['were spared after all', { going: true as const }, { status: 'False' }],
  ])('does not wait for pods that %s', (_, parts, condition) => {
    const nominated = { ...urgent, status: { ...urgent.status, nominatedNodeName: 'w1' } };
    const target = { type: 'DisruptionTarget', status: 'True', reason: 'PreemptionByScheduler' };
    const conditions = [{ ...target, ...condition }];
    const one = podOn('w1', 'a', { container: half, ...parts });
    const other = { ...one, status: { phase: 'Running', conditions } };

    expect(looked([node('w1')], [other, running('w1', 'b', 10)], nominated)).toEqual({
      node: 'w1',
      victims: ['a'],
    });
  });

  it('is not thought of before any node was looked at', () => {
    const terms = ['w1', 'w2'].map((name) => ({
      key: 'metadata.name',
      operator: 'In',
      values: [name],
    }));
    const required = { nodeSelectorTerms: [{ matchFields: terms }] };
    const nodeAffinity = { requiredDuringSchedulingIgnoredDuringExecution: required };
    const torn = newPod({ spec: { priority: 10, affinity: { nodeAffinity } } });

    expect(looked([node('w1')], [running('w1', 'a')], torn)).toEqual({
      is: 'no',
      nodes: [{ node: 'w1', why: 'not-helpful' }],
    });
  });
});
