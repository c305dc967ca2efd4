import { describe, expect, it } from '@jest/globals';

import {
  change,
  deployment,
  editsOf,
  head,
  IMAGE,
  object,
  ON,
  reasonOf,
  toImage,
} from '#test/gitops/support/deployments.ts';

describe('the edits of a Kustomize tree', () => {
  const base = {
    'base/kustomization.yaml': 'resources: [web.yaml]\n',
    'base/web.yaml': deployment('web'),
  };
  const overlay = (text: string) => ({
    ...base,
    'prod/kustomization.yaml': `resources: [../base]\n${text}`,
  });

  it('set the tag that the overlay sets', () => {
    const files = overlay('# ours\nimages:\n  - name: web\n    newTag: "1" # pinned\n');

    expect(editsOf(files, 'prod', toImage('web:2'))).toEqual({
      'prod/kustomization.yaml': files['prod/kustomization.yaml'].replace(
        '"1" # pinned',
        '"2" # pinned',
      ),
    });
  });

  it('set the size that the overlay sets', () => {
    const files = overlay('replicas:\n- name: web\n  count: 3\n');
    const live = { spec: { ...object().spec, replicas: 3 } };

    expect(editsOf(files, 'prod', change('/spec/replicas', 3, 2), live)).toEqual({
      'prod/kustomization.yaml': files['prod/kustomization.yaml'].replace('count: 3', 'count: 2'),
    });
  });

  it('change the patch that owns the field, in its own file', () => {
    const patch = `# more\n${head('web')}spec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: web:3 # hot\n`;
    const files = { ...overlay('patches: [{path: web.yaml}]\n'), 'prod/web.yaml': patch };

    expect(
      editsOf(
        files,
        'prod',
        change(IMAGE, 'web:3', 'web:4'),
        object([{ name: 'web', image: 'web:3' }]),
      ),
    ).toEqual({
      'prod/web.yaml': patch.replace('web:3 # hot', 'web:4 # hot'),
    });
  });

  it('change a JSON Patch that stands in the kustomization', () => {
    const files = overlay(
      `patches:\n  - target: {kind: Deployment, name: web}\n    patch: |-\n      # hot\n      - op: replace\n        path: ${IMAGE}\n        value: web:3\n`,
    );

    expect(
      editsOf(
        files,
        'prod',
        change(IMAGE, 'web:3', 'web:4'),
        object([{ name: 'web', image: 'web:3' }]),
      ),
    ).toEqual({
      'prod/kustomization.yaml': files['prod/kustomization.yaml'].replace(
        'value: web:3',
        'value: web:4',
      ),
    });
  });

  it('patch in the overlay what the base says, for others share the base', () => {
    const files = overlay('namePrefix: eu-\nnamespace: shop\n');
    const on = { ...ON, name: 'eu-web' };

    expect(editsOf(files, 'prod', { ...toImage('web:2'), on })).toEqual({
      'prod/kustomization.yaml': `${files['prod/kustomization.yaml']}${[
        'patches:',
        '  - target:',
        '      group: apps',
        '      kind: Deployment',
        '      name: web',
        '    patch: |',
        '      - op: replace',
        `        path: ${IMAGE}`,
        '        value: web:2',
        '',
      ].join('\n')}`,
    });
  });

  it('change the own file of an overlay', () => {
    const files = {
      'prod/kustomization.yaml': 'resources: [web.yaml]\n',
      'prod/web.yaml': deployment('web'),
    };

    expect(editsOf(files, 'prod', toImage('web:2'))).toEqual({
      'prod/web.yaml': deployment('web').replace('web:1', 'web:2'),
    });
  });

  it.each([
    ['a step that is not understood', 'replacements: [{path: r.yaml}]\n', 'unsupported'],
    ['a component of another repository', 'components: [github.com/acme/c]\n', 'remote'],
    ['a base of another repository', 'resources: [github.com/acme/base?ref=v1]\n', 'remote'],
    [
      'a pattern that could take without end',
      'patches: [{target: {name: "(a+)+"}, patch: "[]"}]\n',
      'unsupported',
    ],
  ])('are none with %s', (_, text, reason) => {
    const files = {
      ...base,
      'prod/kustomization.yaml': text.startsWith('res') ? text : `resources: [../base]\n${text}`,
    };

    expect(reasonOf(() => editsOf(files, 'prod', toImage('web:2')))).toBe(reason);
  });
});
