import { expect, it } from '@jest/globals';

import { withoutNode } from '#src/checklists/without-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { podOn } from '#test/support/scheduling.ts';
import { claim, onNode, storageClass, volume } from '#test/support/storage.ts';

const asking = (cpu: string) => [{ name: 'app', resources: { requests: { cpu } } }];

it('places the pods of a node on the others, and counts those that find none', () => {
  const pods = setOn(['a', 'a', 'b'], { containers: asking('900m') });
  const { world } = openWorld(cluster([readyNode('a'), readyNode('b'), ...pods]));
  const { moved, homeless, filters } = withoutNode('a', world);

  expect({ moved, homeless: homeless.map(({ metadata }) => metadata?.name), filters }).toEqual({
    moved: 1,
    homeless: ['web-1'],
    filters: ['resources'],
  });
});

it('leaves out pods that nobody makes again', () => {
  const { world } = openWorld(cluster([readyNode('a'), podOn('a', 'alone')]));

  expect(withoutNode('a', world)).toMatchObject({ moved: 0, homeless: [] });
});

it('keeps to what the pods themselves ask of a node', () => {
  const gpu = { labels: { gpu: 't4' } };
  const taints = [{ key: 'batch', effect: 'NoSchedule' }];
  const pinned = setOn(['a'], { nodeSelector: { gpu: 't4' } });
  const patient = setOn(['a'], { tolerations: [{ key: 'batch', operator: 'Exists' }] });
  const worldOf = (...objects: Parameters<typeof cluster>[0]) => openWorld(cluster(objects)).world;

  expect(withoutNode('a', worldOf(readyNode('a', gpu), readyNode('b'), ...pinned))).toMatchObject({
    moved: 0,
    filters: ['node-affinity'],
  });
  expect(
    withoutNode('a', worldOf(readyNode('a'), readyNode('b', { taints }), ...patient)),
  ).toMatchObject({ moved: 1, homeless: [] });
});

it('leaves a pod without a node whose volume is on the one that is gone', () => {
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
  const claimRef = { namespace: 'shop', name: 'data' };
  const storage = [
    storageClass(),
    claim('data', { bound: 'disk' }),
    volume('disk', { ...onNode('a'), claimRef }),
  ];
  const { world } = openWorld(
    cluster([readyNode('a'), readyNode('b'), ...setOn(['a'], { volumes }), ...storage]),
  );

  expect(withoutNode('a', world)).toMatchObject({
    moved: 0,
    homeless: [{ metadata: { name: 'web-0' } }],
    isUndecided: false,
  });
});
