import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { surgeDeadlock } from '#src/knowledge/causes/scheduling/surge-deadlock.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, owned } from '#test/support/objects.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

type Parts = NonNullable<Parameters<typeof newPod>[0]>;

const GPU = 'nvidia.com/gpu';
const gpu: Parts = { container: { resources: { limits: { [GPU]: '1' } } } };
const port: Parts = { container: { ports: [{ containerPort: 80, hostPort: 8443 }] } };
const apart: Parts = {
  spec: {
    affinity: {
      podAntiAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [
          {
            topologyKey: 'kubernetes.io/hostname',
            labelSelector: { matchLabels: { app: 'web' } },
          },
        ],
      },
    },
  },
};

describe('surge-deadlock', () => {
  it('names the old pod that holds the room, and what the fields come to', () => {
    expect(claims(gpu, {})).toMatchObject([
      {
        subject: { kind: 'apps/Deployment', name: 'web' },
        params: {
          older: 'web-old-1',
          node: 'w1',
          contested: { is: 'resources', each: [{ resource: GPU, wanted: '1', has: '1' }] },
          limits: { surge: 1, unavailable: 0, maxSurge: '25%', maxUnavailable: '25%' },
          ready: 1,
          kind: 'Deployment',
        },
        evidence: [
          { source: 'field' },
          { on: { name: 'web-old-1' }, path: '/spec/nodeName', quote: 'w1' },
          { path: '/spec/strategy/rollingUpdate/maxSurge', quote: '25%', unset: true },
          { path: '/spec/strategy/rollingUpdate/maxUnavailable', quote: '25%', unset: true },
          { source: 'simulation' },
        ],
        strength: 'entails',
        restsOn: expect.arrayContaining(
          ['new', 'web-new', 'web', 'web-old-1'].map((name) => expect.objectContaining({ name })),
        ),
      },
    ]);
  });

  it('quotes the fields as they stand', () => {
    const [claim] = claims(gpu, { fields: { maxSurge: 1, maxUnavailable: 0 } });

    expect(claim?.params.limits).toMatchObject({ maxSurge: '1', maxUnavailable: '0' });
    expect(claim?.evidence[2]).not.toHaveProperty('unset');
  });

  it.each(['nodes', 'pods', 'replicasets.apps'])(
    'is not certain where not all %s can be read',
    (one) => {
      for (const claim of claims(gpu, { partly: one })) expect(claim.strength).toBe('fits');
    },
  );

  it.each([
    ['a host port', port, { is: 'ports', ports: [8443] }],
    ['a rule between pods', apart, { is: 'rule' }],
  ])('finds it for %s, too', (_, parts, contested) => {
    expect(claims(parts, {})).toMatchObject([{ params: { contested }, strength: 'entails' }]);
  });

  it.each([
    ['an old pod may go first', { fields: { maxSurge: 0, maxUnavailable: 1 } }],
    ['all pods change at once', { type: 'Recreate' }],
    ['the old pod is going', { going: true as const }],
    ['another workload holds the room', { stranger: true }],
    ['the Deployment could not be read', { unread: 'Deployment' }],
    ['its ReplicaSets could not be read', { unread: 'ReplicaSet' }],
  ] as const)('is silent when %s', (_, parts) => {
    expect(claims(gpu, parts)).toEqual([]);
  });

  it('is silent for a pod of the old revision that lost its place', () => {
    expect(claims(gpu, { revision: 'old' })).toEqual([]);
  });
});

type Cluster = Readonly<{
  fields?: object;
  type?: string;
  going?: true;
  stranger?: boolean;
  unread?: 'Deployment' | 'ReplicaSet';
  partly?: string;
  revision?: string;
}>;

function claims(parts: Parts, of: Cluster) {
  const { fields, type = 'RollingUpdate', going, stranger, unread, partly, revision = 'new' } = of;
  const nodes = [node('w1', { allocatable: { [GPU]: '1' } })];
  const deployment: Resource<'apps/Deployment'> = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: 'shop', name: 'web', uid: 'web' },
    spec: {
      replicas: 1,
      selector: {},
      template: {},
      strategy: { type, ...(fields && { rollingUpdate: fields }) },
    },
  };
  const holder = podOn('w1', 'web-old-1', { ...parts, ...(going && { going }) });
  const old = stranger ? labelled(holder, { app: 'web' }) : madeBy('old', holder);
  const waiting = madeBy(revision, newPod(parts, `0/1 nodes are available: 1 ${saidOf(parts)}.`));
  const objects = [
    ...nodes,
    deployment,
    set('old', '1', stranger ? 0 : 1),
    set('new', '2', 1),
    old,
    waiting,
  ];
  const read = objects.filter(({ kind }) => kind !== unread);
  const forbidden = [unread ? `${unread.toLowerCase()}s.apps` : '', partly ?? ''].filter(Boolean);
  return claimsAbout(waiting, surgeDeadlock, cluster(read, forbidden));
}

function saidOf(parts: Parts): string {
  if (parts === port) return "node(s) didn't have free ports for the requested pod ports";
  return parts === apart ? "node(s) didn't match pod anti-affinity rules" : `Insufficient ${GPU}`;
}

function madeBy<T extends Resource>(hash: string, pod: T): T {
  const labels = { app: 'web', 'pod-template-hash': hash };
  return labelled(owned(pod, { kind: 'apps/ReplicaSet', name: `web-${hash}` }), labels);
}

function set(hash: string, nth: string, replicas: number): Resource<'apps/ReplicaSet'> {
  const made: Resource<'apps/ReplicaSet'> = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      namespace: 'shop',
      name: `web-${hash}`,
      uid: `web-${hash}`,
      creationTimestamp: ago(hash === 'old' ? 60 : 5),
      annotations: { 'deployment.kubernetes.io/revision': nth },
    },
    spec: { replicas, selector: {} },
    status: { replicas, availableReplicas: hash === 'old' ? replicas : 0 },
  };
  const owner = { kind: 'apps/Deployment', name: 'web' };
  return labelled(owned(made, owner), { 'pod-template-hash': hash });
}
