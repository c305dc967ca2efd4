import { describe, expect, it } from '@jest/globals';

import type { Revert } from '#src/domain/git-owner.ts';
import type { Resource } from '#src/domain/resource.ts';
import { revertOf } from '#src/gitops/revert/revert-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, BLOG, changeOf, workload } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const REPLICAS = '/spec/replicas';
const IGNORING = 'resource.customizations.ignoreDifferences';
const HEALS = { syncPolicy: { automated: { selfHeal: true } } };
const RESPECTS = {
  syncPolicy: { automated: { selfHeal: true }, syncOptions: ['RespectIgnoreDifferences=true'] },
};
/** What `cluster` takes for now. */
const ALWAYS = { schedule: '* * * * *', duration: '1h', applications: ['*'] };
/** Of a date that never comes. */
const NEVER = { ...ALWAYS, schedule: '0 0 31 2 *' };

describe('what Argo CD leaves out of every comparison', () => {
  it.each<[string, Revert['is'], object, Record<string, string>]>([
    ['of that kind', 'ignored', RESPECTS, of(`${IGNORING}.apps_Deployment`)],
    ['of all kinds', 'ignored', RESPECTS, of(`${IGNORING}.all`)],
    [
      'of that kind, in one entry with others',
      'ignored',
      RESPECTS,
      {
        'resource.customizations':
          'apps/Deployment:\n  ignoreDifferences: |\n    jsonPointers: [/spec/replicas]\n',
      },
    ],
    [
      'is written at the next sync without the option',
      'ignored-until-sync',
      HEALS,
      of(`${IGNORING}.all`),
    ],
    ['of another kind', 'self-heal', HEALS, of(`${IGNORING}.apps_StatefulSet`)],
    ['of another field', 'self-heal', HEALS, { [`${IGNORING}.all`]: 'jsonPointers: [/spec/x]' }],
    [
      'by an expression',
      'unknown',
      HEALS,
      { [`${IGNORING}.all`]: 'jqPathExpressions: [".a | x"]' },
    ],
    ['hidden by a recording', 'unknown', HEALS, { [`${IGNORING}.all`]: '‹12·abcd›' }],
    ['broken', 'unknown', HEALS, { [`${IGNORING}.all`]: '{' }],
    ['nothing', 'self-heal', HEALS, {}],
  ])('%s: %s', (_, is, spec, data) => {
    expect(becomes(spec, [settings(data)]).is).toBe(is);
  });

  it('stands where its Argo CD runs, and not where the Application is', () => {
    const owner = { ...application(HEALS), status: { controllerNamespace: 'gitops' } } as Resource;
    const leaves = (namespace: string) =>
      revert([owner, settings(of(`${IGNORING}.all`), namespace)]).is;

    expect(leaves('gitops')).toBe('ignored-until-sync');
    expect(leaves('argocd')).toBe('self-heal');
  });

  it('is named where it may not be read', () => {
    expect(becomes(HEALS, [], ['configmaps'])).toEqual({
      is: 'unknown',
      owner: BLOG,
      unread: {
        on: { kind: 'ConfigMap', namespace: 'argocd', name: 'argocd-cm' },
        why: 'forbidden',
      },
    });
  });
});

describe('self-heal', () => {
  it.each<[string, Revert['is'], readonly object[]]>([
    ['works without windows', 'self-heal', []],
    ['waits while one denies', 'next-window', [{ ...ALWAYS, kind: 'deny' }]],
    ['works once that is over', 'self-heal', [{ ...NEVER, kind: 'deny' }]],
    ['works in one that allows', 'self-heal', [{ ...ALWAYS, kind: 'allow' }]],
    ['waits outside of all that allow', 'next-window', [{ ...NEVER, kind: 'allow' }]],
    [
      'waits where one denies what another allows',
      'next-window',
      [
        { ...ALWAYS, kind: 'allow' },
        { ...ALWAYS, kind: 'deny' },
      ],
    ],
    ['heeds none of others', 'self-heal', [{ ...ALWAYS, kind: 'deny', applications: ['shop-*'] }]],
    [
      'heeds that of its namespace',
      'next-window',
      [{ ...ALWAYS, kind: 'deny', applications: [], namespaces: ['shop'] }],
    ],
    [
      'heeds none of another cluster, be it without a name',
      'self-heal',
      [{ ...ALWAYS, kind: 'deny', applications: [], clusters: ['*'] }],
    ],
    [
      'heeds none that wants more than its namespace',
      'self-heal',
      [
        {
          ...ALWAYS,
          kind: 'deny',
          applications: ['other'],
          namespaces: ['shop'],
          andOperator: true,
        },
      ],
    ],
    [
      'is open where no schedule can be read',
      'unknown',
      [{ ...ALWAYS, kind: 'deny', schedule: '?' }],
    ],
    [
      'is open where a zone is none',
      'unknown',
      [{ ...ALWAYS, kind: 'deny', timeZone: 'No/Where' }],
    ],
    ['is open of a pattern', 'unknown', [{ ...ALWAYS, kind: 'deny', applications: ['{a,b}'] }]],
  ])('%s', (_, is, syncWindows) => {
    expect(becomes(HEALS, [project(syncWindows)]).is).toBe(is);
  });

  it('is not foretold where its project may not be read, which is named', () => {
    expect(becomes(HEALS, [], ['appprojects.argoproj.io'])).toMatchObject({
      is: 'unknown',
      unread: { on: { kind: 'argoproj.io/AppProject', name: 'team' }, why: 'forbidden' },
    });
  });

  it('heeds a window of all namespaces where its Application names none', () => {
    const windows = project([{ ...ALWAYS, kind: 'deny', applications: [], namespaces: ['*'] }]);

    expect(becomes({ ...HEALS, destination: {} }, [windows]).is).toBe('next-window');
  });

  it.each<[string, Revert['is'], object]>([
    ['works in a window of its own', 'self-heal', { ...ALWAYS, kind: 'allow' }],
    ['waits while one of its own denies', 'next-window', { ...ALWAYS, kind: 'deny' }],
    ['is open outside of its own', 'unknown', { ...NEVER, kind: 'allow' }],
  ])('%s, where its project has those of global ones', (_, is, window) => {
    const inherits = settings({ globalProjects: '- projectName: all' });

    expect(becomes(HEALS, [project([window]), inherits]).is).toBe(is);
  });

  it('asks for no project where there is none', () => {
    expect(becomes({}, [], ['appprojects.argoproj.io']).is).toBe('next-sync');
  });
});

function of(key: string): Record<string, string> {
  return { [key]: `jsonPointers:\n- ${REPLICAS}\n` };
}

function settings(data: Record<string, string>, namespace = 'argocd'): Resource {
  const metadata = { namespace, name: 'argocd-cm' };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata, data } as Resource;
}

function project(syncWindows: readonly object[]): Resource {
  const metadata = { namespace: 'argocd', name: 'team' };
  const spec = { syncWindows };
  return { apiVersion: 'argoproj.io/v1alpha1', kind: 'AppProject', metadata, spec } as Resource;
}

function becomes(spec: object, also: readonly Resource[], forbidden: readonly string[] = []) {
  const own = { project: 'team', destination: { namespace: 'shop' }, ...spec };
  return revert([application(own), ...also], forbidden);
}

function revert(objects: readonly Resource[], forbidden: readonly string[] = []): Revert {
  const { world } = openWorld(cluster(objects, forbidden));
  return revertOf(changeOf('replace', REPLICAS), workload('Deployment'), BLOG, world);
}
