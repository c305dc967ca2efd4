import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The recorded incident with other texts in its files. */
export async function copiedRecording(edit: (text: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kubewhy-recording-'));
  await cp('recordings/inc-000-1', folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  }
  return folder;
}
