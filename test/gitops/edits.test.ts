import { describe, expect, it } from '@jest/globals';

import type { Change } from '#src/domain/plan.ts';
import {
  change,
  deployment,
  editsOf,
  object,
  reasonOf,
  toImage,
} from '#test/gitops/support/deployments.ts';

describe('the edits of a folder of manifests', () => {
  it('change the line of the object, beside others and with its comments', () => {
    const files = {
      'shop/web.yaml': `${deployment('web')}---\n${deployment('api')}`,
      'shop/README.md': '# not read',
    };

    expect(editsOf(files, 'shop', toImage('web:2'))).toEqual({
      'shop/web.yaml': files['shop/web.yaml'].replace('web:1 # renovate', 'web:2 # renovate'),
    });
  });

  it('of a map change what differs in it, and leave the comments of its lines', () => {
    const nodes = (disk: string) =>
      `      nodeSelector:\n        disk: ${disk} # fast\n        arch: amd64\n`;
    const files = { 'web.yaml': deployment('web') + nodes('sdd') };
    const [was, value] = ['sdd', 'ssd'].map((disk) => ({ disk, arch: 'amd64' }));
    const live = { spec: { template: { spec: { nodeSelector: was } } } };
    const path = '/spec/template/spec/nodeSelector';

    expect(editsOf(files, '.', change(path, was, value), live)).toEqual({
      'web.yaml': deployment('web') + nodes('ssd'),
    });
  });

  it('find the container by its name, where a webhook has put another first', () => {
    const files = { 'shop/web.yaml': deployment('web') };
    const path = '/spec/template/spec/containers/1/image';
    const live = object([
      { name: 'proxy', image: 'proxy:1' },
      { name: 'web', image: 'web:1' },
    ]);

    expect(editsOf(files, './shop/', change(path, 'web:1', 'web:2'), live)).toEqual({
      'shop/web.yaml': deployment('web').replace('web:1', 'web:2'),
    });
  });

  it('write what the cluster has by default and Git does not', () => {
    const files = { 'web.yaml': deployment('web') };
    const live = { spec: { ...object().spec, minReadySeconds: 0 } };

    expect(editsOf(files, '.', change('/spec/minReadySeconds', 0, 5), live)).toEqual({
      'web.yaml': `${deployment('web')}  minReadySeconds: 5\n`,
    });
  });

  it.each<[string, Readonly<Record<string, string>>, string, Change]>([
    [
      'Git says another value than the cluster',
      { 'a.yaml': deployment('web', 'web:0') },
      'other-value',
      toImage('web:2'),
    ],
    ['no file has the object', { 'a.yaml': deployment('api') }, 'not-there', toImage('web:2')],
    [
      'two files have it',
      { 'a.yaml': deployment('web'), 'b.yaml': deployment('web') },
      'not-there',
      toImage('web:2'),
    ],
    ['a file is no YAML', { 'a.yaml': 'a: [' }, 'broken', toImage('web:2')],
    ['it is a chart', { 'Chart.yaml': '', 'values.yaml': '' }, 'helm', toImage('web:2')],
    [
      'an anchor is shared',
      { 'a.yaml': deployment('web', '&i web:1').concat('  revisionName: *i\n') },
      'not-editable',
      toImage('web:2'),
    ],
  ])('are none where %s', (_, files, reason, wanted) => {
    expect(reasonOf(() => editsOf(files, '.', wanted))).toBe(reason);
  });
});
