import { expect, it } from '@jest/globals';

import type { Cause } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { noSuchHost } from '#src/knowledge/causes/network/no-such-host.ts';
import { portNotServed } from '#src/knowledge/causes/network/port-not-served.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';
import { workload } from '#test/support/states.ts';

const set = workload('apps/StatefulSet', 1);

it('is explained by the Service that is missing, with one of nearly that name', () => {
  expect(told('http://carts.shop.svc', noSuchHost)).toMatchObject([
    {
      subject: { kind: 'Service', name: 'carts' },
      params: { host: 'carts.shop.svc', near: 'cart', setting: 'CART_URL', isUntried: true },
      strength: 'fits',
    },
  ]);
});

it('is explained by the port that the Service lacks', () => {
  expect(told('http://cart.shop.svc:8443', portNotServed)).toMatchObject([
    {
      subject: { kind: 'Service', name: 'cart' },
      params: { port: 8443, ports: [80], setting: 'CART_URL', isUntried: true },
      strength: 'fits',
    },
  ]);
});

it('is none where the address is served', () => {
  for (const cause of [noSuchHost, portNotServed] as readonly Cause[])
    expect(told('http://cart.shop.svc:80', cause)).toEqual([]);
});

function told<P extends object>(value: string, cause: Cause<P>) {
  const pod = servingPod('web-0', 'ready', { env: [{ name: 'CART_URL', value }] });
  const objects: readonly Resource[] = [
    set,
    owned(pod, { kind: 'apps/StatefulSet', name: 'web' }),
    service('cart'),
  ];
  return claimsAbout(set, cause, cluster(objects));
}
