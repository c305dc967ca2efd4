import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { namespaceTerminating } from '#src/knowledge/causes/creation/namespace-terminating.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';
import { refusedSet } from '#test/support/refusals.ts';
import { ofSet, unreadyPod, workload } from '#test/support/states.ts';

const refused = refusedSet(
  'unable to create new content in namespace shop because it is being terminated',
);
const shop = (phase: string) => ({ ...named('Namespace', 'shop', ''), status: { phase } });

it('names the namespace', () => {
  const source = cluster([refused, shop('Terminating')]);

  expect(claimsAbout(refused, namespaceTerminating, source)).toMatchObject([
    { subject: { kind: 'Namespace', name: 'shop' }, evidence: [{}, { quote: 'Terminating' }] },
  ]);
});

it('stays silent where it was made anew', () => {
  const source = cluster([refused, shop('Active')]);

  expect(claimsAbout(refused, namespaceTerminating, source)).toEqual([]);
});

it.each([
  ['names it where the controller says nothing', 'Terminating', [], 1],
  ['stays silent where the namespace stays', 'Active', [], 0],
  ['stays silent where all pods are made', 'Terminating', [unreadyPod(5)], 0],
  ['counts no pod that is going', 'Terminating', [deleted(unreadyPod(5))], 1],
] as const)('%s', (_, phase, pods, count) => {
  const set = workload('apps/StatefulSet', 1);
  const source = cluster([set, shop(phase), ...pods.map(ofSet)]);

  expect(claimsAbout(set, namespaceTerminating, source)).toHaveLength(count);
});

it('stays silent where the namespace may not be read', () => {
  const set = workload('apps/StatefulSet', 1);

  expect(claimsAbout(set, namespaceTerminating, cluster([set], ['namespaces']))).toEqual([]);
});

function deleted(pod: Resource<'Pod'>): Resource<'Pod'> {
  return { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(1) } };
}
