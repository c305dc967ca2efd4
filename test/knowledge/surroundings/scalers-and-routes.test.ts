import { expect, it } from '@jest/globals';

import { scalersAndRoutes } from '#src/knowledge/surroundings/scalers-and-routes.ts';
import { ingressTo, service, servingPod } from '#test/support/services.ts';
import { foundBy } from '#test/support/surroundings.ts';

it('finds the Ingresses that lead to a Service of the pods', () => {
  const others = [service('web'), ingressTo('web', 80), ingressTo('cart', 80)];

  expect(foundBy(scalersAndRoutes, [servingPod('web-1')], ...others)).toHaveLength(1);
  expect(foundBy(scalersAndRoutes, [servingPod('web-1')])).toEqual([]);
});
