import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import type { Log } from '#src/world/recorded.ts';
import { app, revised, type Revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, logOf, named, owned, pod, specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const live = (kind: string, spec: object): Resource => {
  const object = specified(kind, 'web', spec);
  return { ...object, metadata: { ...object.metadata, uid: 'web-1' } };
};

describe('the image that is suggested', () => {
  it.each([
    [
      'of the revision whose pods are Ready',
      {},
      [{ value: 'shop/web:1', why: 'served', note: '1' }],
    ],
    [
      'of a StatefulSet that its controller calls the last',
      { kind: 'StatefulSet', ready: [0, 0], status: { currentRevision: 'web-1' } },
      [{ value: 'shop/web:1', why: 'came-through', note: '1' }],
    ],
    [
      'of a revision of which nobody recorded whether it was well',
      { kind: 'DaemonSet', ready: [0, 0] },
      [{ value: 'shop/web:1', why: 'earlier', note: '1' }],
    ],
    ['of none whose pods are ill as well', { ready: [0, 0], ill: [1, 1] }, []],
  ] as const)('is that %s', (_, parts, candidates) => {
    expect(imagesIn(revised(parts as Revised), 'shop/web:2')).toEqual(candidates);
  });

  it('is that of a Ready revision before one that is newer', () => {
    const objects = revised({ ill: [0, 1], second: app({ image: 'shop/web:9' }) });
    const third = objects
      .filter(({ metadata }) => metadata?.name === 'web-1')
      .map((set) => again(set, '0', 'shop/web:5'));

    expect(imagesIn([...third, ...objects], 'shop/web:9').map(({ value }) => value)).toEqual([
      'shop/web:1',
      'shop/web:5',
    ]);
  });
});

describe('the label that a Service is to select', () => {
  const SELECTOR = { app: 'web', tier: 'frontnd' };
  const params = { key: 'tier', wants: 'frontnd', has: 'frontend', nearest: 'pod' };
  const suggested = (pods: readonly Resource[], more: object = {}, selector: object = SELECTOR) =>
    candidatesOf('network/carried-label', [live('Service', { selector }), ...pods], {
      ...params,
      ...more,
    });

  it('is that of the pods of one workload, the nearest first', () => {
    expect(
      suggested([podOf('a', 'frontend'), podOf('a', 'frontend', 2), podOf('b', 'worker')]),
    ).toMatchObject([
      { value: 'frontend', why: 'carried' },
      { value: 'worker', why: 'exists' },
    ]);
  });

  it('is none with which pods of two workloads would be selected', () => {
    expect(suggested([podOf('a', 'frontend'), podOf('b', 'frontend')])).toEqual([]);
  });

  it('is none where several may be meant and none is like it', () => {
    const has = { has: 'worker' };

    expect(suggested([podOf('a', 'worker'), podOf('b', 'batch')], has)).toEqual([]);
    expect(suggested([podOf('a', 'worker')], has)).toMatchObject([{ value: 'worker' }]);
  });

  it('is of no pod that lacks the other labels', () => {
    const other = labelled(podOf('c', 'api'), { app: 'cart', tier: 'api' });

    expect(suggested([podOf('a', 'frontend'), other]).map(({ value }) => value)).toEqual([
      'frontend',
    ]);
  });
});

it.each([
  [
    'the port that a slip makes of it',
    'network/declared-port',
    live('Service', { ports: [{ port: 80, targetPort: 8081 }] }),
    { port: 80, target: 8081, declared: [443, 9090, 8080] },
    ['8080', '9090', '443'],
  ],
  [
    'the class of most claims there',
    'storage/existing-class',
    live('PersistentVolumeClaim', {}),
    { classes: ['slow', 'fast', 'fastest'] },
    ['fast', 'slow', 'fastest'],
  ],
])('%s comes first', (_, remedy, object, params, values) => {
  const claim = (name: string, storageClassName: string) =>
    specified('PersistentVolumeClaim', name, { storageClassName });
  const beside = [claim('one', 'fast')];

  expect(candidatesOf(remedy, [object, ...beside], params).map(({ value }) => value)).toEqual(
    values,
  );
});

it('a port at which a pod listens comes before one that it only declares', () => {
  const ports = [{ port: 80, targetPort: 8081 }];
  const logs = [logOf('server listening on :9090\nserver listening on :7000')];
  const objects = [live('Service', { ports }), pod()];
  const params = { port: 80, target: 8081, declared: [443, 9090, 8080], pod: 'web' };

  expect(candidatesOf('network/declared-port', objects, params, logs)).toEqual([
    { value: '9090', why: 'open' },
    { value: '8080', why: 'declared' },
    { value: '443', why: 'declared' },
    { value: '7000', why: 'open' },
  ]);
});

function podOf(set: string, tier: string, nth = 1): Resource {
  const pod = labelled(named('Pod', `${set}-${tier}-${nth}`), { app: 'web', tier });
  const phase = { ...pod, status: { phase: 'Running' } } as Resource;
  return owned(phase, { kind: 'apps/StatefulSet', name: set, uid: set });
}

/** Another revision that was made like one. */
function again(set: Resource, number: string, image: string): Resource {
  const text = JSON.stringify(set)
    .replaceAll('shop/web:1', image)
    .replaceAll('web-1', `web-${number}x`)
    .replaceAll('"pod-template-hash":"1"', '"pod-template-hash":"0"')
    .replaceAll('revision":"1"', `revision":"${number}"`);
  return JSON.parse(text) as Resource;
}

function imagesIn(objects: readonly Resource[], image: string) {
  return candidatesOf('image/known-image', objects, { container: 'app', image });
}

/** What a remedy suggests about the first of these. */
function candidatesOf(
  remedy: string,
  objects: readonly Resource[],
  params: object,
  logs: readonly Log[] = [],
) {
  const [first] = objects.filter(({ metadata }) => metadata?.name === 'web');
  const { world } = openWorld(cluster(objects, [], logs));
  const subject = first ? refTo(kindOf(first), first) : finding().subject;
  const of = remedies.find(({ id }) => id === remedy);
  const [proposal] = of?.propose(finding({ subject, seen: [], params }), world) ?? [];
  return proposal?.inputs?.[0]?.candidates ?? [];
}
