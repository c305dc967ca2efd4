import { describe, expect, it } from '@jest/globals';

import { API, BASE, MERGE, overlay, WEB } from '#test/carry-out/pull-request/support/files.ts';
import { type Asked, broughtBy } from '#test/carry-out/pull-request/support/tree.ts';
import { deployment, IMAGE } from '#test/gitops/support/deployments.ts';

describe('a change is handed over with the file that it is about', () => {
  it.each<Asked & Readonly<{ what: string; why: string; note: string }>>([
    {
      what: 'an anchor is used for another field',
      files: { 'shop/web.yaml': `${deployment('web', '&i web:1')}  revisionName: *i\n` },
      path: 'shop',
      why: 'git-not-editable',
      note: `shop/web.yaml: ${IMAGE}`,
    },
    {
      what: 'another object is made of the same base',
      files: {
        ...BASE,
        'base/kustomization.yaml': 'resources: [web.yaml]\n',
        'a/kustomization.yaml': 'resources: [../base]\nnamePrefix: a-\n',
        'b/kustomization.yaml': 'resources: [../base]\nnamePrefix: b-\n',
        'both/kustomization.yaml': 'resources: [../a, ../b]\n',
      },
      path: 'both',
      name: 'a-web',
      why: 'git-not-editable',
      note: `base/web.yaml: ${IMAGE}`,
    },
    {
      what: 'the overlay sets the image of another object with it',
      files: overlay('images: [{ name: web, newTag: "1" }]\n', {
        'base/api.yaml': deployment('api', 'web:0'),
      }),
      path: 'prod',
      why: 'git-not-editable',
      note: `base/web.yaml: ${IMAGE}`,
    },
    {
      what: 'another overlay builds on its folder',
      files: overlay('', {
        'eu/kustomization.yaml': 'resources: [../prod]\nreplacements: []\n',
        'us/kustomization.yaml': 'resources: [../base]\n',
      }),
      path: 'prod',
      why: 'git-shared',
      note: 'eu/kustomization.yaml',
    },
    {
      what: 'its folder is a base of an overlay',
      files: overlay(''),
      path: 'base',
      why: 'git-shared',
      note: 'prod/kustomization.yaml',
    },
  ])('where $what', async ({ why, note, ...asked }) => {
    expect(await broughtBy(asked)).toEqual({ why, note });
  });
});

describe('a change of what cannot be followed is handed over with the nearest file that names its object', () => {
  const REMOTE = 'resources: [github.com/acme/base?ref=v1]\n';
  const JSONNET =
    "local image = 'web:1';\n{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' } }\n";

  it.each<Asked & Readonly<{ what: string; why: string; file?: string }>>([
    {
      what: 'a step of Kustomize',
      files: overlay('replacements: []\n', { 'other/web.yaml': WEB }),
      path: 'prod',
      why: 'git-unsupported',
      file: 'base/web.yaml',
    },
    {
      what: 'a step of Kustomize, below a prefix and a suffix of names',
      files: overlay('replacements: []\nnamePrefix: eu-\nnameSuffix: -b\n'),
      path: 'prod',
      name: 'eu-web-b',
      why: 'git-unsupported',
      file: 'base/web.yaml',
    },
    {
      what: 'a step of Kustomize, beside a prefix that is not on the way',
      files: overlay('replacements: []\n', { 'eu/kustomization.yaml': 'namePrefix: eu-\n' }),
      path: 'prod',
      name: 'eu-web',
      why: 'git-unsupported',
    },
    {
      what: 'a remote base, below a patch for the object',
      files: { 'prod/kustomization.yaml': REMOTE, 'prod/web.yaml': MERGE, 'web.yaml': WEB },
      path: 'prod',
      why: 'git-remote',
      file: 'prod/web.yaml',
    },
    {
      what: 'a remote base alone, beside another object with such a container',
      files: { 'prod/kustomization.yaml': REMOTE, 'prod/api.yaml': API },
      path: 'prod',
      why: 'git-remote',
    },
    {
      what: 'Jsonnet',
      files: { 'shop/web.jsonnet': JSONNET, 'shop/README.md': 'Deployment web', 'a/web.yaml': WEB },
      path: 'shop',
      why: 'git-not-there',
      file: 'shop/web.jsonnet',
    },
    {
      what: 'a plugin',
      files: { 'shop/all.tpl': '{{ range }}\nkind: Deployment\nname: web\n{{ end }}\n' },
      path: 'shop',
      made: 'plugin',
      why: 'git-plugin',
      file: 'shop/all.tpl',
    },
  ])('$what', async ({ why, file, ...asked }) => {
    const brought = await broughtBy(asked);

    expect(brought).toMatchObject({ why });
    expect(brought).toHaveProperty('near', file === undefined ? {} : { file });
  });
});
