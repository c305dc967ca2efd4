import { describe, expect, it } from '@jest/globals';

import type { Change } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { likelyValues } from '#src/gitops/helm/likely-values.ts';
import { application, APPS, BLOG, flux, workload, worldOf } from '#test/gitops/support/owners.ts';

const MEMORY = '/spec/template/spec/containers/0/resources/limits/memory';
const KEY = 'resources.limits.memory';
const SET = { resources: { limits: { memory: '64Mi' } } };
const SHOP = { ...APPS, by: 'flux-helm', name: 'shop' } as const;
const APP = 'Argo CD Application `blog`';

describe('what most likely sets a field of a chart that Argo CD has', () => {
  it.each<[string, object, object]>([
    ['values.yaml of its folder', {}, { key: KEY, file: 'charts/web/values.yaml' }],
    [
      'the last of its files, which wins',
      { valueFiles: ['values.yaml', '../../prod/web.yaml'] },
      { key: KEY, file: 'prod/web.yaml' },
    ],
    [
      'a file from the root of the repository',
      { valueFiles: ['/prod/web.yaml'] },
      { key: KEY, file: 'prod/web.yaml' },
    ],
    [
      'a file of another source',
      { valueFiles: ['$values/prod/web.yaml'] },
      { key: KEY, file: 'prod/web.yaml' },
    ],
    [
      'a file somewhere else',
      { valueFiles: ['https://acme.dev/web.yaml'] },
      { key: KEY, file: 'https://acme.dev/web.yaml' },
    ],
    [
      'a parameter, before all others',
      { parameters: [{ name: KEY, value: '64Mi' }], valuesObject: SET, valueFiles: ['a.yaml'] },
      { key: KEY, field: 'spec.source.helm.parameters', of: APP },
    ],
    [
      'its values, before a file',
      { valuesObject: SET, valueFiles: ['a.yaml'] },
      { key: KEY, field: 'spec.source.helm.valuesObject', of: APP },
    ],
    [
      'its values as a text',
      { values: 'resources: { limits: { memory: 64Mi } }' },
      { key: KEY, field: 'spec.source.helm.values', of: APP },
    ],
    [
      'a file, where its own values are of something else',
      { valuesObject: { replicaCount: 2 }, valueFiles: ['a.yaml'] },
      { key: KEY, file: 'charts/web/a.yaml' },
    ],
    [
      'its own values, where it has no file',
      { valuesObject: { replicaCount: 2 } },
      { key: KEY, field: 'spec.source.helm.valuesObject', of: APP },
    ],
    [
      'what cannot be understood is passed over',
      { values: '{ a: [', valueFiles: ['a.yaml'] },
      { key: KEY, file: 'charts/web/a.yaml' },
    ],
    [
      'what holds itself is passed over',
      { values: 'a: &a { b: *a }', valueFiles: ['a.yaml'] },
      { key: KEY, file: 'charts/web/a.yaml' },
    ],
  ])('is %s', (_, helm, value) => {
    const blog = application({ source: { repoURL: 'x', path: 'charts/web', helm } });

    expect(likelyValues(change(), workload('Deployment'), BLOG, worldOf(blog))).toEqual([value]);
  });

  it('is a value of the Application for a chart of a registry', () => {
    const blog = application({ source: { repoURL: 'x', chart: 'web' } });

    expect(likelyValues(change(), workload('Deployment'), BLOG, worldOf(blog))).toEqual([
      { key: KEY, field: 'spec.source.helm.valuesObject', of: APP },
    ]);
  });

  it('names the field of the very source', () => {
    const sources = [
      { repoURL: 'x', ref: 'values' },
      { repoURL: 'y', path: 'charts/web', helm: { valuesObject: SET } },
    ];

    expect(
      likelyValues(change(), workload('Deployment'), BLOG, worldOf(application({ sources }))),
    ).toEqual([{ key: KEY, field: 'spec.sources[1].helm.valuesObject', of: APP }]);
  });
});

describe('the key among several of that name', () => {
  const part = (memory: string): object => ({ resources: { limits: { memory } } });

  it.each<[string, object, string]>([
    ['is that below the name of the object', { web: part('1Gi'), db: part('1Gi') }, `web.${KEY}`],
    ['is that with the same value', { front: part('64Mi'), db: part('1Gi') }, `front.${KEY}`],
    ['is that at the top', { ...part('1Gi'), db: part('1Gi') }, KEY],
    ['is the usual one where nothing tells them apart', { a: part('1Gi'), b: part('1Gi') }, KEY],
    ['is none of another part of the chart', { db: part('1Gi') }, KEY],
  ])('%s', (_, values, key) => {
    expect(likelyValues(change(), workload('Deployment'), SHOP, release({ values }))).toEqual([
      expect.objectContaining({ key }),
    ]);
  });

  it('is below its name for a container that is not the first', () => {
    const path = '/spec/template/spec/containers/1/resources/limits/memory';

    expect(likelyValues(change(path), withSidecar(), SHOP, release({ values: SET }))).toEqual([
      expect.objectContaining({ key: `proxy.${KEY}` }),
    ]);
  });
});

describe('what most likely sets a field of a HelmRelease', () => {
  it.each<[string, object, object]>([
    ['is among its values', { values: SET }, inRelease('spec.values')],
    ['is to be set there, if nowhere yet', {}, inRelease('spec.values')],
    [
      'is what it takes for that key from elsewhere',
      { valuesFrom: [{ kind: 'Secret', name: 's', targetPath: `web.${KEY}` }] },
      { ...inRelease('spec.valuesFrom'), key: `web.${KEY}` },
    ],
    [
      'is in its ConfigMap',
      { valuesFrom: [{ kind: 'ConfigMap', name: 'defaults' }] },
      { key: KEY, field: 'values.yaml', of: 'ConfigMap `defaults`' },
    ],
    [
      'is among its values before its ConfigMap',
      { values: SET, valuesFrom: [{ kind: 'ConfigMap', name: 'defaults' }] },
      inRelease('spec.values'),
    ],
    [
      'is never looked for in a Secret',
      { valuesFrom: [{ kind: 'Secret', name: 'defaults' }] },
      inRelease('spec.values'),
    ],
  ])('%s', (_, spec, value) => {
    expect(likelyValues(change(), workload('Deployment'), SHOP, release(spec))).toEqual([value]);
  });
});

describe('what most likely sets a field', () => {
  it('is a value of a plain release, wherever somebody keeps that', () => {
    const owner = { by: 'helm', name: 'shop' } as const;

    expect(likelyValues(change(), workload('Deployment'), owner, worldOf())).toEqual([
      { key: KEY, of: 'Helm release `shop`' },
    ]);
  });

  it.each([
    ['no chart makes', MEMORY, APPS],
    ['charts have no key in common for', '/metadata/labels/app', SHOP],
  ])('is not told of what %s', (_, path, owner) => {
    expect(likelyValues(change(path), workload('Deployment'), owner, worldOf())).toEqual([]);
  });
});

function change(path = MEMORY): Change {
  return {
    do: 'patch',
    on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u' },
    guard: [{ op: 'test', path, value: '64Mi' }],
    absent: [],
    ops: [{ op: 'replace', path, value: '128Mi' }],
    undo: { none: 'test' },
  };
}

function withSidecar(): Resource {
  const web = workload('Deployment') as Resource<'apps/Deployment'>;
  const containers = [{ name: 'web' }, { name: 'proxy' }];
  return { ...web, spec: { ...web.spec, template: { spec: { containers } } } } as Resource;
}

function release(spec: object) {
  const defaults = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { namespace: 'flux-system', name: 'defaults' },
    data: { 'values.yaml': 'resources: { limits: { memory: 64Mi } }' },
  } as Resource;
  return worldOf(flux('helm.toolkit.fluxcd.io', 'HelmRelease', 'shop', spec), defaults);
}

function inRelease(field: string): object {
  return { key: KEY, field, of: 'Flux HelmRelease `shop`' };
}
