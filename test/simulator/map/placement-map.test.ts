import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Lang } from '#src/domain/lang.ts';
import { linesOf } from '#src/knowledge/placement/map-lines.ts';
import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { rowsOf } from '#src/simulator/map/placement-map.ts';
import { obstaclesOf } from '#src/simulator/obstacles.ts';
import { place } from '#src/simulator/place.ts';
import { textWidth } from '#src/text/text-width.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const HASH = 'pod-template-hash';
const rule = (topologyKey: string) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
});
const canary = newPod({
  labels: { app: 'web', [HASH]: 'b' },
  spec: { topologySpreadConstraints: [rule('kubernetes.io/hostname')] },
});
const threeNodes = [
  node('k8s-cp', { taints: [CONTROL_PLANE] }),
  node('k8s-worker1'),
  node('k8s-worker2'),
];
const stable = [1, 2].map((at) =>
  podOn(`k8s-worker${at}`, `old-${at}`, { labels: { app: 'web', [HASH]: 'a' } }),
);

describe('the placement map', () => {
  it('shows three nodes on a phone, with old and new pods', () => {
    const fresh = podOn('k8s-worker1', 'fresh', { labels: { app: 'web', [HASH]: 'b' } });

    expect(lines(canary, threeNodes, stable)).toEqual([
      'k8s-cp       0      tainted',
      'k8s-worker1  1 old  skew 2 > max 1',
      'k8s-worker2  1 old  skew 2 > max 1',
    ]);
    expect(lines(canary, threeNodes, [...stable, fresh])[1]).toBe(
      'k8s-worker1  1 old · 1 new  skew 3 > max 1',
    );
  });

  it('counts without marks where there is one revision', () => {
    const same = stable.map((pod) => ({
      ...pod,
      metadata: { ...pod.metadata, labels: canary.metadata?.labels ?? {} },
    }));

    expect(lines(canary, threeNodes, same)[1]).toBe('k8s-worker1  1  skew 2 > max 1');
  });

  it('aligns Korean by its width', () => {
    const widths = lines(canary, threeNodes, stable, 'ko').map((line) =>
      textWidth(line.replace(/(테인트|skew .*)$/, '')),
    );

    expect(new Set(widths).size).toBe(1);
  });

  it('shows domains where the rule is about zones', () => {
    const zone = 'topology.kubernetes.io/zone';
    const zoned = (name: string, value: string, taints?: (typeof CONTROL_PLANE)[]) =>
      node(name, { labels: { [zone]: value }, ...(taints && { taints }) });
    const nodes = [
      zoned('cp', 'z-cp', [CONTROL_PLANE]),
      ...[1, 2, 3].map((at) => zoned(`a${at}`, 'zone-a')),
      ...[1, 2].map((at) => zoned(`b${at}`, 'zone-b')),
    ];
    const pod = newPod({ spec: { topologySpreadConstraints: [rule(zone)] } });

    expect(lines(pod, nodes, [podOn('a1', 'x'), podOn('b1', 'y')])).toEqual([
      'z-cp (1)    0  tainted',
      'zone-a (3)  1  skew 2 > max 1',
      'zone-b (2)  1  skew 2 > max 1',
    ]);
  });

  it('shows the largest of many domains, and how many nodes the others have', () => {
    const zone = 'topology.kubernetes.io/zone';
    const sizes = [1, 2, 3, 1, 2, 1, 1, 2, 1];
    const nodes = sizes.flatMap((size, at) =>
      Array.from({ length: size }, (_, nth) =>
        node(`n${at}-${nth}`, {
          labels: { [zone]: `z${at}` },
          ...(at === 2 && { taints: [CONTROL_PLANE] }),
        }),
      ),
    );
    const pods = sizes.flatMap((_, at) => (at === 2 ? [] : podOn(`n${at}-0`, `p${at}`)));
    const pod = newPod({ spec: { topologySpreadConstraints: [rule(zone)] } });
    const rows = rowsOf(unplacedOf(pod, nodes, pods));

    expect(rows.map(({ name, nodes: inDomain = 0, others }) => [name, inDomain || others])).toEqual(
      [
        ['z2', 3],
        ['z1', 2],
        ['z4', 2],
        ['z7', 2],
        ['z0', 1],
        ['z3', 1],
        ['', 3],
      ],
    );
    expect(rows.at(-1)?.why).toEqual(['more']);
  });

  it('sums three hundred nodes up, and shows the most that is left', () => {
    const large = newPod({ container: { resources: { requests: { cpu: '3' } } } });
    const nodes = Array.from({ length: 300 }, (_, index) =>
      index < 3
        ? node(`cp-${index}`, { taints: [CONTROL_PLANE] })
        : node(`worker-${index}`, { allocatable: { cpu: `${1000 + index}m` } }),
    );

    expect(lines(large, nodes)).toEqual([
      'cp-0 +2          tainted',
      'worker-299 +296  cpu 1299m < 3',
    ]);
  });

  it('leaves out what all names have in common, and cuts long ones', () => {
    const nodes = ['ip-10-0-0-1', 'ip-10-0-0-2'].map((name) =>
      node(`${name}.eu-west-1.compute.internal`, { unschedulable: true }),
    );
    const [long = ''] = lines(newPod(), [
      node('gke-production-default-pool-1a2b3c4d-x7k2', { unschedulable: true }),
    ]);

    expect(lines(newPod(), nodes)).toEqual(['ip-10-0-0-1  cordoned', 'ip-10-0-0-2  cordoned']);
    expect(long).toMatch(/^….{21} {2}cordoned$/);
    expect(long).toContain('-x7k2');
  });

  it('never has more than eight lines, and speaks of every node', () => {
    const kinds = ['taint', 'cordon', 'cpu', 'host', 'free'] as const;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(9)), { minLength: 1, maxLength: 60 }),
        (specs) => {
          const nodes = specs.map(([kind, amount], index) => nodeOf(kind, amount, index));
          const rows = rowsOf(unplacedOf(canary, nodes, []));

          expect(rows.length).toBeLessThanOrEqual(8);
          const covered = rows.reduce(
            (sum, row) => sum + (row.name ? row.others + 1 : row.others),
            0,
          );
          expect(covered).toBe(nodes.length);
        },
      ),
    );
  });
});

function nodeOf(kind: string, amount: number, index: number): Node {
  return node(`n${index}`, {
    ...(kind === 'taint' && { taints: [CONTROL_PLANE] }),
    ...(kind === 'cordon' && { unschedulable: true as const }),
    allocatable: { cpu: kind === 'cpu' ? `${amount}m` : '2' },
  });
}

function unplacedOf(pod: Pod, nodes: readonly Node[], pods: readonly Pod[]) {
  const cluster = clusterOf(nodes, pods);
  const placement = place(pod, cluster);
  const obstacles = obstaclesOf(pod, cluster, placement);
  return {
    pod,
    cluster,
    placement,
    obstacles,
    message: { is: 'other' },
    agrees: true,
    gaps: {},
  } as const;
}

function lines(
  pod: Pod,
  nodes: readonly Node[],
  pods: readonly Pod[] = [],
  lang: Lang = 'en',
): readonly string[] {
  return linesOf(rowsOf(unplacedOf(pod, nodes, pods)), lang);
}
