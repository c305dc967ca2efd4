import { describe, expect, it } from '@jest/globals';

import { deployment, head, IMAGE } from '#test/gitops/support/deployments.ts';
import { difference } from '#test/gitops/support/difference.ts';
import { type Asked, broughtBy } from '#test/remedies/pull-request/support/tree.ts';

const WEB = deployment('web');
const API = deployment('api', 'api:1');
const BASE = {
  'base/kustomization.yaml': 'resources: [web.yaml, api.yaml]\n',
  'base/web.yaml': WEB,
  'base/api.yaml': API,
};
/** What a patch says of the image. */
const MERGE = `# ours\n${head('web')}spec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: web:3 # hot\n`;
const OPS = `# ours\n- op: replace\n  path: ${IMAGE}\n  value: web:3 # hot\n`;

function overlay(text: string, more: Readonly<Record<string, string>> = {}) {
  return { ...BASE, ...more, 'prod/kustomization.yaml': `# ours\nresources: [../base]\n${text}` };
}

type Case = Asked &
  Readonly<{ what: string; file: string; out: readonly string[]; put: readonly string[] }>;

const SET: Pick<Case, 'out' | 'put'> = {
  out: ['          image: web:1 # renovate'],
  put: ['          image: web:2 # renovate'],
};
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

const folders: readonly Case[] = [
  {
    what: 'several documents with comments between them',
    files: { 'shop/all.yaml': `# the shop\n${API}---\n# the web tier\n${WEB}---\n# end\n` },
    path: 'shop',
    file: 'shop/all.yaml',
    ...SET,
  },
  {
    what: 'line ends of Windows',
    files: { 'shop/all.yaml': `${API}---\n${WEB}`.replaceAll('\n', '\r\n') },
    path: 'shop',
    file: 'shop/all.yaml',
    out: ['          image: web:1 # renovate\r'],
    put: ['          image: web:2 # renovate\r'],
  },
  {
    what: 'no newline at the end',
    files: { 'shop/web.yaml': WEB.trimEnd().replace(' # renovate', '') },
    path: 'shop',
    file: 'shop/web.yaml',
    out: ['          image: web:1'],
    put: ['          image: web:2'],
  },
  {
    what: 'a byte order mark',
    files: { 'shop/web.yaml': `\uFEFF${WEB}` },
    path: 'shop',
    file: 'shop/web.yaml',
    ...SET,
  },
  {
    what: 'anchors and aliases of other fields',
    files: {
      'shop/web.yaml': `${WEB.replace('  name: web\n', '  name: web\n  labels: &labels { app: web }\n')}  selector: { matchLabels: *labels }\n`,
    },
    path: 'shop',
    file: 'shop/web.yaml',
    ...SET,
  },
  {
    what: 'an anchor that nobody else uses',
    files: { 'shop/web.yaml': deployment('web', '&image web:1') },
    path: 'shop',
    file: 'shop/web.yaml',
    out: ['          image: &image web:1 # renovate'],
    put: ['          image: &image web:2 # renovate'],
  },
  {
    what: 'JSON',
    files: {
      'shop/web.json': `${JSON.stringify(
        {
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: 'web' },
          spec: { template: { spec: { containers: [{ name: 'web', image: 'web:1' }] } } },
        },
        undefined,
        4,
      )}\n`,
    },
    path: 'shop',
    file: 'shop/web.json',
    out: ['                        "image": "web:1"'],
    put: ['                        "image": "web:2"'],
  },
];

const overlays: readonly Case[] = [
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

describe('a pull request changes the right line, every other byte stays, and nothing else comes of it', () => {
  describe.each([
    ['a folder', folders],
    ['an overlay', overlays],
  ])('in %s', (_, cases) => {
    it.each(cases)('with $what', async ({ file, out, put, ...asked }) => {
      const brought = await broughtBy(asked);

      if (!('files' in brought)) throw new Error(JSON.stringify(brought));
      const { files, before, after, diffs } = brought;
      expect(difference(asked.files[file] ?? '', files[file])).toEqual({ out, put });
      expect({ ...files, [file]: '' }).toEqual({ ...asked.files, [file]: '' });
      expect(after).toEqual(before.map((one) => (isIt(one, asked) ? withImage(one) : one)));
      expect(linesOf(diffs, '-')).toEqual(out.map(shown));
      expect(linesOf(diffs, '+')).toEqual(put.map(shown));
    });
  });
});

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

type Made = Readonly<{
  metadata: Readonly<{ name: string }>;
  spec: { template: { spec: { containers: readonly object[] } } };
}>;

function isIt(one: unknown, { name = 'web' }: Asked): boolean {
  return (one as Made).metadata.name === name;
}

function withImage(one: unknown) {
  const { spec, ...made } = one as Made;
  const [container] = spec.template.spec.containers;
  const containers = [{ ...container, image: 'web:2' }];
  return { ...made, spec: { ...spec, template: { spec: { containers } } } };
}

function linesOf(diffs: readonly string[], sign: string): readonly string[] {
  return diffs
    .flatMap((diff) => diff.split('\n').slice(1))
    .flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []));
}

/** Without the sign of a line end. */
function shown(line: string): string {
  return line.replace(/\r$/, '');
}
