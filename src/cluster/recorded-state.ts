import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { z } from 'zod';

import { RecordedChange } from './recorded-change.ts';
import { UnreadableRecording } from './unreadable-recording.ts';
import { parseYaml } from './yaml-file.ts';

const State = z.object({
  v: z.literal(1),
  recording: z.string(),
  changes: z.array(RecordedChange),
});

/** The changes made so far to a recording; none without the file, or when it is about another one. */
export async function readState(
  file: string,
  recording: string,
): Promise<readonly RecordedChange[]> {
  if (!existsSync(file)) return [];
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UnreadableRecording(`${file} cannot be read: delete it to start again.`, { cause });
  });
  const [state] = parseYaml(text, file, z.tuple([State]));
  return state.recording === resolve(recording) ? state.changes : [];
}

/** Writes beside and renames: another process reads all of it or the one before. */
export async function writeState(
  file: string,
  recording: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  const state = { v: 1, recording: resolve(recording), changes };
  await writeFile(partial, `${JSON.stringify(state, undefined, 2)}\n`, { mode: 0o600 });
  await rename(partial, file);
}
