import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { relativesOf } from '#src/readings/reports/relatives.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const ROUTE = 'gateway.networking.k8s.io/HTTPRoute';
const POLICY = 'gateway.networking.k8s.io/BackendTLSPolicy';

const route = custom(ROUTE, 'api', {
  spec: { rules: [{ backendRefs: [{ name: 'api', port: 443 }] }] },
});
const policy = (name: string, target: object, namespace = 'shop') =>
  custom(POLICY, name, { namespace, spec: { targetRefs: [{ group: '', ...target }] } });

function obeyedBy(object: Resource, ...policies: readonly Resource[]): readonly string[] {
  const { world } = openWorld(cluster([object, ...policies]));
  return relativesOf(object, world)
    .filter(({ by }) => by === 'obeys')
    .map(({ ref }) => ref.name);
}

it('finds the policies of the Services to which a route leads', () => {
  const own = policy('own', { kind: 'Service', name: 'api' });
  const other = policy('other', { kind: 'Service', name: 'web' });
  const elsewhere = policy('elsewhere', { kind: 'Service', name: 'api' }, 'staging');

  expect(obeyedBy(route, own, other, elsewhere)).toEqual(['own']);
});

it('takes no object of another kind for it', () => {
  expect(obeyedBy(route, policy('own', { kind: 'ConfigMap', name: 'api' }))).toEqual([]);
  expect(obeyedBy(route, policy('own', { group: 'x.io', kind: 'Service', name: 'api' }))).toEqual(
    [],
  );
});

it('asks for no policies of what goes by none', () => {
  const issuer = custom('cert-manager.io/Issuer', 'api');

  expect(obeyedBy(issuer, policy('own', { kind: 'Service', name: 'api' }))).toEqual([]);
});
