import { describe, expect, it } from '@jest/globals';

import type { GitOwner, Revert } from '#src/domain/git-owner.ts';
import type { Change, Op } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { revertOf } from '#src/gitops/revert/revert-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, BLOG, changeOf, workload, worldOf } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

type Is = Revert['is'];
const IMAGE = '/spec/template/spec/containers/0/image';
const HEALS = { syncPolicy: { automated: { selfHeal: true } } };
const web = workload('Deployment');

describe('a live change of a field that an Application has in Git', () => {
  const ignoring = (one: object, more: object = {}) => ({
    ...more,
    ignoreDifferences: [{ group: 'apps', kind: 'Deployment', ...one }],
  });
  const RESPECTS = {
    syncPolicy: { automated: { selfHeal: true }, syncOptions: ['RespectIgnoreDifferences=true'] },
  };

  it.each<[string, Is, object]>([
    ['is put back at once by self-heal', 'self-heal', HEALS],
    ['stays until the next commit without', 'next-commit', { syncPolicy: { automated: {} } }],
    ['stays until somebody syncs by hand', 'next-sync', {}],
    [
      'and where automation is switched off',
      'next-sync',
      { syncPolicy: { automated: { enabled: false, selfHeal: true } } },
    ],
    [
      'stays until a sync where it is not compared',
      'ignored-until-sync',
      ignoring({ jsonPointers: ['/spec/template'] }, HEALS),
    ],
    [
      'stays where a sync respects that',
      'ignored',
      ignoring({ jqPathExpressions: ['.spec.template.spec.containers[].image'] }, RESPECTS),
    ],
    [
      'stays where what kubewhy writes is not compared',
      'ignored',
      ignoring({ managedFieldsManagers: ['kubewhy'] }, RESPECTS),
    ],
    [
      'is put back where another field is not compared',
      'self-heal',
      ignoring({ jsonPointers: ['/spec/replicas', '/spec/template/spec/containers/0/im'] }, HEALS),
    ],
    [
      'is put back where another object is not compared',
      'self-heal',
      ignoring({ jsonPointers: [IMAGE], name: 'shop' }, HEALS),
    ],
    [
      'is not foretold from an expression that nobody here can follow',
      'unknown',
      ignoring({ jqPathExpressions: ['.spec | to_entries'] }, HEALS),
    ],
  ])('%s', (_, is, spec) => {
    expect(becomes(changeOf('replace', IMAGE), BLOG, [application(spec)])).toBe(is);
  });

  it('stays while the Application is not reconciled', () => {
    const annotations = { 'argocd.argoproj.io/skip-reconcile': 'true' };

    expect(becomes(changeOf('replace', IMAGE), BLOG, [application(HEALS, { annotations })])).toBe(
      'suspended',
    );
  });

  it.each<[Is, object]>([
    ['self-heal', { server: 'https://kubernetes.default.svc' }],
    ['self-heal', { name: 'in-cluster' }],
    ['unknown', { server: 'https://10.0.0.1:6443' }],
    ['unknown', { name: 'production' }],
  ])('is %s where the objects of the Application are in %j', (is, destination) => {
    const owner = application({ ...HEALS, destination });

    expect(becomes(changeOf('replace', IMAGE), BLOG, [owner])).toBe(is);
  });

  it('is not foretold where the Application is not to be read', () => {
    const { world } = openWorld(cluster([], ['applications.argoproj.io']));

    expect(revertOf(changeOf('replace', IMAGE), web, BLOG, world)).toMatchObject({
      is: 'unknown',
      unread: { why: 'forbidden' },
    });
  });

  it('is nobody’s to foretell here where the Application is in another cluster, unless Git cannot hold it', () => {
    expect(becomes(changeOf('replace', IMAGE), BLOG, [])).toBe('elsewhere');
    expect(becomes(changeOf('add', '/spec/minReadySeconds'), BLOG, [])).toBe('not-held');
  });
});

describe('a live change under self-heal', () => {
  const SERVER_SIDE = {
    syncPolicy: { automated: { selfHeal: true }, syncOptions: ['ServerSideApply=true'] },
  };

  // Observed with Argo CD v3.2.1, except for the last two, which the same rule says.
  it.each<[string, 'Deployment' | 'Rollout', object, Op['op'], string, Is]>([
    ['a value of Git', 'Deployment', HEALS, 'replace', '/spec/replicas', 'self-heal'],
    ['a removed field', 'Deployment', HEALS, 'remove', '/spec/replicas', 'self-heal'],
    ['a new key', 'Rollout', HEALS, 'add', '/spec/minReadySeconds', 'not-held'],
    ['a list that was not there', 'Rollout', HEALS, 'add', '/spec/tolerations', 'not-held'],
    ['a further env of a Deployment', 'Deployment', HEALS, 'add', `${IMAGE}/../env/-`, 'not-held'],
    ['of a Rollout', 'Rollout', HEALS, 'add', `${IMAGE}/../env/-`, 'self-heal'],
    [
      'of that by server-side apply',
      'Rollout',
      SERVER_SIDE,
      'add',
      `${IMAGE}/../env/-`,
      'not-held',
    ],
    ['a new limit of a Rollout', 'Rollout', HEALS, 'add', `${IMAGE}/../limits`, 'next-commit'],
    ['of a Deployment', 'Deployment', HEALS, 'add', `${IMAGE}/../limits`, 'not-held'],
    ['a further step', 'Rollout', SERVER_SIDE, 'add', '/spec/strategy/canary/steps/-', 'self-heal'],
    ['a further argument', 'Deployment', HEALS, 'add', `${IMAGE}/../args/-`, 'self-heal'],
  ])('of %s is as it was observed', (_, kind, spec, op, path, is) => {
    const change = changeOf(op as 'add', path.replace('/image/..', ''));

    expect(becomes(change, BLOG, [application(spec)], workload(kind))).toBe(is);
  });

  it.each<[string, Is, string, object, object]>([
    ['kept by the client', 'not-held', 'nodeSelector/disk', {}, {}],
    [
      'one value to the server',
      'self-heal',
      'nodeSelector/disk',
      {},
      { sync: 'ServerSideApply=true' },
    ],
    [
      'kept, for the object says so',
      'not-held',
      'nodeSelector/disk',
      SERVER_SIDE,
      { sync: 'ServerSideApply=false' },
    ],
    [
      'lost when it is replaced',
      'next-commit',
      'priorityClassName',
      {},
      { sync: 'Prune=false, Replace=true' },
    ],
  ])('of a new key is %s', (_, is, key, options, { sync }: { sync?: string }) => {
    const annotations = sync ? { 'argocd.argoproj.io/sync-options': sync } : {};
    const object = workload('Deployment', { annotations });
    const change = changeOf('add', `/spec/template/spec/${key}`);

    expect(becomes(change, BLOG, [application({ ...HEALS, ...options })], object)).toBe(is);
  });

  it('is lost at the next sync where the Application replaces what it has', () => {
    const syncPolicy = { ...HEALS.syncPolicy, syncOptions: ['Replace=true'] };
    const change = changeOf('add', '/spec/minReadySeconds');

    expect(becomes(change, BLOG, [application({ syncPolicy })])).toBe('next-commit');
  });

  it('of what is not there is not foretold while the object differs from Git', () => {
    const differs = { group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web' };
    const change = changeOf('add', '/spec/minReadySeconds');
    const told = (one: object) => {
      const status = { resources: [{ ...one, status: 'OutOfSync' }] };
      return becomes(change, BLOG, [{ ...application({}), status } as Resource]);
    };

    expect(told(differs)).toBe('unknown');
    expect(told({ ...differs, name: 'other' })).toBe('not-held');
  });

  it('of a status is left alone, for no Git holds one', () => {
    const abort: Change = { ...changeOf('add', '/status/abort'), sub: 'status' };

    expect(becomes(abort, BLOG, [application(HEALS)], workload('Rollout'))).toBe('not-held');
  });

  it('of several fields is as the one that fares worst', () => {
    const one = changeOf('add', '/spec/minReadySeconds');
    const other = changeOf('replace', '/spec/replicas');
    const both: Change = { ...one, ops: [...one.ops, ...other.ops] };

    expect(becomes(both, BLOG, [application(HEALS)])).toBe('self-heal');
  });
});

function becomes(change: Change, owner: GitOwner, objects: readonly Resource[], object = web): Is {
  return revertOf(change, object, owner, worldOf(...objects)).is;
}
