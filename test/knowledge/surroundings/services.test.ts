import { expect, it } from '@jest/globals';

import { services } from '#src/knowledge/surroundings/services.ts';
import { service, servingPod } from '#test/support/services.ts';
import { foundBy } from '#test/support/surroundings.ts';

it('finds the Services that send to the pods, and no others', () => {
  const others = [service('web'), service('cart', { selector: { app: 'cart' } })];

  expect(foundBy(services, [servingPod('web-1')], ...others)).toEqual(['Service web']);
});
