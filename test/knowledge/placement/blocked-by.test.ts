import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { blockedBy, notBlockedBy, only } from '#src/knowledge/placement/blocked-by.ts';
import { symptomFinders } from '#src/knowledge/symptoms/index.ts';
import type { Pod } from '#src/simulator/cluster.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { messageFor } from '#test/support/pending.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const large = { container: { resources: { requests: { cpu: '2' } } } };
const nodes = [node('cp', { taints: [CONTROL_PLANE] }), node('w1')];
const hog = podOn('w1', 'hog', large);
const waiting = newPod(large, messageFor(newPod(large), nodes, [hog]));

/** The pod's own symptom, in a world of it and these. */
function asked(others: readonly Resource[], pod: Pod = waiting, forbidden: readonly string[] = []) {
  const { world } = openWorld(cluster([...others, pod], forbidden));
  const [symptom] = symptomFinders
    .filter(({ kind }) => kind === 'pod-unscheduled')
    .flatMap((finder) => [...finder.find(pod, world)]);
  if (!symptom) throw new Error('The pod has a node.');
  return { symptom, world };
}

it.each([
  ['is no pod', { kind: 'Node', name: 'w1' }],
  ['is not there', { kind: 'Pod', namespace: 'shop', name: 'none' }],
])('nothing blocks what %s', (_, on) => {
  const { symptom, world } = asked([...nodes, hog]);

  expect(blockedBy(only('resources'), symptom, world)).toBeDefined();
  expect(blockedBy(only('resources'), { ...symptom, on }, world)).toBeUndefined();
  expect(notBlockedBy('node-affinity', { ...symptom, on }, world)).toBeUndefined();
});

it('nothing blocks a pod that could not be read', () => {
  const { symptom } = asked([...nodes, hog]);
  const { world } = openWorld(cluster([...nodes, hog], ['pods']));

  expect(blockedBy(only('resources'), symptom, world)).toBeUndefined();
});

describe('a filter that does not keep a pod from being placed', () => {
  const ruledOut = (filter: string, ...around: Parameters<typeof asked>) => {
    const { symptom, world } = asked(...around);
    return notBlockedBy(filter, symptom, world);
  };

  it.each([
    ['node-affinity', 'blocks-no-node'],
    ['taints', 'other-way-nearer'],
    ['resources', undefined],
  ])('is told: %s %s', (filter, why) => {
    expect(ruledOut(filter, [...nodes, hog])).toBe(why);
  });

  it('is not ruled out where the scheduler says otherwise', () => {
    const said = '0/2 nodes are available: 2 Too many pods.';

    expect(ruledOut('node-affinity', [...nodes, hog], newPod(large, said))).toBeUndefined();
  });

  it('is not ruled out where the nodes cannot be read', () => {
    expect(ruledOut('node-affinity', [hog], waiting, ['nodes'])).toBeUndefined();
  });

  it('is not ruled out where it goes by pods that cannot be read', () => {
    const tainted = nodes.slice(0, 1);
    const pod = newPod({}, messageFor(newPod(), tainted, []));

    expect(ruledOut('host-ports', tainted, pod)).toBe('blocks-no-node');
    expect(ruledOut('host-ports', tainted, pod, ['pods'])).toBeUndefined();
    expect(ruledOut('node-affinity', tainted, pod, ['pods'])).toBe('blocks-no-node');
  });
});

describe('what keeps a pod from being placed', () => {
  it('is told with the nodes, what was said and what a simulation shows', () => {
    const { symptom, world } = asked([...nodes, hog]);

    const blocked = blockedBy(only('resources'), symptom, world);

    expect(blocked).toMatchObject({
      ref: { kind: 'Pod', name: 'new' },
      subject: { kind: 'Pod', name: 'new' },
      obstacle: { filters: ['resources'], nodes: ['w1'] },
      nodes: [{ metadata: { name: 'w1' } }],
      strength: 'entails',
      evidence: [
        {},
        {
          source: 'simulation',
          agrees: true,
          nodes: [
            { filter: 'resources', count: 1 },
            { filter: 'taints', count: 1 },
          ],
        },
      ],
    });
  });

  it.each([
    ['another filter does', () => only('taints')],
    ['more than that filter does', () => (filters: readonly string[]) => filters.length > 1],
  ])('is none of it where %s', (_, isIt) => {
    const { symptom, world } = asked([...nodes, hog]);

    expect(blockedBy(isIt(), symptom, world)).toBeUndefined();
  });

  it('is not certain where the scheduler says otherwise', () => {
    const pod = newPod(large, '0/2 nodes are available: 2 Too many pods.');
    const { symptom, world } = asked([...nodes, hog], pod);

    expect(blockedBy(only('resources'), symptom, world)?.strength).toBe('fits');
  });
});
