import { expect, it } from '@jest/globals';

import { classReplicas } from '#src/checklists/items/storage/class-replicas.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { longhornNode } from '#test/support/longhorn.ts';
import { storageClass } from '#test/support/storage.ts';

const NODES = [longhornNode('a'), longhornNode('b')];
const asking = (numberOfReplicas: string) =>
  storageClass('longhorn', { provisioner: 'driver.longhorn.io', parameters: { numberOfReplicas } });

it('passes where there is a node for each', () => {
  expect(marksOf(classReplicas, cluster([...NODES, asking('2')]))).toEqual(['longhorn: pass']);
});

it('fails where it asks for more than there are nodes', () => {
  const source = cluster([...NODES, asking('3')]);

  expect(marksOf(classReplicas, source)).toEqual(['longhorn: fail']);
  expect(saidOf(classReplicas, source)).toContain('asks for 3 replicas, and 2 storage nodes');
});

it('is not checked where no node is known, and silent about the classes of others', () => {
  expect(marksOf(classReplicas, cluster([asking('3')]))).toEqual(['longhorn: not-checked']);
  expect(marksOf(classReplicas, cluster([storageClass()]))).toEqual([]);
});
