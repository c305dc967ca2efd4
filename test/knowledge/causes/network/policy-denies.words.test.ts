import { expect, it } from '@jest/globals';

import {
  policyDeniesWords,
  type Denied,
} from '#src/knowledge/causes/network/policy-denies.words.ts';
import { fitting } from '#test/support/advised.ts';

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

it('leaves the rule to the owner of a policy, where no object tells the addresses', () => {
  const { text } = fitting(policyDeniesWords, ON, { ...denied, peer: 'pay.example:443' })?.en ?? {};

  expect(text).toContain('add one rule to its `egress` list, for this connection only');
});

it('leaves a rule of which all is known to its remedy', () => {
  const lacks = { host: 'db', port: 80, labels: { app: 'web' }, namespace: 'shop' };

  expect(fitting(policyDeniesWords, ON, { ...denied, peer: 'db:80', lacks })?.en).toBeUndefined();
});
