import { describe, expect, it } from '@jest/globals';

import type { World } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { forbidden } from '#src/knowledge/causes/access/forbidden.ts';
import { openWorld } from '#src/world/open-world.ts';
import { agent, bindingOf, podOf, refusal, roleFor } from '#test/support/access.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';

const web = podOf('agent');
const log = logOf([refusal, refusal].join('\n'));
const granted = [roleFor('r', 'list'), bindingOf('b', 'r', agent)];
const claims = (objects: readonly Resource[], hidden: readonly string[] = []) =>
  claimsAbout(web, forbidden, cluster([web, ...objects], hidden, [log]));

describe('access-denied', () => {
  it('is a pod that may not do what it asks for again and again', () => {
    const { world } = openWorld(cluster([web], [], [log]));

    expect(foundIn(web, world)).toMatchObject([
      { kind: 'access-denied', part: 'app', evidence: { source: 'log', quote: refusal } },
    ]);
  });

  it('is one whose sidecar may not, but not one whose init container wrote so before it ended', () => {
    const startedWith = (restartPolicy: 'Always' | undefined): Resource<'Pod'> => ({
      ...web,
      spec: {
        containers: [],
        ...web.spec,
        initContainers: [{ name: 'sync', ...(restartPolicy && { restartPolicy }) }],
      },
    });
    const foundWith = (one: Resource<'Pod'>) =>
      foundIn(one, openWorld(cluster([one], [], [{ ...log, container: 'sync' }])).world);

    expect(foundWith(startedWith('Always'))).toMatchObject([{ part: 'sync' }]);
    expect(foundWith(startedWith(undefined))).toEqual([]);
  });

  it('does without the bindings where the log needs none', () => {
    const rbac = ['rolebindings', 'clusterrolebindings'].map(
      (one) => `${one}.rbac.authorization.k8s.io`,
    );
    const { world, unread } = openWorld(cluster([web], rbac, [logOf('ready')]));

    expect(foundIn(web, world)).toEqual([]);
    expect(unread).toEqual([]);
  });

  it.each([
    ['may by now', web, granted, log],
    ['asked once', web, [], logOf(refusal)],
    ['has no account of its own', podOf('default'), [], log],
    ['writes of other things', web, [], logOf('started\nready')],
  ])('is not a pod that %s', (_, on, objects, written) => {
    const { world } = openWorld(cluster([on, ...objects], [], [written]));

    expect(foundIn(on, world)).toEqual([]);
  });
});

describe('forbidden', () => {
  it.each([
    [
      'a binding that names the account of another namespace',
      [roleFor('reader', 'list'), bindingOf('any', 'reader', { ...agent, namespace: 'ops' })],
      { name: 'any' },
      { why: 'other-subject', named: 'ops/agent' },
      'entails',
    ],
    [
      'a binding that is called like the account and names another',
      [roleFor('reader', 'list'), bindingOf('agent', 'reader', { ...agent, name: 'agnet' })],
      { name: 'agent' },
      { why: 'other-subject', named: 'shop/agnet' },
      'fits',
    ],
    [
      'a role that lacks the verb',
      [roleFor('reader', 'get'), bindingOf('any', 'reader', agent)],
      { kind: 'rbac.authorization.k8s.io/Role', name: 'reader' },
      { why: 'role-lacks' },
      'entails',
    ],
    [
      'a role that does not exist',
      [bindingOf('any', 'reader', agent)],
      { name: 'any' },
      { why: 'no-role', role: 'reader' },
      'entails',
    ],
    ['an account that nothing binds', [], { name: 'agent' }, { why: 'unbound' }, 'entails'],
  ] as const)('finds %s', (_, objects, subject, params, strength) => {
    expect(claims(objects)).toMatchObject([{ subject, params, strength }]);
  });

  it('is less sure where the bindings cannot be read', () => {
    expect(claims([], ['rolebindings.rbac.authorization.k8s.io'])).toMatchObject([
      { params: { why: 'unread' }, strength: 'fits' },
    ]);
  });

  it('finds it in the last words of a program that ends for it', () => {
    const waiting = { reason: 'CrashLoopBackOff', message: 'back-off' };
    const crashing = pod({ waiting, ended: { exitCode: 1 } });

    expect(
      claimsAbout(crashing, forbidden, cluster([crashing], [], [logOf(refusal)])),
    ).toMatchObject([{ params: { why: 'unbound', ends: true } }]);
  });

  it('stays silent for a program that ends for something else', () => {
    const waiting = { reason: 'CrashLoopBackOff', message: 'back-off' };
    const crashing = pod({ waiting, ended: { exitCode: 1 } });

    expect(claimsAbout(crashing, forbidden, cluster([crashing], [], [logOf('panic')]))).toEqual([]);
  });

  it('knows a role that names the object', () => {
    const named = refusal.replace('pods is', 'pods "a" is').replace('cannot list', 'cannot get');
    const role = (name: string) => ({
      ...roleFor('reader'),
      rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'], resourceNames: [name] }],
    });
    const about = (name: string) =>
      cluster(
        [web, role(name), bindingOf('any', 'reader', agent)],
        [],
        [logOf(`${named}\n${named}`)],
      );

    expect(claimsAbout(web, forbidden, about('a'))).toEqual([]);
    expect(claimsAbout(web, forbidden, about('b'))).toMatchObject([
      { params: { why: 'role-lacks' } },
    ]);
  });
});

function foundIn(on: Resource<'Pod'>, world: World) {
  return [...(forbidden.symptom?.find(on, world) ?? [])];
}
