import { expect, it } from '@jest/globals';

import {
  policyDeniesWords,
  type Denied,
} from '#src/diagnosis/causes/network/policy-denies.words.ts';

const ON = { kind: 'networking.k8s.io/NetworkPolicy', namespace: 'shop', name: 'egress' };
const denied: Denied = {
  kind: 'NetworkPolicy',
  direction: 'egress',
  peer: 'dns',
  caller: 'web-1',
  namespace: 'shop',
  labels: 'app=web',
  permits: [],
  others: [],
  isCertain: true,
};

it('advises to let DNS through by UDP and TCP, in the grammar of the policy', () => {
  const lines = (kind: string) =>
    policyDeniesWords.advice?.en(ON, { ...denied, kind })?.lines?.join('\n');

  expect(lines('NetworkPolicy')).toContain(
    '[{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]',
  );
  expect(lines('CiliumNetworkPolicy')).toContain('toEndpoints');
});

it('leaves a rule of which all is known to its remedy', () => {
  const lacks = { host: 'db', port: 80, labels: { app: 'web' } };

  expect(policyDeniesWords.advice?.en(ON, { ...denied, peer: 'db:80', lacks })).toBeUndefined();
});
