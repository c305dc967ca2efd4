import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { workloadWaitsForPods } from '#src/knowledge/causes/workload/waits-for-pods.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, labelled, named, owned } from '#test/support/objects.ts';
import { ofSet, unreadyPod, workload } from '#test/support/states.ts';

it('waits for the pods that it has', () => {
  const set = workload('apps/StatefulSet', 2);

  const claims = claimsAbout(set, workloadWaitsForPods, cluster([set, ofSet(unreadyPod(5))]));

  expect(claims).toMatchObject([
    {
      params: { for: 'pod', name: 'web-1', others: 0, ready: 0, wanted: 2 },
      because: { at: { kind: 'Pod', name: 'web-1' } },
      restsOn: [{ kind: 'apps/StatefulSet' }, { kind: 'Pod', name: 'web-1' }],
    },
  ]);
});

it('says that the update of a DaemonSet waits with it', () => {
  const status = { desiredNumberScheduled: 3, updatedNumberScheduled: 0, numberUnavailable: 1 };
  const set = { ...named('apps/DaemonSet', 'web'), status };
  const pod = owned(unreadyPod(5), { kind: 'apps/DaemonSet', name: 'web' });

  const [claim] = claimsAbout(set, workloadWaitsForPods, cluster([set, pod]));

  expect(claim?.params).toMatchObject({ for: 'pod', name: 'web-1', update: { left: 3, limit: 1 } });
  expect(claim && workloadWaitsForPods.text.en(claim.subject, claim.params)).toMatchObject({
    title: '`web`: 0 pods Ready, and its update waits',
    sentence: expect.stringMatching(/Its update waits with it, 3 pods left to replace/),
  });
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
    {
      params: { for: 'revision' },
      because: { at: { kind: 'apps/ReplicaSet' } },
      strength: 'entails',
    },
  ]);
});

it.each([
  ['waits for one that does not go', 'apps/StatefulSet', 5, [{ params: { for: 'ending' } }]],
  [
    'waits for one that has some time yet, which passes',
    'apps/StatefulSet',
    -2,
    [{ params: { for: 'ending', until: ago(-2) }, passesBy: ago(-2) }],
  ],
  [
    'waits for one that has much time, which does not',
    'apps/StatefulSet',
    -50,
    [{ params: { until: ago(-50) } }],
  ],
  ['makes another without waiting', 'apps/ReplicaSet', 5, []],
] as const)('%s: %s', (_, kind, minutes, expected) => {
  const set = workload(kind, 2);
  const pod = owned(unreadyPod(20), { kind, name: 'web' });
  const going = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(minutes) } };

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set, going]))).toMatchObject(expected);
});

it('does not wait for a pod that it gives up, as it is scaled down', () => {
  const set = workload('apps/StatefulSet', 1);
  const ill = ofSet(unreadyPod(20));
  const going = { ...ill, metadata: { ...ill.metadata, deletionTimestamp: ago(-2) } };

  for (const surplus of [ill, going]) {
    expect(claimsAbout(set, workloadWaitsForPods, cluster([set, surplus]))).toEqual([]);
  }
});

it('does not wait for one to go where it may not create any', () => {
  const set = workload('apps/StatefulSet', 2);
  const pod = ofSet(unreadyPod(20));
  const going = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(-2) } };
  const refused = {
    ...event('FailedCreate', 'create Pod web-0 failed: exceeded quota', ago(1)),
    involvedObject: { apiVersion: 'apps/v1', kind: 'StatefulSet', namespace: 'shop', name: 'web' },
  };

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set, going, refused]))).toEqual([]);
});

it.each([
  ['waits for the old pods of a Deployment that is recreated', 'Recreate', 0, ['web-1']],
  ['waits for no pod of the present revision, which is replaced at once', 'Recreate', 1, []],
  ['waits for no old pod of one that is rolled', 'RollingUpdate', 0, []],
])('%s', (_, type, replicas, names) => {
  const pod = owned(unreadyPod(20), { kind: 'apps/ReplicaSet', name: 'web-old' });
  const going = { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(-2) } };
  const plain = workload('apps/Deployment', 1);
  const deployment = { ...plain, spec: { replicas: 1, strategy: { type } } } as Resource;
  const set = { ...named('apps/ReplicaSet', 'web-old'), spec: { replicas } } as Resource;
  const old = owned(set, { kind: 'apps/Deployment', name: 'web' });

  const claims = claimsAbout(deployment, workloadWaitsForPods, cluster([deployment, old, going]));

  expect(claims.map(({ params }) => params.name)).toEqual(names);
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

it.each([
  [
    'leads to its newest pod, which a kubelet has refused',
    1,
    {},
    [{ params: { for: 'failed' }, strength: 'fits' }],
  ],
  ['is silent of one that failed long ago', 30, {}, []],
  ['is silent of one that has done its work', 1, { phase: 'Succeeded' }, []],
])('%s', (_, minutes, status, expected) => {
  const set = workload('apps/ReplicaSet', 1);
  const refused = { phase: 'Failed', reason: 'UnexpectedAdmissionError', message: 'no', ...status };
  const pod = owned(unreadyPod(minutes), { kind: 'apps/ReplicaSet', name: 'web' });
  const failed = { ...pod, status: refused } as Resource;

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set, failed]))).toMatchObject(expected);
});

it('does not know why no pod is there at all', () => {
  const set = workload('apps/StatefulSet', 2);

  expect(claimsAbout(set, workloadWaitsForPods, cluster([set]))).toEqual([]);
});

it.each([
  ['no list', 'odd'],
  ['of no type', [{ type: 7, status: 'True' }]],
  ['of no status', [{ type: 'Ready', status: 7 }]],
])('is not sure that it waits where the conditions of a pod are %s', (_, conditions) => {
  const set = workload('apps/StatefulSet', 2);
  const pod = ofSet(unreadyPod(5));
  const odd = { ...pod, status: { ...pod.status, conditions } } as unknown as Resource;

  const claims = claimsAbout(set, workloadWaitsForPods, cluster([set, odd]));

  expect(claims).toMatchObject([{ params: { for: 'pod' }, strength: 'fits' }]);
});
