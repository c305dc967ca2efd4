import { expect, it } from '@jest/globals';

import { forbiddenIn } from '#src/readings/logs/forbidden.ts';
import { refusal } from '#test/support/access.ts';

const account = { namespace: 'shop', name: 'agent' };

it.each([
  [
    `E failed to list *v1.Pod: ${refusal}`,
    { account, verb: 'list', group: '', resource: 'pods', within: 'shop' },
  ],
  [
    JSON.stringify({ level: 'error', msg: refusal }),
    { account, verb: 'list', group: '', resource: 'pods', within: 'shop' },
  ],
  [
    'deployments.apps is forbidden: User "system:serviceaccount:shop:agent" cannot watch resource "deployments" in API group "apps" at the cluster scope',
    { account, verb: 'watch', group: 'apps', resource: 'deployments' },
  ],
  [
    'pods is forbidden: User "mina" cannot list resource "pods" in API group "" in the namespace "a"',
    undefined,
  ],
])('reads %s', (text, request) => {
  expect(forbiddenIn(text)).toEqual(request);
});
