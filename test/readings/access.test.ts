import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { bindingsFor, isAllowed, type Request } from '#src/readings/access.ts';
import { openWorld } from '#src/world/open-world.ts';
import { agent, bindingOf, roleFor } from '#test/support/access.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const list: Request = {
  account: { namespace: 'shop', name: 'agent' },
  verb: 'list',
  group: '',
  resource: 'pods',
  within: 'shop',
};
const group = { kind: 'Group', name: 'system:serviceaccounts:shop' };
const bound = (verb: string, subject = agent) => [roleFor('r', verb), bindingOf('b', 'r', subject)];
const RBAC = 'rbac.authorization.k8s.io';
const other = { ...agent, name: 'other' };
const user = { kind: 'User', name: 'system:serviceaccount:shop:agent' };
const logs = { ...list, resource: 'pods/log' };
/** A role that allows to list pods, but for what is said, for the account and nobody else. */
function ruled(rule: object): readonly Resource[] {
  const rules = [{ apiGroups: [''], resources: ['pods'], verbs: ['list'], ...rule }];
  return [{ ...roleFor('r', 'list'), rules } as Resource, bindingOf('b', 'r', agent)];
}
function shared(name: string, subjects: readonly object[]): Resource {
  return { ...bindingOf(name, 'r', agent), subjects } as Resource;
}
const everywhereBinding = {
  ...named(`${RBAC}/ClusterRoleBinding`, 'b', ''),
  roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'r' },
  subjects: [agent],
} as Resource;
function everywhere(): readonly Resource[] {
  const rules = [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }];
  return [{ ...named(`${RBAC}/ClusterRole`, 'r', ''), rules } as Resource, everywhereBinding];
}
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
    ['one of two subjects', list, [roleFor('r', 'list'), shared('b', [other, agent])], true],
    ['another account', list, bound('list', other), false],
    ['its name as that of a user', list, bound('list', user), true],
    ['another user', list, bound('list', { ...user, name: 'agent' }), false],
    [
      'a group of another namespace',
      list,
      bound('list', { ...group, name: `${group.name}2` }),
      false,
    ],
    ['all accounts', list, bound('list', { ...group, name: 'system:serviceaccounts' }), true],
    ['all who have a name', list, bound('list', { ...group, name: 'system:authenticated' }), true],
    ['the logs, by that subresource of everything', logs, ruled({ resources: ['*/log'] }), true],
    ['the logs, by themselves', logs, ruled({ resources: ['pods/log'] }), true],
    ['the logs, by another subresource', logs, ruled({ resources: ['*/status'] }), false],
    ['pods, by a subresource of everything', list, ruled({ resources: ['*/log'] }), false],
    ['pods, by everything', list, ruled({ resources: ['*'] }), true],
    ['pods, of another API group', list, ruled({ apiGroups: ['apps'] }), false],
    ['pods, of every API group', list, ruled({ apiGroups: ['*'] }), true],
    ['all, where one is named', list, ruled({ resourceNames: ['web'] }), false],
    ['the one that is named', { ...list, object: 'web' }, ruled({ resourceNames: ['web'] }), true],
    ['one that is not named', { ...list, object: 'db' }, ruled({ resourceNames: ['web'] }), false],
    ['one, where all are', { ...list, object: 'db' }, bound('list'), true],
    ['a binding for the whole cluster', { ...list, within: '' }, everywhere(), true],
    ['a binding for the whole cluster, in a namespace', list, everywhere(), true],
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

  it('is told where one of two roles cannot be read and the other has the verb', () => {
    const objects = [...bound('list'), everywhereBinding];

    expect(allowed(list, objects, ['clusterroles.rbac.authorization.k8s.io'])).toBe(true);
  });
});

describe('the bindings that count for a request', () => {
  const found = (request: Request, objects: readonly Resource[]) =>
    bindingsFor(request, openWorld(cluster(objects)).world);

  it('are its own, with what their roles allow', () => {
    const objects = [...bound('get'), bindingOf('c', 'lost', agent)];

    expect(found(list, objects)).toEqual({
      own: [
        {
          binding: { kind: `${RBAC}/RoleBinding`, namespace: 'shop', name: 'b' },
          role: { kind: `${RBAC}/Role`, namespace: 'shop', name: 'r' },
          subjects: [agent],
          allows: false,
        },
        {
          binding: { kind: `${RBAC}/RoleBinding`, namespace: 'shop', name: 'c' },
          role: { kind: `${RBAC}/Role`, namespace: 'shop', name: 'lost' },
          subjects: [agent],
          allows: 'no-role',
        },
      ],
      others: [],
    });
  });

  it('and those of others, where they would allow it', () => {
    const idle = [roleFor('idle', 'get'), bindingOf('i', 'idle', other)];

    expect(found(list, [...bound('list', other), ...idle])).toMatchObject({
      own: [],
      others: [
        { binding: { kind: `${RBAC}/RoleBinding`, name: 'b' }, subjects: [other], allows: true },
      ],
    });
    expect(found(list, [...bound('list', other), ...idle]).others).toHaveLength(1);
  });

  it('and one for the whole cluster with its role, neither of which has a namespace', () => {
    expect(found(list, everywhere()).own).toMatchObject([
      { binding: { kind: `${RBAC}/ClusterRoleBinding`, name: 'b' }, allows: true },
    ]);
    expect(found(list, everywhere()).own[0]?.binding).not.toHaveProperty('namespace');
    expect(found(list, everywhere()).own[0]?.role).toEqual({
      kind: `${RBAC}/ClusterRole`,
      name: 'r',
    });
  });
});
