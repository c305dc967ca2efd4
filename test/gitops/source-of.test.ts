import { describe, expect, it } from '@jest/globals';

import { originOf } from '#src/gitops/source-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, APPS, BLOG, flux, worldOf } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const url = 'https://github.com/acme/deploy';

describe('the source of an Argo CD Application', () => {
  it.each<[string, object, object]>([
    [
      'its folder on its branch',
      { source: { repoURL: url, path: 'blog', targetRevision: 'main' } },
      { source: { url, path: 'blog', revision: 'main' } },
    ],
    [
      'the default branch for HEAD',
      { source: { repoURL: url, path: 'blog', targetRevision: 'HEAD' } },
      { source: { url, path: 'blog' } },
    ],
    [
      'all folders below, where it recurses',
      { source: { repoURL: url, path: '.', directory: { recurse: true } } },
      { source: { url, path: '.', isDeep: true } },
    ],
    [
      'where people edit, for a hydrator',
      {
        source: { repoURL: 'x' },
        sourceHydrator: { drySource: { repoURL: url, path: 'dry', targetRevision: 'main' } },
      },
      { source: { url, path: 'dry', revision: 'main' } },
    ],
    [
      'the one that holds objects, beside values',
      {
        sources: [
          { repoURL: 'x', ref: 'values' },
          { repoURL: url, path: 'a' },
        ],
      },
      { source: { url, path: 'a' } },
    ],
    [
      'to be chosen by a person, of several',
      {
        sources: [
          { repoURL: url, path: 'a' },
          { repoURL: url, path: 'b' },
        ],
      },
      { source: { url, path: 'a' }, why: 'git-several' },
    ],
    [
      'no repository for a chart of a registry',
      { source: { repoURL: 'https://charts.acme.dev', chart: 'blog' } },
      { why: 'git-helm' },
    ],
    [
      'where the values of such a chart are',
      {
        sources: [
          {
            repoURL: 'https://charts.acme.dev',
            chart: 'blog',
            helm: { valueFiles: ['$values/blog/prod.yaml'] },
          },
          { repoURL: url, targetRevision: 'main', ref: 'values' },
        ],
      },
      { source: { url, path: '.', revision: 'main' }, why: 'git-helm' },
    ],
    [
      'the folder of a chart',
      { source: { repoURL: url, path: 'charts/blog', helm: {} } },
      { source: { url, path: 'charts/blog' }, why: 'git-helm' },
    ],
    [
      'changed by the Application',
      { source: { repoURL: url, path: 'a', kustomize: { images: ['a:1'] } } },
      { source: { url, path: 'a', made: 'owner-changes' }, why: 'git-owner-changes' },
    ],
    [
      'made by a plugin',
      { source: { repoURL: url, path: 'a', plugin: {} } },
      { source: { url, path: 'a', made: 'plugin' }, why: 'git-plugin' },
    ],
    ['not told', {}, { why: 'git-unread' }],
  ])('is %s', (_, spec, origin) => {
    expect(originOf(BLOG, worldOf(application(spec)))).toEqual(origin);
  });

  it.each([
    ['its only source', { source: { repoURL: url, path: 'a' } }, { sourceType: 'Helm' }],
    [
      'the one that holds objects',
      {
        sources: [
          { repoURL: 'x', ref: 'values' },
          { repoURL: url, path: 'a' },
        ],
      },
      { sourceTypes: ['Directory', 'Helm'] },
    ],
  ])('is a chart where Argo CD says so of %s', (_, spec, status) => {
    const blog = { ...application(spec), status };

    expect(originOf(BLOG, worldOf(blog))).toEqual({ source: { url, path: 'a' }, why: 'git-helm' });
  });

  it('is not known where the Application cannot be read', () => {
    const { world } = openWorld(cluster([], ['applications.argoproj.io']));

    expect(originOf(BLOG, world)).toEqual({ why: 'git-unread' });
  });

  it('is in another cluster, or nowhere any more, where there is no such Application', () => {
    expect(originOf(BLOG, worldOf())).toEqual({ why: 'git-elsewhere' });
    expect(originOf(APPS, worldOf())).toEqual({ why: 'git-elsewhere' });
  });

  it('names the ApplicationSet whose template says it', () => {
    const ownerReferences = [{ kind: 'ApplicationSet', name: 'blogs' }];
    const generated = application({ source: { repoURL: url, path: 'a' } }, { ownerReferences });

    expect(originOf(BLOG, worldOf(generated))).toEqual({
      source: { url, path: 'a' },
      set: 'blogs',
    });
  });
});

describe('the source of a Flux Kustomization', () => {
  it.each<[string, object, object, object]>([
    [
      'all of its folder',
      {},
      { branch: 'main' },
      { source: { url, path: './apps', isDeep: true, revision: 'main' } },
    ],
    [
      'none to follow, at a tag',
      {},
      { tag: 'v1' },
      { source: { url, path: './apps', isDeep: true, revision: 'v1' }, why: 'git-no-branch' },
    ],
    [
      'changed by the Kustomization',
      { postBuild: {} },
      { branch: 'main' },
      {
        source: { url, path: './apps', isDeep: true, revision: 'main', made: 'owner-changes' },
        why: 'git-owner-changes',
      },
    ],
    ['no Git', { sourceRef: { kind: 'OCIRepository', name: 'apps' } }, {}, { why: 'git-not-git' }],
  ])('is %s', (_, more, ref, origin) => {
    const sourceRef = { kind: 'GitRepository', name: 'deploy' };
    const objects = [
      flux('kustomize.toolkit.fluxcd.io', 'Kustomization', 'apps', {
        path: './apps',
        sourceRef,
        ...more,
      }),
      flux('source.toolkit.fluxcd.io', 'GitRepository', 'deploy', { url, ref }),
    ];

    expect(originOf(APPS, worldOf(...objects))).toEqual(origin);
  });

  it('is a chart for a HelmRelease', () => {
    expect(originOf({ ...APPS, by: 'flux-helm' }, worldOf())).toEqual({ why: 'git-helm' });
  });
});
