import { expect, it } from '@jest/globals';

import { byHand } from '#src/checklists/items/certificates/by-hand.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { ingressTo } from '#test/support/services.ts';

const plain = ingressTo('web', 80);
const secured = { ...plain, spec: { ...plain.spec, tls: [{ secretName: 'shop-tls' }] } };
const certificate = specified('cert-manager.io/Certificate', 'shop', { secretName: 'shop-tls' });

it('passes where cert-manager renews what an Ingress shows', () => {
  expect(marksOf(byHand, cluster([secured, certificate]))).toEqual(['front: pass']);
});

it('is not checked where nobody does, for Secrets are not read', () => {
  expect(marksOf(byHand, cluster([secured]))).toEqual(['front: not-checked']);
  expect(saidOf(byHand, cluster([secured]))).toContain('Secret `shop-tls`');
});

it('is silent about an Ingress without TLS', () => {
  expect(marksOf(byHand, cluster([plain]))).toEqual([]);
});
