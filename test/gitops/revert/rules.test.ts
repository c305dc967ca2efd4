import { describe, expect, it } from '@jest/globals';

import type { GitOwner, Revert } from '#src/domain/git-owner.ts';
import type { Change } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { revertOf } from '#src/gitops/revert/revert-of.ts';
import { APPS, changeOf, flux, workload, worldOf } from '#test/gitops/support/owners.ts';

type Is = Revert['is'];
const IMAGE = '/spec/template/spec/containers/0/image';
const web = workload('Deployment');

describe('a live change of what Flux has in Git', () => {
  const kustomization = (spec: object) =>
    flux('kustomize.toolkit.fluxcd.io', 'Kustomization', 'apps', { interval: '10m', ...spec });
  const OPT_OUT = 'kustomize.toolkit.fluxcd.io';

  it('is put back within the interval of its Kustomization', () => {
    const world = worldOf(kustomization({}));

    expect(revertOf(changeOf('replace', IMAGE), web, APPS, world)).toEqual({
      is: 'interval',
      owner: APPS,
      every: '10m',
    });
  });

  it.each<[string, Is, object, object]>([
    ['stays while that is suspended', 'suspended', { suspend: true }, {}],
    [
      'stays on an object that is disabled',
      'opted-out',
      {},
      { [`${OPT_OUT}/reconcile`]: 'disabled' },
    ],
    ['stays on one to ignore', 'opted-out', {}, { [`${OPT_OUT}/ssa`]: 'Ignore' }],
    ['is put back on one to merge', 'interval', {}, { [`${OPT_OUT}/ssa`]: 'Merge' }],
    [
      'and on one that only Git could leave',
      'interval',
      {},
      { [`${OPT_OUT}/ssa`]: 'IfNotPresent' },
    ],
  ])('%s', (_, is, spec, annotations) => {
    const object = workload('Deployment', { annotations });

    expect(becomes(changeOf('replace', IMAGE), APPS, [kustomization(spec)], object)).toBe(is);
  });

  it('is left where Git has nothing of it, in a Rollout as well', () => {
    const change = changeOf('add', '/spec/template/spec/containers/0/env/-');

    expect(becomes(change, APPS, [kustomization({})], workload('Rollout'))).toBe('not-held');
  });

  // Schemas of Kubernetes 1.34 and Argo Rollouts 1.9: x-kubernetes-map-type, x-kubernetes-preserve-unknown-fields.
  it.each<[string, 'Deployment' | 'Rollout', string]>([
    ['a key of a map that is one value', 'Deployment', '/spec/template/spec/nodeSelector/disk'],
    ['of a reference', 'Deployment', '/spec/containers/0/env/0/valueFrom/secretKeyRef/optional'],
    ['a volume of a Rollout', 'Rollout', '/spec/template/spec/volumes/-'],
    ['of such a volume', 'Rollout', '/spec/template/spec/volumes/0/configMap/optional'],
  ])('is put back where Git holds what it is a part of: %s', (_, kind, path) => {
    const change = changeOf('add', path);

    expect(becomes(change, APPS, [kustomization({})], workload(kind))).toBe('interval');
  });

  it('is nobody’s to foretell here where the Kustomization is in another cluster', () => {
    expect(becomes(changeOf('replace', IMAGE), APPS, [])).toBe('elsewhere');
  });
});

describe('a live change of what a chart made', () => {
  const RELEASE: GitOwner = { by: 'flux-helm', name: 'shop', namespace: 'flux-system' };
  const drift = (more: object) => ({ driftDetection: { mode: 'enabled', ...more } });

  it.each<[string, Is, object, object]>([
    ['stays until the next upgrade', 'next-release', {}, {}],
    ['also where drift is only told', 'next-release', drift({ mode: 'warn' }), {}],
    ['is put back where drift is corrected', 'interval', drift({}), {}],
    [
      'stays where that leaves the field out',
      'next-release',
      drift({ ignore: [{ paths: ['/spec/template'], target: { kind: 'Deployment' } }] }),
      {},
    ],
    [
      'is put back where it leaves out another kind',
      'interval',
      drift({ ignore: [{ paths: ['/spec/template'], target: { kind: 'Service' } }] }),
      {},
    ],
    [
      'is put back where it leaves out a kind of another group',
      'interval',
      drift({ ignore: [{ paths: ['/spec/template'], target: { group: 'batch' } }] }),
      {},
    ],
    [
      'is put back where it leaves out what has a label',
      'interval',
      drift({ ignore: [{ paths: ['/spec/template'], target: { labelSelector: 'app=shop' } }] }),
      {},
    ],
    [
      'stays where the object is left out',
      'next-release',
      drift({}),
      { 'helm.toolkit.fluxcd.io/driftDetection': 'disabled' },
    ],
    ['stays while its HelmRelease is suspended', 'suspended', { suspend: true }, {}],
  ])('%s', (_, is, spec, annotations) => {
    const release = flux('helm.toolkit.fluxcd.io', 'HelmRelease', 'shop', spec);
    const object = workload('Deployment', { annotations });

    expect(becomes(changeOf('replace', IMAGE), RELEASE, [release], object)).toBe(is);
  });

  it('stays until the next upgrade of a release of Helm itself', () => {
    const helm: GitOwner = { by: 'helm', name: 'shop' };

    expect(becomes(changeOf('replace', IMAGE), helm, [])).toBe('next-release');
    expect(becomes(changeOf('add', '/spec/minReadySeconds'), helm, [])).toBe('not-held');
  });
});

function becomes(change: Change, owner: GitOwner, objects: readonly Resource[], object = web): Is {
  return revertOf(change, object, owner, worldOf(...objects)).is;
}
