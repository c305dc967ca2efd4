import { describe, expect, it } from '@jest/globals';

import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { furtherObstaclesOf, obstaclesOf } from '#src/simulator/obstacles.ts';
import { place } from '#src/simulator/place.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const batch = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };
const cp = node('cp', { taints: [CONTROL_PLANE] });
const dedicated = node('batch', { taints: [batch], labels: { pool: 'batch' } });
const requesting = (cpu: string) => ({ container: { resources: { requests: { cpu } } } });
const full = (on: string) => podOn(on, `hog-${on}`, requesting('2'));
const small = newPod(requesting('1'));

function obstacles(pod: Pod, nodes: readonly Node[], pods: readonly Pod[] = []) {
  const cluster = clusterOf(nodes, pods);
  return obstaclesOf(pod, cluster, place(pod, cluster));
}

describe('the obstacle', () => {
  it.each([
    [
      'a full worker, not the control plane',
      small,
      [cp, node('w')],
      [full('w')],
      ['resources'],
      'w',
    ],
    [
      'a full worker, not a dedicated node',
      small,
      [dedicated, node('w')],
      [full('w')],
      ['resources'],
      'w',
    ],
    [
      'a dedicated node, where nothing else is large enough',
      newPod(requesting('3')),
      [node('w'), node('big', { taints: [batch], allocatable: { cpu: '8' } })],
      [],
      ['taints'],
      'big',
    ],
    [
      'a cordon on the selected node, not the selection',
      selecting(),
      [node('w'), node('closed', { unschedulable: true, labels: { pool: 'batch' } })],
      [],
      ['unschedulable'],
      'closed',
    ],
    [
      'a taint that the pod almost tolerates',
      selecting('jobs'),
      [node('w'), dedicated],
      [],
      ['taints'],
      'batch',
    ],
    [
      'the selection, where no node has it',
      selecting(),
      [cp, node('w')],
      [],
      ['node-affinity'],
      'w',
    ],
    ['the control plane, where there is nothing else', newPod(), [cp], [], ['taints'], 'cp'],
  ] as const)('is %s', (_, pod, nodes, pods, filters, on) => {
    expect(obstacles(pod, nodes, pods)).toEqual([{ filters, nodes: [on] }]);
  });

  it('is a set, where mending one thing alone would not help', () => {
    const ports = { ports: [{ containerPort: 80, hostPort: 80 }] };
    const hog = podOn('w', 'hog', {
      container: { ...ports, resources: { requests: { cpu: '2' } } },
    });
    const pod = newPod({ container: { ...ports, resources: { requests: { cpu: '1' } } } });

    expect(obstacles(pod, [cp, node('w')], [hog])).toEqual([
      { filters: ['host-ports', 'resources'], nodes: ['w'] },
    ]);
  });

  it('is each of several, where any of them alone would help', () => {
    const ports = { ports: [{ containerPort: 80, hostPort: 80 }] };
    const pod = newPod({ container: { ...ports, resources: { requests: { cpu: '1' } } } });
    const holder = podOn('w1', 'holder', { container: ports });

    expect(obstacles(pod, [node('w1'), node('w2')], [holder, full('w2')])).toEqual([
      { filters: ['host-ports'], nodes: ['w1'] },
      { filters: ['resources'], nodes: ['w2'] },
    ]);
  });

  it('is none for a pod that fits', () => {
    expect(obstacles(newPod(), [cp, node('w')])).toEqual([]);
  });
});

function selecting(tolerated?: string): Pod {
  const tolerations = tolerated ? [{ key: 'dedicated', value: tolerated }] : [];
  return newPod({ spec: { nodeSelector: { pool: 'batch' }, tolerations } });
}

describe('what else is a way out', () => {
  const further = (pod: Pod, nodes: readonly Node[], pods: readonly Pod[] = []) => {
    const cluster = clusterOf(nodes, pods);
    return furtherObstaclesOf(pod, cluster, place(pod, cluster));
  };

  it('is a dedicated node with room, where another is full', () => {
    expect(further(small, [dedicated, node('w')], [full('w')])).toEqual([
      { filters: ['taints'], nodes: ['batch'] },
    ]);
  });

  it.each<[string, readonly Node[], readonly Pod[]]>([
    ['the control plane', [cp, node('w')], [full('w')]],
    ['a dedicated node that is full as well', [dedicated, node('w')], [full('w'), full('batch')]],
    ['what stands in the way already', [node('v'), node('w')], [full('v'), full('w')]],
  ])('is not %s', (_, nodes, pods) => {
    expect(further(small, nodes, pods)).toEqual([]);
  });
});
