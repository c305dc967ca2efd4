import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { isAllowed, type Request } from '#src/world/readings/access.ts';
import { agent, bindingOf, roleFor } from '#test/support/access.ts';
import { cluster } from '#test/support/clusters.ts';

const list: Request = {
  account: { namespace: 'shop', name: 'agent' },
  verb: 'list',
  group: '',
  resource: 'pods',
  within: 'shop',
};
const group = { kind: 'Group', name: 'system:serviceaccounts:shop' };
const bound = (verb: string, subject = agent) => [roleFor('r', verb), bindingOf('b', 'r', subject)];
const allowed = (request: Request, objects: readonly Resource[], hidden: readonly string[] = []) =>
  isAllowed(request, openWorld(cluster(objects, hidden)).world);

describe('isAllowed', () => {
  it.each([
    ['a role that has the verb', list, bound('list'), true],
    ['a role that has all verbs', list, bound('*'), true],
    ['a group that the account is in', list, bound('list', group), true],
    ['a role that lacks the verb', list, bound('get'), false],
    [
      'an account of that name elsewhere',
      list,
      bound('list', { ...agent, namespace: 'ops' }),
      false,
    ],
    [
      'a subresource, by the resource alone',
      { ...list, resource: 'pods/log' },
      bound('list'),
      false,
    ],
    ['all namespaces, by a binding in one', { ...list, within: '' }, bound('list'), false],
    ['a role that is missing', list, [bindingOf('b', 'r', agent)], false],
  ] as const)('of %s is %s', (_, request, objects, is) => {
    expect(allowed(request, objects)).toBe(is);
  });

  it.each(['roles.rbac.authorization.k8s.io', 'rolebindings.rbac.authorization.k8s.io'])(
    'is open where %s cannot be read',
    (hidden) => {
      const objects = hidden.startsWith('roles.') ? [bindingOf('b', 'r', agent)] : [];

      expect(allowed(list, objects, [hidden])).toBeUndefined();
    },
  );
});
