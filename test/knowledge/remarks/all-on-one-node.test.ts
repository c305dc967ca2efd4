import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { allOnOneNode } from '#src/knowledge/remarks/all-on-one-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const labelSelector = { matchLabels: { app: 'web' } };
const spread = (whenUnsatisfiable: string, topologyKey = 'kubernetes.io/hostname') => ({
  topologySpreadConstraints: [{ maxSkew: 1, topologyKey, whenUnsatisfiable, labelSelector }],
});
const preferred = {
  affinity: {
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        { weight: 100, podAffinityTerm: { topologyKey: 'kubernetes.io/hostname', labelSelector } },
      ],
    },
  },
};

function remarks(spec: object, on: readonly string[], others: readonly Resource[] = [node('b')]) {
  const set = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { namespace: 'shop', name: 'web', uid: 's' },
    spec: { replicas: on.length, selector: labelSelector, template: { spec } },
  } as Resource<'apps/StatefulSet'>;
  const pods = on.map((name, index) => pod(`web-${index}`, name));
  const { world } = openWorld(cluster([set, ...pods, node('a'), ...others]));
  return [...(allOnOneNode.remark?.(set, world) ?? [])];
}

it.each([
  ['a soft spread rule', spread('ScheduleAnyway'), 'soft'],
  ['a preferred anti-affinity', preferred, 'soft'],
  ['a hard rule that held when they were placed', spread('DoNotSchedule'), 'hard'],
])('names the one node of all pods with %s', (_, spec, rule) => {
  const [remark] = remarks(spec, ['a', 'a']);
  const web = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };

  expect(remark).toEqual({ pods: 2, node: 'a', others: ['b'], rule });
  expect(remark && allOnOneNode.text.en(web, remark)).toMatch(
    /^All 2 pods of `web` run on node `a`/,
  );
  expect(remark && allOnOneNode.text.ko(web, remark)).toContain('`a` 노드');
});

it.each<[string, Parameters<typeof remarks>]>([
  ['they are on two nodes', [spread('ScheduleAnyway'), ['a', 'b']]],
  ['there is only one', [spread('ScheduleAnyway'), ['a']]],
  ['nobody asked for a spread', [{}, ['a', 'a']]],
  ['they are to be spread over zones', [spread('ScheduleAnyway', 'zone'), ['a', 'a']]],
  ['there is no other node', [spread('ScheduleAnyway'), ['a', 'a'], []]],
  ['the other node is closed', [spread('ScheduleAnyway'), ['a', 'a'], [node('b', true)]]],
])('stays silent where %s', (_, given) => {
  expect(remarks(...given)).toEqual([]);
});

function pod(name: string, nodeName: string): Resource {
  const ownerReferences = [
    { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web', uid: 's', controller: true },
  ];
  const labels = { app: 'web' };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace: 'shop', name, uid: name, labels, ownerReferences },
    spec: { nodeName, containers: [] },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  } as Resource;
}

function node(name: string, unschedulable = false): Resource {
  const status = { conditions: [{ type: 'Ready', status: 'True' }] };
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name },
    spec: { unschedulable },
    status,
  } as Resource;
}
