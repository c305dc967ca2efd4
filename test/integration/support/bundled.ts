import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROLLDOWN = '../../../node_modules/rolldown/bin/cli.mjs';
const CLI = fileURLToPath(new URL(ROLLDOWN, import.meta.url));

/** Writes a program and all that it imports into one file of the folder, which starts in a quarter of the time; returns that file. */
export async function bundled(program: string, folder: string): Promise<string> {
  const file = join(folder, 'program.cjs');
  const args = [program, '--file', file, '--format', 'cjs', '--platform', 'node'];
  // As a process: rolldown takes no function that was made in Jest's context for one.
  await promisify(execFile)(process.execPath, [CLI, ...args]);
  return file;
}
