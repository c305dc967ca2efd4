import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

import { UnreadableRecording } from './unreadable-recording.ts';

/** One file of a recording: its place in the layout, the name that a person knows it by, its text. */
export type RecordingFile = Readonly<{ path: string; shownAs: string; text: string }>;

const MAX_BYTES = 256 * 1024 * 1024;
const PARTS = ['meta.yaml', 'objects', 'logs'];

/** The files that make up a recorded cluster, from a folder or a .tar.gz, in the order of their paths. */
export async function recordingFiles(path: string): Promise<readonly RecordingFile[]> {
  const files = isArchive(path) ? await unpacked(path) : await inFolder(path);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Reads one file within the limit of 256 MiB. */
export async function readWithin(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new UnreadableRecording(`${file} is larger than 256 MiB.`);
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof UnreadableRecording) throw cause;
    throw new UnreadableRecording(`${file} is not there or cannot be read.`, {
      failure: { is: 'not-there', file },
      cause,
    });
  }
}

function isArchive(path: string): boolean {
  return /\.(tar\.gz|tgz)$/.test(path);
}

async function inFolder(folder: string): Promise<readonly RecordingFile[]> {
  const all = { withFileTypes: true, recursive: true } as const;
  const above = await readdir(folder, { withFileTypes: true });
  const parts = above.filter((entry) => entry.isDirectory() && PARTS.includes(entry.name));
  const below = await Promise.all(parts.map(({ name }) => readdir(join(folder, name), all)));
  const files: RecordingFile[] = [];
  let left = MAX_BYTES;
  for (const entry of [...above, ...below.flat()]) {
    const shownAs = join(entry.parentPath, entry.name);
    const path = relative(folder, shownAs).split(sep).join('/');
    if (entry.isSymbolicLink() && isPart(path)) throw linked(shownAs);
    if (!entry.isFile() || !isPart(path)) continue;
    const content = await readWithin(shownAs);
    left -= content.length;
    if (left < 0) throw new UnreadableRecording(`${folder} holds more than 256 MiB.`);
    files.push({ path, shownAs, text: content.toString('utf8') });
  }
  return files;
}

/** An archive may hold the layout itself or one folder with the layout in it. */
async function unpacked(archive: string): Promise<readonly RecordingFile[]> {
  const packed = await readWithin(archive);
  const entries = await untar(archive, packed);
  const paths = entries.map(({ header }) => header.name.replace(/^\.\//, ''));
  const metas = paths.filter((path) => /(^|\/)meta\.yaml$/.test(path));
  const root = metas.toSorted((a, b) => a.length - b.length)[0]?.replace(/meta\.yaml$/, '') ?? '';

  return entries.flatMap(({ header, data }, index) => {
    const whole = paths[index] ?? '';
    const path = whole.slice(root.length);
    if (!whole.startsWith(root) || !isPart(path)) return [];
    if (LINKS.includes(header.type ?? '')) throw linked(`${archive}: ${header.name}`);
    if (header.type !== 'file') return [];
    const text = Buffer.from(data ?? []).toString('utf8');
    return [{ path, shownAs: `${archive}: ${header.name}`, text }];
  });
}

/** Of what it takes nothing is loaded for a folder. */
async function untar(archive: string, packed: Buffer) {
  const [{ gunzip }, { unpackTar }] = await Promise.all([
    import('node:zlib'),
    import('modern-tar'),
  ]);
  try {
    return await unpackTar(await promisify(gunzip)(packed, { maxOutputLength: MAX_BYTES }));
  } catch (cause) {
    const message = 'is no .tar.gz, is damaged, or holds more than 256 MiB';
    throw new UnreadableRecording(`${archive} ${message}: ${String(cause)}`, { cause });
  }
}

const LINKS = ['symlink', 'link'];

/** What lies behind a link would be missing, and then be called absent; and a recording of somebody else must not lead out of its folder. */
function linked(file: string): UnreadableRecording {
  return new UnreadableRecording(
    `${file} is a symbolic link. A recording is read without following links: copy the file to this place.`,
    { failure: { is: 'link', file } },
  );
}

function isPart(path: string): boolean {
  return PARTS.includes(path.split('/')[0] ?? '');
}
