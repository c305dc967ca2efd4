import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { readWithin, recordingFiles } from '#src/cluster/recording-files.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

/** In bytes; a file of nothing but a hole takes no place on the disk. */
const MOST = 256 * 1024 * 1024;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

it('reads the parts of a recording in the order of their paths, and nothing else', async () => {
  await write('a.tar.gz.d/objects/b.yaml', 'b');
  await write('a.tar.gz.d/objects/a/z.yaml', 'z');
  await write('a.tar.gz.d/meta.yaml', 'm');
  await write('a.tar.gz.d/logs/x.log', 'x');
  await write('a.tar.gz.d/after/three/meta.yaml', 'no');
  const recording = join(folder, 'a.tar.gz.d');

  const files = await recordingFiles(recording);

  expect(files.map(({ path, text }) => [path, text])).toEqual([
    ['logs/x.log', 'x'],
    ['meta.yaml', 'm'],
    ['objects/a/z.yaml', 'z'],
    ['objects/b.yaml', 'b'],
  ]);
  expect(files[0]?.shownAs).toBe(join(recording, 'logs/x.log'));
});

it.each(['meta.yaml', 'objects', 'objects/pods.yaml', 'logs/shop'])(
  'says that it does not follow a link, and names it: %s',
  async (link) => {
    await write('elsewhere', 'x');
    await write('recording/README', 'a link beside the parts is no matter');
    await mkdir(dirname(join(folder, 'recording', link)), { recursive: true });
    await symlink(join(folder, 'elsewhere'), join(folder, 'recording', link));

    await expect(recordingFiles(join(folder, 'recording'))).rejects.toMatchObject({
      message: expect.stringContaining(`${link} is a symbolic link`),
      failure: { is: 'link' },
    });
  },
);

it('reads a recording with a link beside its parts', async () => {
  await write('recording/meta.yaml', 'm');
  await symlink(join(folder, 'nowhere'), join(folder, 'recording', 'notes'));

  expect(await recordingFiles(join(folder, 'recording'))).toHaveLength(1);
});

it('refuses a file above 256 MiB before it reads any of it', async () => {
  await write('large', '');
  const large = join(folder, 'large');
  await truncate(large, MOST + 1);

  await expect(readWithin(large)).rejects.toThrow(UnreadableRecording);
  await expect(readWithin(large)).rejects.toThrow(`${large} is larger than 256 MiB.`);
});

it('names a file that is not there, with the reason', async () => {
  const gone = join(folder, 'gone');

  await expect(readWithin(gone)).rejects.toMatchObject({
    message: `${gone} is not there or cannot be read.`,
    failure: { is: 'not-there', file: gone },
    cause: { code: 'ENOENT' },
  });
});
