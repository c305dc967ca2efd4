import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { earlierSizes } from '#src/fixes/fields/earlier-sizes.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named, owned, specified } from '#test/support/objects.ts';

const DEPLOYMENT = 'apps/Deployment';
const CLAIMS = { volumeClaimTemplates: [{ metadata: { name: 'data' } }] };
const meant = { value: '1', why: 'meant' };

describe('the size that a workload had', () => {
  it.each([
    ['replica set web-1 from 3 to 0', '3'],
    ['ReplicaSet web-1 (revision 2) from 12 to 0', '12'],
    ['replica set web-1 to 0 from 4', '4'],
  ])('is told by an event: %s', (what, value) => {
    expect(sizes(DEPLOYMENT, [scaledDown(what)])).toEqual([{ value, why: 'before-zero' }, meant]);
  });

  it.each([
    ['replica set web-1 from 3 to 1'],
    ['replica set web-1 to 1 from 3'],
    ['replica set web-1 from 10 to 0 in vain'],
  ])('is not told by another one: %s', (what) => {
    expect(sizes(DEPLOYMENT, [scaledDown(what)])).toEqual([meant]);
  });

  it.each([
    [{ minReplicas: 2 }, '2'],
    [{}, '1'],
  ])('is told by its autoscaler, which has one at least: %j', (spec, value) => {
    expect(sizes(DEPLOYMENT, [autoscaler(spec)])[0]).toEqual({
      value,
      why: 'autoscaled',
      note: 'web-scaler',
    });
  });

  it.each([
    [DEPLOYMENT, 'deployment.kubernetes.io/desired-replicas'],
    ['argoproj.io/Rollout', 'rollout.argoproj.io/desired-replicas'],
  ])('is told by the revisions of a %s, the newest first', (kind, key) => {
    const sets = [
      revision(kind, 'old', 90, { [key]: '7' }),
      revision(kind, 'new', 5, { [key]: '4' }),
    ];

    expect(sizes(kind, sets)).toEqual([
      { value: '4', why: 'revision-before' },
      { value: '7', why: 'revision-before' },
      meant,
    ]);
  });

  it.each([
    ['{"spec":{"replicas":5,"paused":true}}', [{ value: '5', why: 'applied' }, meant]],
    ['{"spec":{"replicas":12345}}', [{ value: '12345', why: 'applied' }, meant]],
    ['{"spec":{"replicas":123456}}', [meant]],
    ['{"spec":{"replicas":0}}', [meant]],
  ])('is told by what was applied: %s', (applied, expected) => {
    const annotations = { 'kubectl.kubernetes.io/last-applied-configuration': applied };

    expect(sizes(DEPLOYMENT, [], {}, annotations)).toEqual(expected);
  });

  it.each([
    ['one after the greatest ordinal', ['data-web-0', 'data-web-2'], '3'],
    ['what is its own', ['data-web-1', 'data-web-x-7', 'data-web-a8', 'logs-web-9'], '2'],
  ])('is told by the claims of a StatefulSet: %s', (_, names, value) => {
    const claims = names.map((name) => named('PersistentVolumeClaim', name));

    expect(sizes('apps/StatefulSet', claims, CLAIMS)[0]).toEqual({ value, why: 'before-zero' });
    expect(sizes(DEPLOYMENT, claims, CLAIMS)).toEqual([meant]);
  });

  it('is told once, by the surest', () => {
    const key = 'deployment.kubernetes.io/desired-replicas';
    const all = [
      scaledDown('replica set web-1 from 3 to 0'),
      autoscaler({ minReplicas: 3 }),
      revision(DEPLOYMENT, 'old', 90, { [key]: '3' }),
    ];

    expect(sizes(DEPLOYMENT, all)).toEqual([{ value: '3', why: 'before-zero' }, meant]);
  });

  it('is unknown where nothing tells', () => {
    expect(sizes('apps/StatefulSet', [], CLAIMS)).toEqual([meant]);
  });
});

function sizes(
  kind: string,
  beside: readonly Resource[],
  spec: object = {},
  annotations: Record<string, string> = {},
) {
  const bare = specified(kind, 'web', { replicas: 0, ...spec });
  const object = { ...bare, metadata: { ...bare.metadata, uid: 'web', annotations } };
  const on = { kind, namespace: 'shop', name: 'web', uid: 'web' };
  const { world } = openWorld(cluster([object, ...beside]));
  return earlierSizes({ on, object, holder: { on, object } }, world);
}

function scaledDown(what: string): Resource {
  const event = {
    ...named('Event', 'web.1'),
    involvedObject: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'web' },
    reason: 'ScalingReplicaSet',
    message: `Scaled down ${what}`,
    lastTimestamp: ago(3),
  };
  return event;
}

function autoscaler(spec: object): Resource {
  const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  return specified('autoscaling/HorizontalPodAutoscaler', 'web-scaler', {
    scaleTargetRef,
    ...spec,
  });
}

function revision(kind: string, name: string, minutes: number, annotations: object): Resource {
  const set = owned(named('apps/ReplicaSet', name), { kind, name: 'web' });
  const metadata = { ...set.metadata, annotations, creationTimestamp: ago(minutes) };
  return { ...set, metadata } as Resource;
}
