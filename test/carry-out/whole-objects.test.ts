import { describe, expect, it } from '@jest/globals';

import { carryOut } from '#src/carry-out/carry-out.ts';
import type { Change } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { approved, surroundings } from '#test/fixes/support/surroundings.ts';
import {
  copying,
  evicting,
  FewObjects,
  planOf,
  pod,
  source,
  WHOLE_LIMITS,
} from '#test/fixes/support/whole.ts';

const taken: Resource<'ConfigMap'> = {
  ...source,
  metadata: { namespace: 'shop', name: 'settings', uid: 'other' },
  data: { mode: 'slow' },
};
const successor: Resource<'Pod'> = { ...pod, metadata: { ...pod.metadata, uid: 'pod-2' } };
const ending: Resource<'Pod'> = {
  ...pod,
  metadata: { ...pod.metadata, deletionTimestamp: '2026-01-01T12:00:00Z' },
};

async function carriedOut(change: Change, writer: FewObjects) {
  const plan = planOf(change);
  const { deps } = surroundings();
  return await carryOut(approved(plan.id), plan, { ...deps, writer, limits: WHOLE_LIMITS });
}

describe('an object is created', () => {
  it('once, where nothing of its name is there', async () => {
    const writer = new FewObjects([source]);

    expect(await carriedOut(copying, writer)).toEqual({ outcome: 'applied' });
    expect(await writer.read(copying.on)).toMatchObject({ value: { data: { mode: 'fast' } } });
  });

  it('not over another one, and not again over itself', async () => {
    const over = new FewObjects([source, taken]);
    const same = new FewObjects([source, { ...taken, data: { mode: 'fast' } }]);

    expect(await carriedOut(copying, over)).toMatchObject({
      outcome: 'refused',
      text: expect.stringContaining('Another object of that name'),
    });
    expect(await carriedOut(copying, same)).toEqual({ outcome: 'already-so' });
    expect(over.effects + same.effects).toBe(0);
  });

  it('and is found after a lost answer', async () => {
    const writer = new FewObjects([source]);
    writer.loses = true;

    expect(await carriedOut(copying, writer)).toMatchObject({ outcome: 'already-so' });
    expect(writer.effects).toBe(1);
  });

  it('and not once more where it has gone since: nobody knows whether it was there', async () => {
    const writer = new FewObjects([source]);
    const send = writer.send.bind(writer);
    writer.send = async (...request) => {
      if (request[2] === 'dry-run') return await send(...request);
      writer.effects++;
      return { is: 'lost', message: 'cut' };
    };

    expect(await carriedOut(copying, writer)).toMatchObject({ outcome: 'unknown' });
    expect(writer.effects).toBe(1);
  });

  it.each<[string, readonly Resource[]]>([
    ['has other contents by now', [{ ...source, data: { mode: 'slow' } } as Resource]],
    ['is no longer there', []],
  ])('as no copy of what %s', async (_, objects) => {
    const writer = new FewObjects(objects);

    expect(await carriedOut(copying, writer)).toMatchObject({
      outcome: 'refused',
      text: expect.stringContaining('`settings`'),
    });
    expect(writer.effects).toBe(0);
  });

  it.each<[string, Partial<Change>]>([
    ['of another name', { on: { ...copying.on, name: 'other' } }],
    ['with contents of its own', { ops: [{ op: 'add', path: '', value: { ...taken } }] }],
    [
      'with more written to it',
      { ops: [...copying.ops, { op: 'add', path: '/data/mode', value: 'slow' }] },
    ],
    ['of nothing', { from: { kind: 'Secret', namespace: 'staging', name: 'settings', uid: 's' } }],
  ])('and refused %s, whoever approved it', async (_, parts) => {
    const writer = new FewObjects([source]);

    expect(await carriedOut({ ...copying, ...parts }, writer)).toMatchObject({
      outcome: 'refused',
    });
    expect(writer.effects).toBe(0);
  });
});

describe('a pod is evicted', () => {
  it('once', async () => {
    const writer = new FewObjects([pod]);

    expect(await carriedOut(evicting, writer)).toEqual({ outcome: 'applied' });
    expect(writer.objects).toEqual([]);
  });

  it.each([
    ['has gone', []],
    ['is ending', [ending]],
    ['has a successor of its name', [successor]],
  ])('only by its uid: one that %s is so already', async (_, objects) => {
    const writer = new FewObjects(objects);

    expect(await carriedOut(evicting, writer)).toEqual({ outcome: 'already-so' });
    expect(writer.objects).toEqual(objects);
  });

  it('and a lost answer is looked up', async () => {
    const writer = new FewObjects([pod]);
    writer.loses = true;

    expect(await carriedOut(evicting, writer)).toMatchObject({ outcome: 'already-so' });
    expect(writer.effects).toBe(1);
  });
});
