import { expect, it } from '@jest/globals';

import { workloadWaitsForPods } from '#src/diagnosis/causes/workload/waits-for-pods.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, owned } from '#test/support/objects.ts';
import { ofSet, unreadyPod, workload } from '#test/support/states.ts';

it('waits for the pods that it has', () => {
  const set = workload('apps/StatefulSet', 2);

  const claims = claimsAbout(set, workloadWaitsForPods, cluster([set, ofSet(unreadyPod(5))]));

  expect(claims).toMatchObject([
    {
      params: { for: 'pod', name: 'web-1', others: 0, ready: 0, wanted: 2 },
      because: { at: { kind: 'Pod', name: 'web-1' } },
    },
  ]);
});

it('waits for the revision that may not create them', () => {
  const failure = { conditions: [{ type: 'ReplicaFailure', status: 'True', message: 'no' }] };
  const deployment = workload('apps/Deployment', 1);
  const revision = owned(workload('apps/ReplicaSet', 1, failure), {
    kind: 'apps/Deployment',
    name: 'web',
  });

  const claims = claimsAbout(deployment, workloadWaitsForPods, cluster([deployment, revision]));

  expect(claims).toMatchObject([
    { params: { for: 'revision' }, because: { at: { kind: 'apps/ReplicaSet' } } },
  ]);
});

it.each([
  ['waits for one that does not go', 'apps/StatefulSet', 5, [{ params: { for: 'ending' } }]],
  ['lets one go within its time', 'apps/StatefulSet', 0.2, []],
  ['makes another without waiting', 'apps/ReplicaSet', 5, []],
] as const)('%s: %s', (_, kind, minutes, expected) => {
  const set = workload(kind, 1);
  const pod = owned(unreadyPod(20), { kind, name: 'web' });
  const going = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(minutes) } };

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set, going]))).toMatchObject(expected);
});

it('finds its pods by their labels where its revisions cannot be read', () => {
  const available = {
    type: 'Available',
    status: 'False',
    message: 'no',
    lastTransitionTime: ago(5),
  };
  const plain = workload('apps/Deployment', 1, { conditions: [available] });
  const spec = { replicas: 1, selector: { matchLabels: { app: 'web' } } };
  const deployment = { ...plain, spec } as Resource;
  const pod = labelled(unreadyPod(5), { app: 'web' });
  const ours = owned(pod, { kind: 'apps/ReplicaSet', name: 'web-5d8f7' });
  const others = owned(pod, { kind: 'apps/ReplicaSet', name: 'api-5d8f7' });
  const about = (one: Resource) =>
    claimsAbout(deployment, workloadWaitsForPods, cluster([deployment, one], ['replicasets.apps']));

  expect(about(ours)).toMatchObject([{ params: { name: 'web-1' }, strength: 'fits' }]);
  expect(about(others)).toEqual([]);
});

it('does not know why no pod is there at all', () => {
  const set = workload('apps/StatefulSet', 2);

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set]))).toEqual([]);
});
