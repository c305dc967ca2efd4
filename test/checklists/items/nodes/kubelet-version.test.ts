import { expect, it } from '@jest/globals';

import { kubeletVersion } from '#src/checklists/items/nodes/kubelet-version.ts';
import { marksOf, readyNode } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const running = (name: string, version: string) => {
  const node = readyNode(name);
  return {
    ...node,
    status: { ...node.status, nodeInfo: { kubeletVersion: version } },
  } as typeof node;
};

it('passes up to three minor versions behind the API server, and fails beyond and ahead', () => {
  const nodes = [
    running('same', 'v1.34.1'),
    running('old', 'v1.31.9'),
    running('older', 'v1.30.0'),
    running('ahead', 'v1.35.0'),
  ];

  expect(marksOf(kubeletVersion, cluster(nodes))).toEqual([
    'ahead: fail',
    'old: pass',
    'older: fail',
    'same: pass',
  ]);
});

it('is silent where a node does not say', () => {
  expect(marksOf(kubeletVersion, cluster([readyNode('a')]))).toEqual([]);
});
