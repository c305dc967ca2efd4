import { expect, it } from '@jest/globals';

import { isAbout } from '#src/checklists/is-about.ts';
import { scaler } from '#test/support/checklists.ts';
import { specified } from '#test/support/objects.ts';
import { ingressTo } from '#test/support/services.ts';

const ingress = ingressTo('web', 80);

it.each([
  ['its name', ingress, 'front'],
  ['its namespace', ingress, 'shop'],
  ['a host of it', ingress, 'shop.example'],
  [
    'a host that a pattern of it takes',
    specified('gateway.networking.k8s.io/HTTPRoute', 'r', { hostnames: ['*.example.com'] }),
    'a.example.com',
  ],
  ['what it sizes', scaler({ max: 3 }), 'web'],
])('means an object by %s', (_, object, word) => {
  expect(isAbout(object, ['other', word])).toBe(true);
});

it('means all without a word, and nothing by another', () => {
  expect(isAbout(ingress, [])).toBe(true);
  expect(isAbout(ingress, ['fron'])).toBe(false);
});
