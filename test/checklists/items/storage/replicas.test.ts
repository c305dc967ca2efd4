import { expect, it } from '@jest/globals';

import { replicas } from '#src/checklists/items/storage/replicas.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ofLonghorn } from '#test/support/longhorn.ts';

const volume = (spec: object, status: object = {}) =>
  ofLonghorn('longhorn.io/Volume', 'data', {
    spec,
    status: { state: 'attached', robustness: 'healthy', ...status },
  });
const replica = (name: string, nodeID: string): Resource =>
  ofLonghorn('longhorn.io/Replica', name, {
    spec: { volumeName: 'data', nodeID },
    status: { currentState: 'running' },
  });

it('passes where all replicas run on different nodes', () => {
  const source = cluster([volume({ numberOfReplicas: 2 }), replica('r1', 'a'), replica('r2', 'b')]);

  expect(marksOf(replicas, source)).toEqual(['data: pass']);
});

it.each([
  [
    'one is missing',
    volume({ numberOfReplicas: 3 }, { robustness: 'degraded' }),
    [replica('r1', 'a'), replica('r2', 'b')],
    '2 of 3 replicas run on 2 nodes (robustness degraded)',
  ],
  [
    'two share a node',
    volume({ numberOfReplicas: 2 }),
    [replica('r1', 'a'), replica('r2', 'a')],
    '2 of 2 replicas run on 1 node',
  ],
  ['there is only one', volume({ numberOfReplicas: 1 }), [replica('r1', 'a')], 'One replica'],
])('fails where %s', (_, of, all, said) => {
  expect(marksOf(replicas, cluster([of, ...all]))).toEqual(['data: fail']);
  expect(saidOf(replicas, cluster([of, ...all]))).toContain(said);
});

it('takes nothing amiss while it is detached, and judges nothing that it cannot read', () => {
  const detached = volume({ numberOfReplicas: 2 }, { state: 'detached', robustness: 'unknown' });

  expect(marksOf(replicas, cluster([detached]))).toEqual(['data: pass']);
  expect(marksOf(replicas, cluster([], ['volumes.longhorn.io']))).toEqual([]);
});
