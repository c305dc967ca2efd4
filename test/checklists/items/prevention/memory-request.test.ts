import { expect, it } from '@jest/globals';

import { memoryRequest } from '#src/checklists/items/prevention/memory-request.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const asking = {
  containers: [{ name: 'app', image: 'app:1', resources: { requests: { memory: '64Mi' } } }],
};

it('fails where a pod was evicted for memory and asks for none, and passes where it asks', () => {
  expect(marksOf(memoryRequest, cluster(evicted(setOn(['a', 'b']))))).toEqual(['web: fail']);
  expect(marksOf(memoryRequest, cluster(evicted(setOn(['a', 'b'], asking))))).toEqual([
    'web: pass',
  ]);
});

it('is silent where nothing was evicted, whatever it asks for', () => {
  expect(marksOf(memoryRequest, cluster(setOn(['a', 'b'])))).toEqual([]);
});

function evicted([set, pod, ...rest]: readonly Resource[]): readonly Resource[] {
  const message =
    'The node was low on resource: memory. Threshold quantity: 100Mi, available: 60Mi. ';
  const status = { phase: 'Failed', reason: 'Evicted', message };
  return [set, { ...pod, status }, ...rest].flatMap((one) => one ?? []);
}
