import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import type { Values } from '#src/domain/plan.ts';
import { app, revised, type Revised } from '#test/fixes/support/revised.ts';
import { backsIn } from '#test/fixes/support/roll-backs.ts';

const REVISION = '/metadata/annotations/deployment.kubernetes.io~1revision';
const GENERATION = '/metadata/annotations/deprecated.daemonset.template.generation';

describe('a roll back is offered', () => {
  it.each([
    ['where pods of the revision before serve', {}, 'serves'],
    ['of a DaemonSet', { kind: 'DaemonSet' }, 'serves'],
    ['of a StatefulSet', { kind: 'StatefulSet', status: { currentRevision: 'web-1' } }, 'serves'],
    [
      'to what the controller of a Rollout calls stable',
      { kind: 'Rollout', ready: [0, 0], status: { stableRS: '1', currentPodHash: '2' } },
      'stable',
    ],
    [
      'where an update was given up and its pods are gone',
      { kind: 'Rollout', ill: [0, 0], status: { stableRS: '1', currentPodHash: '2', abort: true } },
      'serves',
    ],
    ['soon after all old pods went', { ready: [0, 0] }, 'ran'],
    [
      'where the newest revision never came through',
      { ready: [0, 0], made: 600, status: { conditions: [progressing('ReplicaSetUpdated')] } },
      'ran',
    ],
  ] as const)('%s', (_, parts, is) => {
    const isAtOnce = 'kind' in parts && parts.kind === 'Rollout';

    expect(backs(parts)).toMatchObject([
      {
        params: { revision: 1, standing: is, isAtOnce },
        values: { revision: '1' },
        change: {
          guard: expect.arrayContaining([
            { op: 'test', path: '/spec/template/spec/containers/0/image', value: 'shop/web:2' },
          ]),
          ops: [{ op: 'replace', value: 'shop/web:1' }],
          undo: [
            { op: 'test', value: 'shop/web:1' },
            { op: 'replace', value: 'shop/web:2' },
          ],
        },
      },
    ]);
  });
});

it.each([
  ['Deployment', {}, REVISION],
  ['DaemonSet', {}, GENERATION],
  ['StatefulSet', { currentRevision: 'web-1' }, '/status/updateRevision'],
  ['Rollout', { stableRS: '1' }, '/status/currentPodHash'],
] as const)(
  'a roll back of a %s is made only while its newest revision is the same',
  (kind, status, path) => {
    const [back] = backs({ kind, status });
    const { guard = [], absent = [] } = back?.change ?? {};

    expect([...guard.map((test) => test.path), ...absent]).toContain(path);
  },
);

describe('of pods that are well by their status and complain in their logs', () => {
  it.each([
    ['since the newest revision came, it is offered', { what: 'revision', name: '2' }, 1],
    ['since another came, it is not', { what: 'revision', name: '1' }, 0],
    ['since a ConfigMap changed, it is not', { what: 'config', name: '2' }, 0],
    ['since who knows when, it is not', undefined, 0],
  ] as const)('%s', (_, began, offers) => {
    const params = { at: 'web-2-0', ...(began && { began }) };
    const of = { id: 'log/complaining', params };

    expect(backsIn(revised({ ready: [1, 1], ill: [0, 0] }), 'web-2-0', undefined, of)).toHaveLength(
      offers,
    );
  });
});

describe('a roll back is not offered', () => {
  it.each([
    ['where the revision before is as ill', { ready: [0, 0], ill: [1, 1] }],
    ['where the newest revision is well', { ready: [0, 2], ill: [0, 0] }],
    ['where the newest came through long ago', { ready: [0, 1], made: 600 }],
    ['of a DaemonSet whose newest is old', { kind: 'DaemonSet', ready: [0, 0], made: 600 }],
    ['where only labels of the pods’ own differ', { second: app() }],
    [
      'where it would change what a container may do',
      { first: app({ securityContext: { privileged: true } }) },
    ],
    [
      'where a ConfigMap is gone that it needs',
      { first: app({ envFrom: [{ configMapRef: { name: 'old' } }] }) },
    ],
  ] as const)('%s', (_, parts) => {
    expect(backs(parts)).toEqual([]);
  });

  it('for trouble of a pod of an older revision', () => {
    expect(backs({ ill: [1, 1] }, 'web-1-2')).toEqual([]);
  });

  it('for trouble of a node', () => {
    expect(
      backsIn(revised(), 'web-2-0', undefined, { subject: { kind: 'Node', name: 'n1' } }),
    ).toEqual([]);
  });

  it('to a revision that nobody keeps', () => {
    const objects = revised().filter(({ metadata }) => metadata?.name !== 'web-1');

    expect(backsIn(objects)).toEqual([]);
  });
});

it('goes to Git where Git owns the workload, and gives no command', () => {
  const metadata = { labels: { 'kustomize.toolkit.fluxcd.io/name': 'shop' } };
  const [back] = backs({ metadata });

  expect(back).toMatchObject({ kind: 'gitops' });
  expect(back?.command).toBeUndefined();
});

it('is offered to each earlier revision, the best first, or to the one that was chosen', () => {
  const objects = revised();
  const [before = {}] = revised({ first: app({ image: 'shop/web:0' }) }).slice(1);
  const metadata = {
    ...before.metadata,
    name: 'web-0',
    uid: 'rs-0',
    annotations: { 'deployment.kubernetes.io/revision': '0' },
    labels: { 'pod-template-hash': '0' },
  };
  const all = [...objects, { ...before, metadata }];
  const revisions = (chosen?: Values) =>
    backsIn(all, 'web-2-0', chosen).map(({ values }) => values?.['revision']);

  expect(revisions()).toEqual(['1', '0']);
  expect(revisions({ revision: '0' })).toEqual(['0']);
});

it('takes no revision for an answer that nobody offered', () => {
  expect(() => backsIn(revised(), 'web-2-0', { revision: '9' })).toThrow(BadValue);
});

function progressing(reason: string) {
  return { type: 'Progressing', status: 'True', reason };
}

function backs(parts: Revised, pod = 'web-2-0') {
  return backsIn(revised(parts), pod);
}
