import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { insufficientResource } from '#src/knowledge/causes/scheduling/insufficient-resource.ts';
import type { Pod } from '#src/simulator/cluster.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { claimsAboutPending, messageFor } from '#test/support/pending.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const nodes = [node('w1'), node('w2', { allocatable: { pods: '1' } })];
const wanting = (requests: Readonly<Record<string, string>>) => ({
  container: { resources: { requests } },
});
const encode = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'encode' };
const hogs = ['w1', 'w2'].map((on) =>
  owned(podOn(on, `hog-${on}`, wanting({ cpu: '1500m' })), encode),
);

describe('insufficient-resource', () => {
  it('names what is lacking, the most that is free, and who holds it', () => {
    expect(
      claimsAboutPending(insufficientResource, wanting({ cpu: '1' }), nodes, hogs),
    ).toMatchObject([
      {
        params: {
          why: 'full',
          resource: 'cpu',
          wanted: '1',
          most: '500m',
          holders: [{ about: { name: 'encode' }, amount: '3' }],
        },
        strength: 'entails',
      },
    ]);
  });

  it('tells of nodes of different sizes the most that one has, or has free', () => {
    const sizes = [node('w1'), node('w2', { allocatable: { memory: '8Gi' } })];
    const [large] = claimsAboutPending(insufficientResource, wanting({ memory: '9Gi' }), sizes);
    const [full] = claimsAboutPending(insufficientResource, wanting({ cpu: '1900m' }), sizes, [
      podOn('w1', 'a', wanting({ cpu: '500m' })),
      podOn('w2', 'b', wanting({ cpu: '700m' })),
    ]);

    expect(large?.params).toMatchObject({ why: 'too-large', most: '8Gi', nodes: 2 });
    expect(large?.params).not.toHaveProperty('offered');
    expect(full?.params).toMatchObject({ why: 'full', wanted: '1900m', most: '1500m' });
  });

  it.each([
    ['memory request for container app', 'defaults'],
    ['cpu request for container app; memory limit for container app', undefined],
  ])('says whose request it is where a LimitRange has given it: %s', (given, limitRange) => {
    const asking = newPod(wanting({ memory: '90Gi' }));
    const pod = newPod(wanting({ memory: '90Gi' }), messageFor(asking, nodes, []));
    const annotations = { 'kubernetes.io/limit-ranger': `LimitRanger plugin set: ${given}` };
    const noted = { ...pod, metadata: { ...pod.metadata, annotations } };
    const range = {
      apiVersion: 'v1',
      kind: 'LimitRange',
      metadata: { namespace: 'shop', name: 'defaults' },
      spec: { limits: [{ type: 'Container', defaultRequest: { memory: '90Gi' } }] },
    } as Resource;
    const [claim] = claimsAbout(noted, insufficientResource, cluster([...nodes, noted, range]));

    expect(claim?.params.limitRange).toBe(limitRange);
  });

  it.each([
    ['cpu request, memory request', 'web-vpa'],
    ['cpu request, memory limit', undefined],
  ])('says whose request it is where an autoscaler has set it: %s', (set, autoscaler) => {
    const asking = newPod(wanting({ memory: '90Gi' }));
    const pod = newPod(wanting({ memory: '90Gi' }), messageFor(asking, nodes, []));
    const annotations = { vpaUpdates: `Pod resources updated by web-vpa: container 0: ${set}` };
    const noted = { ...pod, metadata: { ...pod.metadata, annotations } };
    const [claim] = claimsAbout(noted, insufficientResource, cluster([...nodes, noted]));
    const { subject, params } = claim ?? {};

    expect(params?.autoscaler).toBe(autoscaler);
    expect(params?.smaller === undefined).toBe(autoscaler !== undefined);
    expect(subject && params && fitting(insufficientResource, subject, params)?.en.text).toMatch(
      autoscaler ? /Set `maxAllowed\.memory`/ : /^Simulated: /,
    );
  });

  it('calls no amount too large that a whole node has', () => {
    const [claim] = claimsAboutPending(
      insufficientResource,
      wanting({ cpu: '2' }),
      nodes.slice(0, 1),
      hogs.slice(0, 1),
    );

    expect(claim?.params).toMatchObject({ why: 'full', wanted: '2', most: '500m' });
  });

  it('calls what one node offers no longer not offered, and names what is offered instead', () => {
    const gpu = 'nvidia.com/gpu';
    const wants = wanting({ [gpu]: '2' });
    const offers = (resource: string) => node('w2', { allocatable: { [resource]: '1' } });
    const claimOf = (of: ReturnType<typeof node>) =>
      claimsAboutPending(insufficientResource, wants, [node('w1'), of])[0];

    expect(claimOf(offers(gpu))?.params).toMatchObject({ why: 'too-large', most: '1' });
    expect(claimOf(offers(gpu))?.params).not.toHaveProperty('offered');
    expect(claimOf(node('w2', { allocatable: { 'amd.com/gpu': '4' } }))?.params).toMatchObject({
      why: 'not-offered',
      offered: ['amd.com/gpu'],
    });
  });

  it.each([
    ['can never fit', { memory: '64Gi' }, { why: 'too-large', wanted: '64Gi', most: '4Gi' }],
    ['is not offered', { 'nvidia.com/gpu': '1' }, { why: 'not-offered' }],
  ])('tells what %s', (_, requests, params) => {
    const found = claimsAboutPending(insufficientResource, wanting(requests), nodes.slice(0, 1));

    expect(found).toMatchObject([{ params }]);
  });

  it('knows the limit of pods', () => {
    const found = claimsAboutPending(insufficientResource, {}, nodes.slice(1), hogs);

    const [claim] = found;
    expect(claim?.params).toMatchObject({ resource: 'pods', wanted: '1' });
    expect(claim?.params).toHaveProperty('holders', [
      { about: expect.objectContaining({ name: 'encode' }), amount: '1' },
    ]);
    expect(claim && insufficientResource.text.en(claim.subject, claim.params).title).toContain(
      'no node may take another pod',
    );
  });

  it('is certain of what is lacking even without the pods that could not be read', () => {
    const about = (cpu: string, pods: readonly Pod[]) =>
      claimsAboutPending(insufficientResource, wanting({ cpu }), nodes, pods, ['pods']);

    expect(about('3', [])).toMatchObject([{ strength: 'entails' }]);
    expect(about('1', [])).toEqual([]);
  });

  it('names the old pod of an update that waits for its end', () => {
    const found = ofUpdate('new', 'old');

    expect(found).toMatchObject([{ params: { why: 'held-by-own', own: { pod: 'web-1' } } }]);
  });

  it.each([
    ['is of the same revision', 'new', 'new', {}],
    ['is of the newer revision', 'old', 'new', {}],
    ['is going already', 'new', 'old', { going: true as const }],
  ] as const)(
    'says only that nothing is free where the pod that holds it %s',
    (_, waits, holds, parts) => {
      expect(ofUpdate(waits, holds, parts)).toMatchObject([{ params: { why: 'full' } }]);
    },
  );

  it('stays silent for a pod that fits', () => {
    expect(claimsAboutPending(insufficientResource, wanting({ cpu: '1' }), nodes)).toEqual([]);
  });
});

type Revision = 'old' | 'new';

/** Of the revision that waits a pod lacks what one of the other, or of the same, has. */
function ofUpdate(waits: Revision, holds: Revision, parts: Readonly<{ going?: true }> = {}) {
  const wants = wanting({ cpu: '1500m' });
  const holder = madeBy(holds, podOn('w1', 'web-1', { ...wants, ...parts }));
  const others = [node('w1'), deployment, set('old', 1), set('new', 2), holder];
  const pod = madeBy(waits, newPod(wants, '0/1 nodes are available: 1 Insufficient cpu.'));
  return claimsAbout(pod, insufficientResource, cluster([...others, pod]));
}

const deployment: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', uid: 'web' },
  spec: { replicas: 1, selector: {}, template: {} },
};

function madeBy<T extends Resource>(revision: Revision, pod: T): T {
  return owned(pod, { kind: 'apps/ReplicaSet', name: `web-${revision}` });
}

function set(revision: Revision, nth: number): Resource {
  const name = `web-${revision}`;
  const annotations = { 'deployment.kubernetes.io/revision': `${nth}` };
  const metadata = { namespace: 'shop', name, uid: name, annotations };
  const made = { ...deployment, kind: 'ReplicaSet', metadata };
  return owned(made, { kind: 'apps/Deployment', name: 'web' });
}
