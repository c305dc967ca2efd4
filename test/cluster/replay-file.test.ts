import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { readReplay, writeReplay, type Replay } from '#src/cluster/replay-file.ts';
import type { Resource } from '#src/domain/resource.ts';
import { event, named, NOW, pod } from '#test/support/objects.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const secret = {
  ...named('Secret', 'db'),
  data: { password: 'aHVudGVyMg==' },
  stringData: { other: 'aHVudGVyMg==' },
} as Resource;
const replay: Replay = {
  question: { asked: { why: { text: 'web', namespace: 'shop' } }, cluster: 'lab', lang: 'en' },
  now: NOW,
  server: '1.34',
  answered: [
    { read: { get: web }, object: { is: 'known', value: pod() } },
    { read: { list: 'Node', scope: { namespace: '' } }, list: { items: [], gap: 'forbidden' } },
    { read: { events: web }, events: { items: [event('Failed', 'no', NOW)] } },
    {
      read: { logs: web, container: 'app', run: 'previous' },
      log: { is: 'known', value: [{ text: 'panic' }] },
    },
  ],
  answer: { schema: 'kubewhy/v1', summary: 'broken' },
};

describe('a replay file', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replay-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read as it was written', async () => {
    const file = join(folder, 'a.json');

    await writeReplay(file, replay);

    expect(await readReplay(file)).toEqual(replay);
  });

  it('is for its owner only, and holds of a Secret no more than its keys', async () => {
    const file = join(folder, 'a.json');
    const read = { get: { kind: 'Secret', namespace: 'shop', name: 'db' } };

    await writeReplay(file, {
      ...replay,
      answered: [{ read, object: { is: 'known', value: secret } }],
    });

    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('password');
    expect(text).not.toContain('aHVudGVyMg==');
  });

  it('never replaces a file', async () => {
    const file = join(folder, 'a.json');
    await writeFile(file, 'mine');

    await expect(writeReplay(file, replay)).rejects.toThrow('name a new file');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['is not there', undefined, 'is not there'],
    ['is not JSON', '{', 'is not JSON'],
    ['is something else', '{"name":"kubewhy"}', 'kubewhy why --save <file> writes one'],
    ['is cut', '{"schema":"kubewhy-replay/v1"}', 'question: Invalid input'],
  ] as const)('is refused with its name when it %s', async (_, content, said) => {
    const file = join(folder, 'a.json');
    if (content) await writeFile(file, content);

    await expect(readReplay(file)).rejects.toThrow(said);
    await expect(readReplay(file)).rejects.toThrow(file);
  });
});
