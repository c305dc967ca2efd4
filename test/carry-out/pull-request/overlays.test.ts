import { describe, expect, it } from '@jest/globals';

import { type Case, expectOnlyThat } from '#test/carry-out/pull-request/support/cases.ts';
import { BASE, MERGE, OPS, overlay, WEB } from '#test/carry-out/pull-request/support/files.ts';
import { head, IMAGE } from '#test/gitops/support/deployments.ts';

const PATCHED: Pick<Case, 'out' | 'put'> = {
  out: ['          image: web:3 # hot'],
  put: ['          image: web:2 # hot'],
};
const ADDED: Pick<Case, 'out' | 'put'> = {
  out: [],
  put: [
    'patches:',
    '  - target:',
    '      group: apps',
    '      kind: Deployment',
    '      name: web',
    '    patch: |',
    '      - op: replace',
    `        path: ${IMAGE}`,
    '        value: web:2',
  ],
};

const cases: readonly Case[] = [
  {
    what: 'images of the overlay',
    files: overlay('images:\n  - name: web\n    newTag: "1" # pinned\n'),
    path: 'prod',
    file: 'prod/kustomization.yaml',
    out: ['    newTag: "1" # pinned'],
    put: ['    newTag: "2" # pinned'],
  },
  {
    what: 'patchesStrategicMerge of the overlay',
    files: overlay('patchesStrategicMerge: [web.yaml]\n', { 'prod/web.yaml': MERGE }),
    path: 'prod',
    was: 'web:3',
    file: 'prod/web.yaml',
    ...PATCHED,
  },
  {
    what: 'patches of the overlay in a file of several documents, with line ends of Windows',
    files: overlay('patches: [{ path: all.yaml }]\n', {
      'prod/all.yaml': `${head('api')}spec: { paused: true } # for now\n---\n${MERGE}`.replaceAll(
        '\n',
        '\r\n',
      ),
    }),
    path: 'prod',
    was: 'web:3',
    file: 'prod/all.yaml',
    out: ['          image: web:3 # hot\r'],
    put: ['          image: web:2 # hot\r'],
  },
  {
    what: 'a JSON Patch of the overlay in a file',
    files: overlay('patches:\n  - path: ops.yaml\n    target: { kind: Deployment, name: web }\n', {
      'prod/ops.yaml': OPS,
    }),
    path: 'prod',
    was: 'web:3',
    file: 'prod/ops.yaml',
    out: ['  value: web:3 # hot'],
    put: ['  value: web:2 # hot'],
  },
  {
    what: 'a patch that stands in the kustomization',
    files: overlay(
      `patches:\n  - target: { kind: Deployment, name: web }\n    patch: |-\n${OPS.trimEnd().replaceAll(/^/gm, '      ')}\n`,
    ),
    path: 'prod',
    was: 'web:3',
    file: 'prod/kustomization.yaml',
    out: ['        value: web:3 # hot'],
    put: ['        value: web:2 # hot'],
  },
  {
    what: 'a base alone, below a prefix of names',
    files: overlay('namePrefix: eu-\n'),
    path: 'prod',
    name: 'eu-web',
    file: 'prod/kustomization.yaml',
    ...ADDED,
  },
  {
    what: 'a base alone, with line ends of Windows and no newline at the end',
    files: { ...BASE, 'prod/kustomization.yaml': '# ours\r\nresources:\r\n  - ../base' },
    path: 'prod',
    file: 'prod/kustomization.yaml',
    out: ['  - ../base'],
    put: [
      '  - ../base\r',
      ...ADDED.put.slice(0, -1).map((line) => `${line}\r`),
      '        value: web:2',
    ],
  },
  {
    what: 'an overlay of an overlay, which patches it',
    files: {
      ...overlay('patches: [{ path: web.yaml }]\n', { 'prod/web.yaml': MERGE }),
      'eu/kustomization.yaml': 'resources: [../prod]\n',
    },
    path: 'eu',
    was: 'web:3',
    file: 'eu/kustomization.yaml',
    ...ADDED,
  },
  {
    what: 'a base below the overlay',
    files: {
      'prod/kustomization.yaml': 'resources: [base]\n',
      'prod/base/kustomization.yaml': 'resources: [web.yaml]\n',
      'prod/base/web.yaml': WEB,
      'prod/eu/kustomization.yaml': 'resources: [../base]\n',
    },
    path: 'prod',
    file: 'prod/kustomization.yaml',
    ...ADDED,
  },
  {
    what: 'a patch that is for several objects',
    files: overlay('patches:\n  - { path: ops.yaml, target: { kind: Deployment } } # all\n', {
      'prod/ops.yaml': OPS,
    }),
    path: 'prod',
    was: 'web:3',
    file: 'prod/kustomization.yaml',
    ...ADDED,
    put: ADDED.put.slice(1),
  },
  {
    what: 'a component of the overlay',
    files: overlay('components: [../hot]\n', {
      'hot/kustomization.yaml':
        'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{ path: web.yaml }]\n',
      'hot/web.yaml': MERGE,
    }),
    path: 'prod',
    was: 'web:3',
    file: 'prod/kustomization.yaml',
    ...ADDED,
  },
];

describe('a pull request into an overlay changes the right line, every other byte stays, and nothing else comes of it', () => {
  it.each(cases)('with $what', async (one) => {
    await expect(expectOnlyThat(one)).resolves.toBeUndefined();
  });
});
