import { describe, expect, it } from '@jest/globals';

import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { oneOfEach } from '#src/simulator/rollout/one-of-each.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';
import { mounting } from '#test/support/storage.ts';

const wanting = (cpu: string) => ({ container: { resources: { requests: { cpu } } } });
const spread = (topologyKey: string) => ({
  spec: {
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey, whenUnsatisfiable: 'DoNotSchedule', labelSelector: {} },
    ],
  },
});

function eachOf(
  nodes: readonly Node[],
  pods: readonly Pod[],
  pod = newPod(wanting('1')),
  older: readonly Pod[] = [],
) {
  const names = nodes.map(({ metadata }) => metadata?.name ?? '');
  const cluster = clusterOf(nodes, [...pods, ...older]);
  return oneOfEach(names, { pod, older, most: 3, cluster });
}

describe('of nodes that would all take a pod', () => {
  const three = ['a', 'b', 'c'].map((name) => node(name));

  it('one stands for those that are alike', () => {
    expect(eachOf(three, [])).toEqual(['a']);
    expect(eachOf(three, [], newPod(spread('kubernetes.io/hostname')))).toEqual(['a']);
  });

  it('those are others on which more pods find room, up to as many as there will be', () => {
    const larger = [node('d', { allocatable: { cpu: '3' } })];
    const huge = ['64', '128'].map((cpu) => node(`has-${cpu}`, { allocatable: { cpu } }));

    expect(eachOf([...three, ...larger], [])).toEqual(['a', 'd']);
    expect(eachOf([...larger, ...huge], [])).toEqual(['d']);
  });

  it('those are others that are in another domain of its rules', () => {
    const zones = ['x', 'y'].map((zone) => node(zone, { labels: { zone } }));

    expect(eachOf(zones, [], newPod(spread('zone')))).toEqual(['x', 'y']);
    expect(eachOf(zones, [])).toEqual(['x']);
  });

  it('those are others with other pods that its rules may count', () => {
    const near = podOn('b', 'near', { labels: { app: 'web' } });
    const far = podOn('c', 'far', { namespace: 'else' });

    expect(eachOf(three, [near, far])).toEqual(['a', 'b']);
  });

  it('each is another that has an old pod, or where the pod has claims', () => {
    const older = three.map(({ metadata }, index) => podOn(metadata?.name ?? '', `old-${index}`));

    expect(eachOf(three, [], undefined, older)).toEqual(['a', 'b', 'c']);
    expect(eachOf(three, [], mounting(['data']))).toEqual(['a', 'b', 'c']);
  });
});
