import { describe, expect, it } from '@jest/globals';

import type { Op } from '#src/domain/plan.ts';
import { editedYaml } from '#src/gitops/yaml/edited-yaml.ts';
import { difference } from '#test/gitops/support/difference.ts';

const WEB = `# the web tier
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, labels: {app: web}} # flow
spec:
  replicas: 3   # three zones
  template:
    spec:
      # the only one
      containers:
      - name: web
        image: "shop/web:1.4" # renovate
        resources:
          limits: &limits
            memory: 64Mi
          requests: {cpu: 100m, memory: 64Mi}
        args: ['-v', "2"]
      - name: log
        image: log:1
        resources: {}
        # the end of log
---
kind: Service
spec:
  ports: [{port: 80}]
`;

type Write = Exclude<Op, { op: 'test' }>;
const CONTAINER = '/spec/template/spec/containers/0';

describe('a text of YAML after one operation', () => {
  it.each<[string, Write, readonly string[], readonly string[]]>([
    [
      'a quoted scalar, in its quotes',
      { op: 'replace', path: `${CONTAINER}/image`, value: 'shop/web:1.5' },
      ['        image: "shop/web:1.4" # renovate'],
      ['        image: "shop/web:1.5" # renovate'],
    ],
    [
      'a number',
      { op: 'replace', path: '/spec/replicas', value: 2 },
      ['  replicas: 3   # three zones'],
      ['  replicas: 2   # three zones'],
    ],
    [
      'a value between brackets',
      { op: 'replace', path: `${CONTAINER}/resources/requests/memory`, value: '1Gi' },
      ['          requests: {cpu: 100m, memory: 64Mi}'],
      ['          requests: {cpu: 100m, memory: "1Gi"}'],
    ],
    [
      'a key more between brackets',
      { op: 'add', path: '/metadata/labels/tier', value: 'front' },
      ['metadata: {name: web, labels: {app: web}} # flow'],
      ['metadata: {name: web, labels: {app: web, "tier": "front"}} # flow'],
    ],
    [
      'a value below an anchor that nobody uses',
      { op: 'replace', path: `${CONTAINER}/resources/limits/memory`, value: '128Mi' },
      ['            memory: 64Mi'],
      ['            memory: 128Mi'],
    ],
    [
      'a key more, below the last',
      { op: 'add', path: `${CONTAINER}/resources/limits/cpu`, value: '1' },
      [],
      ['            cpu: "1"'],
    ],
    [
      'a map more',
      { op: 'add', path: '/spec/strategy', value: { rollingUpdate: { maxSurge: 1 } } },
      [],
      ['  strategy:', '    rollingUpdate:', '      maxSurge: 1'],
    ],
    [
      'something in what was empty',
      { op: 'add', path: '/spec/template/spec/containers/1/resources/limits', value: { cpu: 2 } },
      ['        resources: {}'],
      ['        resources:', '          limits:', '            cpu: 2'],
    ],
    [
      'an item more, in the style of its list',
      {
        op: 'add',
        path: '/spec/template/spec/containers/-',
        value: { name: 'x', ports: [{ p: 1 }] },
      },
      [],
      ['      - name: x', '        ports:', '        - p: 1'],
    ],
    [
      'an item more between brackets',
      { op: 'add', path: `${CONTAINER}/args/-`, value: '--fast' },
      [`        args: ['-v', "2"]`],
      [`        args: ['-v', "2", "--fast"]`],
    ],
    ['a key less', { op: 'remove', path: '/spec/replicas' }, ['  replicas: 3   # three zones'], []],
    [
      'an item less',
      { op: 'remove', path: '/spec/template/spec/containers/1' },
      ['      - name: log', '        image: log:1', '        resources: {}'],
      [],
    ],
    [
      'the only key less',
      { op: 'remove', path: `${CONTAINER}/resources/limits/memory` },
      ['          limits: &limits', '            memory: 64Mi'],
      ['          limits: {}'],
    ],
  ])('has %s, and every other line as it was', (_, op, out, put) => {
    expect(difference(WEB, editedYaml(WEB, 0, op))).toEqual({ out, put });
  });

  it('keeps the line ends of Windows', () => {
    const text = 'a:\r\n  b: 1 # c\r\n';

    expect(editedYaml(text, 0, { op: 'add', path: '/a/c', value: { d: 2 } })).toBe(
      'a:\r\n  b: 1 # c\r\n  c:\r\n    d: 2\r\n',
    );
  });

  it('changes the second document alone', () => {
    const after = editedYaml(WEB, 1, { op: 'replace', path: '/spec/ports/0/port', value: 81 });

    expect(difference(WEB, after)).toEqual({
      out: ['  ports: [{port: 80}]'],
      put: ['  ports: [{"port": 81}]'.replace('"port": ', 'port: ')],
    });
  });

  it.each<[string, string, Write]>([
    ['an anchor that is used elsewhere', 'a: &x {b: 1}\nc: *x\n', replace('/a/b')],
    ['what an alias stands for', 'a: &x {b: 1}\nc: *x\n', replace('/c/b')],
    ['what is merged in', 'a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\n', { op: 'remove', path: '/c/b' }],
    ['what is not there', 'a: 1\n', { op: 'remove', path: '/b' }],
    ['what is no YAML', 'a: [\n', replace('/a')],
    ['a document that is not there', '', replace('/a')],
  ])('is none of %s', (_, text, op) => {
    expect(editedYaml(text, 0, op)).toBeUndefined();
  });

  it('has what is merged in overridden where it is', () => {
    const text = 'a: &x {b: 1}\nc:\n  <<: *x\n  d: 1\n';

    expect(editedYaml(text, 0, replace('/c/b'))).toBe(`${text}  b: 9\n`);
  });
});

function replace(path: string): Write {
  return { op: 'replace', path, value: 9 };
}
