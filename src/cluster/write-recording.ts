import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { dump } from 'js-yaml';

import { BadConfig } from '../domain/errors.ts';
import { kindOf } from '../domain/keys.ts';
import { resourceOf } from '../world/coverage.ts';
import type { Log, Recording } from '../world/recorded.ts';

/**
 * Writes a recording as a folder that readRecording understands, one file for each kind. It is there as a
 * whole or not at all; a folder that holds something is left alone (BadConfig).
 */
export async function writeRecording(folder: string, recording: Recording): Promise<void> {
  const taken = await readdir(folder).catch(() => []);
  if (taken.length > 0) throw new BadConfig(`${folder} is not empty: name a new folder.`);

  const partial = `${folder.replace(/\/$/, '')}.${process.pid}.partial`;
  try {
    for (const [path, text] of filesOf(recording)) await write(join(partial, path), text);
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

function filesOf({ now, server, captured, notCaptured, objects, logs }: Recording) {
  const meta = { capturedAt: now, serverVersion: server, captured, notCaptured };
  const kinds = [...Map.groupBy(objects, kindOf)];
  const files = [
    ['meta.yaml', yaml(meta)],
    ...kinds.map(([kind, ofKind]) => [
      `objects/${resourceOf(kind)}.yaml`,
      ofKind.map(yaml).join('---\n'),
    ]),
    ...logs.map((log) => [pathOf(log), textOf(log)]),
  ] as const;
  return files.filter(([path]) => isInside(path));
}

/** No API server takes such names, but a file may hold them: nothing is written outside of the folder. */
function isInside(path: string): boolean {
  return path.split(/[/\\]/).every((part) => part !== '' && part !== '.' && part !== '..');
}

function pathOf({ pod, container, run }: Log): string {
  const file = `${container}${run === 'previous' ? '.previous' : ''}.log`;
  return ['logs', pod.namespace ?? 'default', pod.name, file].join('/');
}

function textOf({ lines }: Log): string {
  return lines.map(({ at, text }) => `${at ? `${at} ` : ''}${text}\n`).join('');
}

/** Without aliases: a person reads it, too. */
function yaml(value: object): string {
  return dump(value, { noRefs: true, lineWidth: -1 });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { mode: 0o600 });
}
