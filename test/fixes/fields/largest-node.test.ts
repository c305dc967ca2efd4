import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { FoundField } from '#src/fixes/fields/field-row.ts';
import { isBeyondAll, largestNode } from '#src/fixes/fields/largest-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const MEMORY = 'containers[web].resources.limits.memory';
const NODES = [
  node('small', { cpu: '2', memory: '900Mi', 'ephemeral-storage': '20Gi' }),
  node('large', { cpu: '1500m', memory: '4Gi', 'ephemeral-storage': '10Gi' }),
  node('silent', {}),
];

describe('the most that a node has', () => {
  it.each([
    ['of memory', MEMORY, 'large', '4Gi'],
    ['of CPU', 'containers[web].resources.requests.cpu', 'small', '2'],
    ['of disk', 'containers[web].resources.limits.ephemeral-storage', 'small', '20Gi'],
    ['of disk for a volume', 'spec.volumes[cache].emptyDir.sizeLimit', 'small', '20Gi'],
    ['of memory for a volume in it', 'spec.volumes[shm].emptyDir.sizeLimit', 'large', '4Gi'],
  ])('%s is told, and where', (_, label, at, written) => {
    expect(largest(label)).toMatchObject({ node: at, written });
  });

  it.each([
    ['of what is counted on no node', 'spec.resources.requests.storage', NODES, []],
    ['where no node says it', MEMORY, [node('silent', {})], []],
    ['where not all nodes could be read', MEMORY, NODES, ['nodes']],
  ] as const)('is not told %s', (_, label, nodes, forbidden) => {
    expect(largest(label, nodes, forbidden)).toBeUndefined();
  });
});

it.each([
  ['4Gi', false],
  ['4097Mi', true],
  ['4096Mi', false],
])('no node has more than the largest: %s', (value, isBeyond) => {
  expect(isBeyondAll(value, largest(MEMORY))).toBe(isBeyond);
});

it('nothing is too much where that is not known', () => {
  expect(isBeyondAll('4000Gi', undefined)).toBe(false);
});

function largest(
  label: string,
  nodes: readonly Resource[] = NODES,
  forbidden: readonly string[] = [],
) {
  const volumes = [
    { name: 'cache', emptyDir: {} },
    { name: 'shm', emptyDir: { medium: 'Memory' } },
  ];
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
  const object = { apiVersion: 'apps/v1', kind: 'Deployment' } as Resource;
  const template = { spec: { containers: [], volumes } };
  const found: FoundField = {
    of: { on, object, holder: { on, object }, template },
    at: '/spec',
    label,
    candidates: [],
    set: () => ({}),
  };
  return largestNode(found, openWorld(cluster(nodes, forbidden)).world);
}

function node(name: string, allocatable: Readonly<Record<string, string>>): Resource<'Node'> {
  return { apiVersion: 'v1', kind: 'Node', metadata: { name }, status: { allocatable } };
}
