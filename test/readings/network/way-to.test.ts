import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { wayTo } from '#src/readings/network/way-to.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, pod, specified } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const template = { metadata: { labels: { app: 'web', tier: 'front' } } };
const deployment = specified('apps/Deployment', 'web', { template });
const down = labelled(pod({ waiting: { reason: 'CrashLoopBackOff' } }), {
  app: 'web',
  tier: 'front',
});
const service = (selector?: object, namespace = 'shop') =>
  specified('Service', 'web', { ...(selector && { selector }) }, namespace);
const other = (labels: Record<string, string>) => {
  const one = readyPod();
  return labelled({ ...one, metadata: { ...one.metadata, name: 'other', uid: 'other' } }, labels);
};

function way(pods: readonly Resource<'Pod'>[], others: readonly Resource[], hidden?: string[]) {
  const { world } = openWorld(cluster([deployment, ...pods, ...others], hidden));
  return wayTo(web, pods, world);
}

describe('what leads to a workload of which no pod serves', () => {
  it.each<[string, readonly Resource<'Pod'>[], object]>([
    ['selects its pods', [down], { app: 'web' }],
    ['would select them, if there were any', [], { app: 'web' }],
    ['Argo Rollouts keeps', [], { app: 'web', 'rollouts-pod-template-hash': '5f8' }],
  ])('is a Service that %s', (_, pods, selector) => {
    expect(way(pods, [service(selector)])).toBe('lost');
  });

  it.each<[string, readonly Resource[]]>([
    ['no Service is there', []],
    ['a Service selects others', [service({ app: 'db' })]],
    ['a Service selects nothing', [service(), service({})]],
    ['a Service of another namespace has its labels', [service({ app: 'web' }, 'other')]],
  ])('was not seen if %s', (_, others) => {
    expect(way([down], others)).toBe('unseen');
  });

  it('was not seen if Services may not be read', () => {
    expect(way([down], [], ['services'])).toBe('unseen');
  });

  it('still serves if pods of another workload are ready behind it', () => {
    expect(way([down], [service({ tier: 'front' }), other({ tier: 'front' })])).toBe('shared');
  });

  it('is lost if one of its Services has no other pod', () => {
    const both = [service({ tier: 'front' }), service({ app: 'web' }), other({ tier: 'front' })];

    const found = way([down], both.map(uniquely));

    expect(found).toBe('lost');
  });
});

function uniquely(object: Resource, at: number): Resource {
  return { ...object, metadata: { ...object.metadata, name: `one-${at}`, uid: `one-${at}` } };
}
