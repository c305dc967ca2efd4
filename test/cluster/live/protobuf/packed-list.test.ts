import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { podMessages } from '#src/cluster/live/protobuf/messages.ts';
import { packedList } from '#src/cluster/live/protobuf/packed-list.ts';
import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { PLACED_FIELDS, placedPod } from '#src/world/placed-pod.ts';
import { packedPods } from '#test/support/packed-list.ts';
import { scenarios } from '#test/support/scenarios.ts';

const whole = podMessages();
const web = { metadata: { name: 'web', labels: { app: 'web' } }, spec: {}, status: {} };
const pod = (more: object) => [{ ...web, spec: more }];

/** The pods of a list that comes in in pieces of that length, and what ends it. */
function taken(list: Uint8Array, length = list.length, messages = whole) {
  const pods: Resource[] = [];
  const page = packedList(messages, (one) => pods.push(one));
  for (let at = 0; at < list.length; at += length) page.add(list.subarray(at, at + length));
  return { pods, end: page.end() };
}

describe('a list of pods as protobuf', () => {
  it.each([
    ['a number below zero', { priority: -1000 }],
    ['one of nothing that was set', { terminationGracePeriodSeconds: 0 }],
    ['one that no 32 bits hold', { securityContext: { runAsUser: 4_294_967_296 } }],
    ['what was denied', { automountServiceAccountToken: false }],
    ['letters of any script', { nodeSelector: { 'kubewhy/곳': '서울' } }],
    ['a label without a value', { nodeSelector: { zone: '' } }],
    ['quantities', { overhead: { cpu: '250m', memory: '1Gi' } }],
    ['a port by number', { containers: [{ name: 'a', livenessProbe: { httpGet: { port: 80 } } }] }],
    [
      'a port by name',
      { containers: [{ name: 'a', livenessProbe: { tcpSocket: { port: 'b' } } }] },
    ],
    ['an empty choice', { volumes: [{ name: 'tmp', emptyDir: {} }] }],
    ['fields of what stands among them', { volumes: [{ name: 'c', configMap: { name: 'cm' } }] }],
  ])('has %s', (_, spec) => {
    expect(taken(packedPods(pod(spec))).pods).toEqual(pod(spec));
  });

  it('leaves out what JSON leaves out: texts, numbers and choices that say nothing', () => {
    const spec = { nodeName: '', hostNetwork: false, containers: [{ name: 'app', image: '' }] };

    expect(taken(packedPods(pod(spec))).pods).toEqual(pod({ containers: [{ name: 'app' }] }));
  });

  it('has the pods of a real control plane as JSON has them, and for who places a pod what that one looks at', async () => {
    const onControlPlane = scenarios.filter(({ name }) => name.startsWith('cp-'));
    const recordings = await Promise.all(onControlPlane.map(({ read }) => read()));
    const pods = recordings
      .flatMap(({ objects }) =>
        objects.filter((one): one is Resource<'Pod'> => kindOf(one) === 'Pod'),
      )
      .map(({ metadata, spec, status }: Resource<'Pod'>) => ({ metadata, spec, status }));
    const packed = packedPods(pods);

    const read = taken(packed).pods;
    const placed = taken(packed, packed.length, podMessages(PLACED_FIELDS)).pods;

    expect(pods.length).toBeGreaterThan(30);
    expect(read).toEqual(pods);
    expect(placed.map((one) => placedPod(one))).toEqual(read.map((one) => placedPod(one)));
  });

  it('comes in whatever pieces, and says where the next page begins', () => {
    const list = packedPods([web, ...pod({ nodeName: 'n1' })], 'next');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: list.length }), (length) => {
        expect(taken(list, length)).toEqual({
          pods: [web, ...pod({ nodeName: 'n1' })],
          end: { next: 'next' },
        });
      }),
    );
  });

  it('has no end where it was cut off, or is none', () => {
    const list = packedPods([web]);

    expect(taken(list.subarray(0, -1)).end).toBeUndefined();
    expect(taken(Buffer.from('k8s\0')).end).toBeUndefined();
    expect(taken(new Uint8Array()).end).toBeUndefined();
  });

  it('has no end where it breaks off between two pods', () => {
    const { length } = packedPods([web]);
    const list = packedPods([web, web]);

    expect(taken(list.subarray(0, length))).toEqual({ pods: [web], end: undefined });
    expect(taken(list).end).toEqual({});
  });

  it.each([
    ['what is no field', Buffer.concat([packedPods([web]), Buffer.of(0)])],
    ['a pod without a name', packedPods([web, { metadata: {} }])],
  ])('is odd for %s, as it is in JSON, and no error', (_, list) => {
    expect(taken(list)).toEqual({ pods: [web], end: undefined });
    expect(taken(list, 7)).toEqual({ pods: [web], end: undefined });
  });
});

it('has a table of each type, and no field twice', () => {
  for (const [type, fields] of whole) {
    const names = [...fields.values()].map(({ name, type: of }) => name ?? of);

    expect([type, [...fields.keys()].every(Number.isInteger)]).toEqual([type, true]);
    expect([type, new Set(names).size]).toEqual([type, names.length]);
    for (const { type: inner } of fields.values())
      expect(whole.has(inner) || ['text', 'int', 'bool'].includes(inner)).toBe(true);
  }
});
