import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { parseSchedulerMessage } from '#src/knowledge/placement/scheduler-message.ts';
import { NODE_WORDINGS, wordingsOf } from '#test/support/scheduler-words.ts';

const TAIL = 'preemption: 0/3 nodes are available: 3 Preemption is not helpful for scheduling';

describe('parseSchedulerMessage', () => {
  it.each(
    Object.entries(NODE_WORDINGS).flatMap(([code, texts]) => texts.map((text) => [text, code])),
  )('reads "%s"', (text, code) => {
    expect(parseSchedulerMessage(`0/1 nodes are available: 1 ${text}. ${TAIL}.`)).toMatchObject({
      is: 'rejected',
      total: 1,
      clauses: [{ count: 1, code }],
    });
  });

  it('reads whatever clauses the scheduler may write, in any form that it had', () => {
    const word = fc.oneof(
      fc.constantFrom(...Object.keys(NODE_WORDINGS)),
      fc.constantFrom('cpu', 'memory', 'nvidia.com/gpu').map((name) => `insufficient/${name}`),
    );
    const written = fc
      .tuple(fc.integer({ min: 1, max: 5000 }), word, fc.nat())
      .map(([count, code, which]) => {
        const texts = wordingsOf(code);
        return { count, code, text: `${count} ${texts[which % texts.length]}` };
      });
    const clauses = fc.uniqueArray(written, { minLength: 1, selector: ({ text }) => text });
    const print = (all: readonly { text: string }[]) => {
      const list = all.map(({ text }) => text).toSorted();
      return `0/5000 nodes are available: ${list.join(', ')}.`;
    };
    const read = (all: readonly { count: number; code: string; text: string }[]) =>
      all
        .toSorted((a, b) => (a.text < b.text ? -1 : 1))
        .map(({ count, code }) => expect.objectContaining({ count, code }));
    const dra = fc.constantFrom('', 'no new claims to deallocate, ', 'still not schedulable, ');
    const dots = fc.constantFrom('', '.');

    fc.assert(
      fc.property(clauses, clauses, dra, dots, fc.boolean(), (main, inner, others, dot, tried) => {
        const after = tried ? ` ${others}preemption: ${print(inner)}${dot}` : '';

        const message = parseSchedulerMessage(`${print(main)}${after}`);

        expect(message).toEqual({
          is: 'rejected',
          total: 5000,
          clauses: read(main),
          ...(tried && { preemption: { is: 'tried', clauses: read(inner) } }),
        });
      }),
    );
  });

  it.each([
    ['as 1.34 sends it', `. no new claims to deallocate, ${TAIL}.`],
    ['as 1.27 sends it', `. ${TAIL}..`],
    ['without preemption', '.'],
    ['cut off', ''],
  ])('reads several clauses %s', (_, tail) => {
    const text = `0/12 nodes are available: 10 Insufficient cpu, 2 node(s) had untolerated taint(s)${tail}`;

    expect(parseSchedulerMessage(text)).toMatchObject({
      is: 'rejected',
      total: 12,
      clauses: [
        { count: 10, filter: 'resources', code: 'insufficient/cpu' },
        { count: 2, filter: 'taints', code: 'taint' },
      ],
    });
  });

  it.each([
    [
      'curly quotes',
      '0/1 nodes are available: 1 node(s) didn’t match Pod’s node affinity/selector.',
    ],
    [
      'a wrapped line',
      "0/1 nodes are available:\n  1 node(s) didn't match\nPod's node affinity/selector.",
    ],
  ])('reads what was pasted with %s', (_, text) => {
    expect(parseSchedulerMessage(text)).toMatchObject({ clauses: [{ code: 'node-affinity' }] });
  });

  it('reads a resource that Slack made a link of', () => {
    const text = '0/1 nodes are available: 1 Insufficient <http://nvidia.com/gpu|nvidia.com/gpu>.';

    expect(parseSchedulerMessage(text)).toMatchObject({
      clauses: [{ code: 'insufficient/nvidia.com/gpu' }],
    });
  });

  it.each([
    ['persistentvolumeclaim "data" not found', 'claim-not-found', 'data'],
    ['persistentvolumeclaim "data" is being deleted', 'claim-deleting', 'data'],
    [
      'persistentvolumeclaim "data" bound to non-existent persistentvolume "pv-1"',
      'claim-lost',
      'data',
    ],
    [
      'waiting for ephemeral volume controller to create the persistentvolumeclaim "web-tmp"',
      'claim-awaited',
      'web-tmp',
    ],
    [
      'PVC shop/web-tmp was not created for pod shop/web (pod is not owner)',
      'claim-not-owned',
      'web-tmp',
    ],
    ['pod has unbound immediate PersistentVolumeClaims', 'claims-unbound', undefined],
    ['4 pod has unbound immediate PersistentVolumeClaims', 'claims-unbound', undefined],
    ['PersistentVolume had no name', 'claims-unbound', undefined],
    ['storageclass.storage.k8s.io "fast" not found', 'class-not-found', 'fast'],
    ['VolumeBindingMode not set for StorageClass "fast"', 'class-without-mode', 'fast'],
    ['persistentvolume "pv-1" not found', 'volume-not-found', 'pv-1'],
    ['pod affinity terms conflict', 'affinity-conflict', undefined],
    ["node(s) didn't satisfy plugin NodeAffinity", 'affinity-conflict', undefined],
    ['resourceclaim in use', 'resource-claims', undefined],
    ['resourceclaim.resource.k8s.io "gpu" not found', 'resource-claims', 'gpu'],
    ['request gpu: device class gpu.example.com does not exist', 'resource-claims', undefined],
    ["node(s) didn't satisfy plugin(s) [A B] simultaneously", 'other', undefined],
  ])('tells why no node was looked at: %s', (because, code, name) => {
    const message = parseSchedulerMessage(`0/4 nodes are available: ${because}. ${TAIL}.`);

    expect(message).toMatchObject({ is: 'not-tried', total: 4, code, ...(name && { name }) });
  });

  it('reads that a pod names other nodes beside what rejected its nominated node', () => {
    const message = "2 node(s) didn't satisfy plugin(s) [InterPodAffinity NodeAffinity]";

    expect(parseSchedulerMessage(`0/3 nodes are available: ${message}.`)).toMatchObject({
      clauses: [{ count: 2, filter: 'node-affinity', code: 'node-affinity' }],
    });
  });

  it('reads what 1.34 really sends where no node was looked at', () => {
    const text = '0/4 nodes are available: persistentvolumeclaim "data" not found. not found';

    expect(parseSchedulerMessage(text)).toMatchObject({ code: 'claim-not-found', name: 'data' });
  });

  it.each([
    ['not eligible due to preemptionPolicy=Never.', 'never'],
    ['not eligible due to a terminating pod on the nominated node.', 'under-way'],
    ['no candidate node for preemption', 'no-candidate'],
    ['something else', 'other'],
  ])('tells why nobody was asked to go: %s', (text, is) => {
    const message = `0/4 nodes are available: 4 Insufficient cpu. preemption: ${text}`;

    expect(parseSchedulerMessage(message)).toMatchObject({ is: 'rejected', preemption: { is } });
  });

  it.each([
    ['in a clause', '2 Insufficient cpu, 1 node(s) had unto', 1],
    ['after a clause', '2 Insufficient cpu, 1 Too many pods', 2],
    ['in what follows', '2 Insufficient cpu, 1 Too many pods. no new claims to deal', 2],
  ])('says that an event was cut %s', (_, text, clauses) => {
    const message = parseSchedulerMessage(`0/4 nodes are available: ${text} ...`);

    expect(message).toMatchObject({ is: 'rejected', truncated: true });
    expect(message).toHaveProperty('clauses.length', clauses);
  });

  it('tells what failed after a node was found', () => {
    const because = 'binding volumes: timed out waiting for the condition';

    expect(parseSchedulerMessage(`running PreBind plugin "VolumeBinding": ${because}`)).toEqual({
      is: 'failed',
      plugin: 'VolumeBinding',
      because,
    });
  });

  it.each([
    ['no nodes available to schedule pods', 'no-nodes'],
    ['Scheduling is blocked due to non-empty scheduling gates', 'gated'],
    ['skip schedule deleting pod: shop/web', 'deleting'],
    ['Successfully assigned shop/web to worker-1', 'other'],
    ['', 'other'],
  ])('knows "%s"', (text, is) => {
    expect(parseSchedulerMessage(text)).toEqual({ is });
  });
});
