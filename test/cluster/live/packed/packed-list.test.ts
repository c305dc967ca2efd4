import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { packedList } from '#src/cluster/live/packed/packed-list.ts';
import { fieldsOf, type Message } from '#src/cluster/live/packed/placed-messages.ts';
import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { placedPod } from '#src/world/placed-pod.ts';
import { packedPods } from '#test/support/packed-list.ts';
import { scenarios } from '#test/support/scenarios.ts';

const web = { metadata: { name: 'web', labels: { app: 'web' } }, spec: {}, status: {} };
const pod = (spec: object) => [{ ...web, spec }];
const one = (more: object) => ({ containers: [{ name: 'a', ...more }] });

/** The pods of a list that comes in in pieces of that length, and what ends it. */
function taken(list: Uint8Array, length = list.length) {
  const pods: Resource[] = [];
  const page = packedList((item) => pods.push(item));
  for (let at = 0; at < list.length; at += length) page.add(list.subarray(at, at + length));
  return { pods, end: page.end() };
}

describe('a list of pods that Protocol Buffers packed', () => {
  it.each([
    ['a number below zero', { priority: -1000 }],
    ['the least number', { priority: -2_147_483_648 }],
    ['one of nothing that was set', { priority: 0 }],
    ['one that no 32 bits hold', { priority: 4_294_967_296 }],
    ['letters of any script', { priorityClassName: 'kubewhy/곳' }],
    ['a label without a value', one({ resources: { limits: { cpu: '' } } })],
    ['quantities', { overhead: { cpu: '250m', memory: '1Gi' } }],
    ['ports', one({ ports: [{ name: 'http', containerPort: 80, hostPort: 8080 }] })],
    ['an empty choice', { affinity: { podAntiAffinity: {} } }],
    [
      'fields of what stands among them',
      { volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'c' } }] },
    ],
  ])('has %s', (_, spec) => {
    expect(taken(packedPods(pod(spec))).pods).toEqual(pod(spec));
  });

  it('leaves out what JSON leaves out: texts, numbers and choices that say nothing', () => {
    const spec = { nodeName: '', hostNetwork: false, schedulerName: '' };

    expect(taken(packedPods(pod(spec))).pods).toEqual(pod({}));
  });

  it('has the pods of a real control plane as JSON has them, for who places another', async () => {
    const onControlPlane = scenarios.filter(({ name }) => name.startsWith('cp-'));
    const recordings = await Promise.all(onControlPlane.map(({ read }) => read()));
    const pods = recordings
      .flatMap(({ objects }) => objects)
      .filter((object): object is Resource<'Pod'> => kindOf(object) === 'Pod');

    expect(pods.length).toBeGreaterThan(30);
    expect(taken(packedPods(pods)).pods.map((each) => placedPod(each as Resource<'Pod'>))).toEqual(
      pods.map(placedPod),
    );
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

  it('goes past fields that no table knows, whatever form they have', () => {
    const unknown = Buffer.from([0xf8, 7, 1, 0xf9, 7, ...Buffer.alloc(8), 0xfd, 7, 0, 0, 0, 0]);

    expect(taken(Buffer.concat([packedPods([web]), unknown]))).toEqual({ pods: [web], end: {} });
  });

  it('has no end where it was cut off, or is none', () => {
    const list = packedPods([web, web]);
    const lengths = Array.from({ length: list.length }, (_, length) => length);

    const ends = lengths.filter((length) => taken(list.subarray(0, length)).end);
    // The envelope has two empty fields after the list, without which the list is whole.
    expect(ends).toEqual([list.length - 4, list.length - 2]);
  });

  it.each([
    ['what is no field', Buffer.concat([packedPods([web]), Buffer.of(0xff, 0xff)])],
    ['a pod without a name', packedPods([web, { metadata: {} }, web])],
    ['a pod whose field ends after it', withLongField(packedPods([web, web]))],
  ])('is odd for %s, as it is in JSON, and no error', (_, list) => {
    expect(taken(list)).toEqual({ pods: [web], end: undefined });
    expect(taken(list, 7)).toEqual({ pods: [web], end: undefined });
  });
});

/** The last pod's metadata says that it is longer than the pod. */
function withLongField(list: Buffer): Buffer {
  const copy = Buffer.from(list);
  const name = copy.lastIndexOf('web', copy.lastIndexOf('app') - 1);
  copy[name - 3] = 0x7f;
  return copy;
}

it('has a table of each type, and no field twice', () => {
  const seen = new Set<Message>();
  const look = (fields: Message, type: string) => {
    if (seen.has(fields)) return;
    seen.add(fields);
    const known = fields.filter((field) => field !== undefined);
    const names = known.map(({ name, type: of }) => name || of);
    expect([type, new Set(names).size]).toEqual([type, names.length]);
    expect([type, known.length > 0]).toEqual([type, !['text', 'int', 'bool', 'Ephemeral'].includes(type)]);
    for (const field of known) look(field.fields, field.type);
  };
  look(fieldsOf('Pod'), 'Pod');

  expect(seen.size).toBeGreaterThan(20);
});
