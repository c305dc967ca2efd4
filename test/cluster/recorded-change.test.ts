import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { recordedChange, recordingAfter } from '#src/cluster/recorded-change.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const ops = [{ op: 'replace' as const, path: '/spec/replicas', value: 3 }];
const web = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { replicas: 1 },
};

describe('what is remembered of a change', () => {
  const live = { ...on, uid: 'u1' };
  const change = { do: 'patch', on: live, guard: [], absent: [], ops, undo: [] } as const;

  it('is what it does to which object, by its name', () => {
    expect(recordedChange(change)).toEqual({ on, ops });
    expect(recordedChange({ ...change, sub: 'status' })).toEqual({ on, sub: 'status', ops });
  });

  it('holds no namespace of an object that has none', () => {
    const node = { kind: 'Node', name: 'n1', uid: 'u2' };

    expect(recordedChange({ ...change, on: node }).on).toEqual({ kind: 'Node', name: 'n1' });
  });
});

describe('the recording after a change', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recorded-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function record(name: string, change?: object) {
    await mkdir(join(folder, 'after', name), { recursive: true });
    if (!change) return;
    await writeFile(join(folder, 'after', name, 'change.yaml'), JSON.stringify(change));
  }
  const found = (change: Parameters<typeof recordingAfter>[2]) =>
    recordingAfter(folder, web, change);

  it('is not there where none was made', async () => {
    expect(await found({ on, ops })).toBeUndefined();
    await record('other', { on, ops: [{ op: 'replace', path: '/spec/replicas', value: 2 }] });
    expect(await found({ on, ops })).toBeUndefined();
  });

  it.each([
    ['a folder without a change', undefined],
    ['the same of another object', { on: { ...on, name: 'api' }, ops }],
    ['the same of another part of it', { on, ops, sub: 'scale' }],
    ['one that cannot be made', { on, ops: [{ op: 'test', path: '/spec/replicas', value: 7 }] }],
  ])('is looked for past %s', async (_, other) => {
    await record('a', other);
    await record('b', { on, ops });

    expect(await found({ on, ops })).toBe(join(folder, 'after', 'b'));
  });

  it('is that of a change which comes to the same', async () => {
    await record('a', { on, ops: [{ op: 'add', path: '/spec/replicas', value: 3 }] });

    expect(await found({ on, ops })).toBe(join(folder, 'after', 'a'));
  });

  it('is not guessed of a change that cannot be made', async () => {
    const impossible = [{ op: 'test' as const, path: '/spec/replicas', value: 7 }];
    await record('a', { on, ops: impossible });

    expect(await found({ on, ops: impossible })).toBeUndefined();
  });

  it('is named where its change cannot be read', async () => {
    await record('a', { on: 'web' });

    await expect(found({ on, ops })).rejects.toThrow(UnreadableRecording);
    await expect(found({ on, ops })).rejects.toThrow(join('after', 'a', 'change.yaml'));
  });
});
