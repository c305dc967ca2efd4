import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { evictedFrom } from '#src/readings/pods/evictions.ts';
import { podRef } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

const message = 'The node was low on resource: pids. Threshold quantity: 3276, available: 2941. ';
const ended = (parts: object): Resource<'Pod'> => ({
  ...podOn('w1', 'web-1'),
  status: { phase: 'Failed', reason: 'Evicted', message, ...parts },
});
const nodeWith = (type: string, status: string) =>
  ({ ...named('Node', 'w1', ''), status: { conditions: [{ type, status }] } }) as Resource;
const from = (pod: Resource<'Pod'>, ...nodes: readonly Resource[]) =>
  evictedFrom([podRef(pod)], openWorld(cluster([pod, ...nodes])).world);

it('the node that evicted a pod is looked at while it is short of something', () => {
  expect(from(ended({}), nodeWith('PIDPressure', 'True'))).toEqual([{ kind: 'Node', name: 'w1' }]);
});

it.each<[string, Resource<'Pod'>, readonly Resource[]]>([
  ['is short no longer', ended({}), [nodeWith('PIDPressure', 'False')]],
  ['is lost for another reason by now', ended({}), [nodeWith('Ready', 'Unknown')]],
  ['is not there', ended({}), []],
  ['did not evict it', ended({ message: '' }), [nodeWith('PIDPressure', 'True')]],
])('none is that %s', (_, pod, nodes) => {
  expect(from(pod, ...nodes)).toEqual([]);
});
