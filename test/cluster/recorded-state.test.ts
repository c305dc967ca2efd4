import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { readState, writeState } from '#src/cluster/recorded-state.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

const change = {
  on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
  ops: [{ op: 'replace' as const, path: '/spec/replicas', value: 3 }],
};
let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'));
  file = join(folder, 'new', 'state.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('what was changed of a recording', () => {
  it('is kept in a file that nobody else may read, and leaves no part of one', async () => {
    await writeState(file, 'recordings/a', [change]);

    expect(await readState(file, 'recordings/a')).toEqual([change]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'new'))).toEqual(['state.json']);
  });

  it('is nothing before the first change, or where another recording was changed', async () => {
    expect(await readState(file, 'recordings/a')).toEqual([]);

    await writeState(file, 'recordings/b', [change]);

    expect(await readState(file, 'recordings/a')).toEqual([]);
  });

  it('is not guessed', async () => {
    await expect(readState(folder, 'recordings/a')).rejects.toThrow(
      `${folder} cannot be read: delete it to start again.`,
    );
    const other = join(folder, 'other.json');
    await writeFile(other, JSON.stringify({ v: 2, recording: 'a', changes: [] }));
    await expect(readState(other, 'a')).rejects.toThrow(UnreadableRecording);
  });
});
