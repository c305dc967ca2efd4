import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceSelector } from '#src/knowledge/causes/network/service-selector.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, owned, specified } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const v1 = service('orders', { selector: { app: 'orders', version: 'v1' } });
const v2 = labelled(servingPod('orders-1'), { app: 'orders', version: 'v2' });

function about(one: Resource<'Service'>, others: readonly Resource[], forbidden: string[] = []) {
  return claimsAbout(one, serviceSelector, cluster([one, slice('orders'), ...others], forbidden));
}

describe('service-selector', () => {
  it('finds the label that keeps the selector from matching', () => {
    expect(about(v1, [v2])).toMatchObject([
      {
        subject: { name: 'orders' },
        params: { key: 'version', wants: 'v1', has: 'v2', nearest: 'orders-1' },
        strength: 'entails',
      },
    ]);
  });

  it('leads to the custom object that made the Service, and names no other pod', () => {
    const made = owned(v1, { kind: 'example.org/Queue', name: 'orders' });
    const [claim] = about(made, [v2]);

    expect(claim).toMatchObject({
      strength: 'fits',
      params: { maker: 'Queue orders' },
      because: { at: { kind: 'example.org/Queue', namespace: 'shop', name: 'orders' } },
    });
    expect(claim?.params).not.toHaveProperty('nearest');
    expect(advised(serviceSelector, about(made, [v2]))).toBeUndefined();
    expect(about(owned(v1, { kind: 'apps/Deployment', name: 'x' }), [v2])).toMatchObject([
      { strength: 'entails', params: { has: 'v2' } },
    ]);
  });

  it('finds a label that the pods lack altogether', () => {
    const unversioned = labelled(servingPod('orders-1'), { app: 'orders' });

    const [claim] = about(v1, [unversioned]);

    expect(claim).toMatchObject({ params: { key: 'version', wants: 'v1', nearest: 'orders-1' } });
    expect(claim?.params).not.toHaveProperty('has');
  });

  it('finds a single label that is named like the Service', () => {
    const api = service('orders', { selector: { app: 'orders-api' } });

    expect(about(api, [servingPod('orders-1')])).toMatchObject([{ params: { has: 'orders' } }]);
  });

  it('names no pod that has nothing to do with it', () => {
    expect(about(v1, [servingPod('cart-1')])[0]?.params).not.toHaveProperty('has');
  });

  it('blames no selector that nothing comes near while a workload may be unseen', () => {
    const far = servingPod('cart-1');

    expect(about(v1, [far])).toHaveLength(1);
    expect(about(v1, [far], ['statefulsets.apps'])).toEqual([]);
    expect(about(v1, [v2], ['statefulsets.apps'])).toHaveLength(1);
  });

  it.each([
    [
      'a pod that matches and is not Ready',
      [labelled(servingPod('orders-1', 'not-ready'), { app: 'orders', version: 'v1' })],
    ],
    ['pods that cannot be read', []],
  ])('stays silent for %s', (_, pods) => {
    expect(about(v1, pods, pods.length === 0 ? ['pods'] : [])).toEqual([]);
  });

  it.each([
    ['a label that is no text', { metadata: { labels: { app: 7 } } }],
    ['labels that are no fields', { metadata: { labels: 'odd' } }],
    ['metadata that has no fields', { metadata: 'odd' }],
    ['no template that can be read', 'odd'],
  ])('stays silent beside a workload with %s', (_, template) => {
    const maker = specified('apps/Deployment', 'orders', { template });

    expect(about(v1, [maker])).toEqual([]);
  });

  it('is found beside a Rollout that takes its template from elsewhere', () => {
    const workloadRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'orders' };
    const rollout = specified('argoproj.io/Rollout', 'orders', { workloadRef });

    expect(about(v1, [rollout])).toHaveLength(1);
  });

  it('advises the label that the pods have, where they have one', () => {
    const found = about(v1, [v2]);
    const [claim] = found;

    expect(advised(serviceSelector, found)).toContain('Change `selector.version`');
    expect(claim && serviceSelector.advice?.command?.(claim.subject, claim.params)).toBe(
      `kubectl -n shop patch service orders -p '{"spec":{"selector":{"version":"v2"}}}'`,
    );
    expect(advised(serviceSelector, about(v1, [servingPod('cart-1')]))).toBeUndefined();
  });
});
