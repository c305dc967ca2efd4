import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { listenerRefuses } from '#src/knowledge/causes/reports/listener-refuses.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const ROUTE = 'gateway.networking.k8s.io/HTTPRoute';
const route = (reason = 'NotAllowedByListeners') => {
  const parentRef = { name: 'edge', namespace: 'infra', sectionName: 'web' };
  const conditions = [{ type: 'Accepted', status: 'False', reason, message: 'not allowed' }];
  return custom(ROUTE, 'site', { status: { parents: [{ parentRef, conditions }] } });
};
const gateway = (namespaces?: object): Resource => {
  const allowedRoutes = namespaces && { namespaces };
  const spec = { listeners: [{ name: 'web', port: 80, ...(allowedRoutes && { allowedRoutes }) }] };
  const one = custom('gateway.networking.k8s.io/Gateway', 'edge', { spec });
  return { ...one, metadata: { ...one.metadata, namespace: 'infra' } };
};
const shop = (labels: Readonly<Record<string, string>> = {}): Resource => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: 'shop', labels },
});
const SELECTS = { from: 'Selector', selector: { matchLabels: { edge: 'yes' } } };
const claim = (about: Resource, ...objects: readonly Resource[]) =>
  claimsAbout(about, listenerRefuses, cluster([about, ...objects]))[0];

describe('listener-refuses', () => {
  it.each([
    ['says nothing of namespaces', gateway(), { from: 'Same' }],
    ['takes its own namespace', gateway({ from: 'Same' }), { from: 'Same' }],
    ['takes no routes', gateway({ from: 'None' }), { from: 'None' }],
    ['asks for labels', gateway(SELECTS), { from: 'Selector', wants: 'edge=yes' }],
  ])('finds a listener that %s', (_, other, params) => {
    const found = claim(route(), other, shop());

    expect(found).toMatchObject({
      params: { gateway: 'infra/edge', listener: 'web', route: 'shop', ...params },
      strength: 'entails',
    });
    expect(found && adviceOn(listenerRefuses, found)?.text).toContain('infra/edge');
  });

  it.each([
    ['the listener takes all', route(), gateway({ from: 'All' })],
    ['the namespace has the labels', route(), gateway(SELECTS)],
    ['the route was refused for another reason', route('NoMatchingParent'), gateway()],
    ['the Gateway is not there', route(), shop()],
  ])('stays silent where %s', (_, about, other) => {
    expect(claim(about, other, shop({ edge: 'yes' }))).toBeUndefined();
  });
});
