import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import type { Change } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';
import { madeBy } from '../world/made-by.ts';
import { patched } from './patched.ts';
import { parseYaml } from './yaml-file.ts';

const Op = z.union([
  z.object({ op: z.enum(['test', 'add', 'replace']), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
]);
/** A change of an object by its name: what is left of one in a recording and in the state file. */
export const RecordedChange = z.object({
  on: z.object({ kind: z.string(), namespace: z.string().exactOptional(), name: z.string() }),
  sub: z.enum(['status', 'scale']).exactOptional(),
  ops: z.array(Op),
});
export type RecordedChange = z.infer<typeof RecordedChange>;

/** What is remembered of a change; of a creation the object that it makes. */
export function recordedChange(change: Change): RecordedChange {
  const { on, sub } = change;
  const { kind, namespace, name } = on;
  const made = madeBy(change);
  const ops = made ? [{ op: 'add', path: '', value: made }] : change.ops;
  return RecordedChange.parse({
    on: { kind, ...present({ namespace }), name },
    ...present({ sub }),
    ops,
  });
}

/**
 * Finds the recording that was made after that very change: the folder after/<name> whose change.yaml
 * makes the same of the same object, however its operations are written.
 */
export async function recordingAfter(
  folder: string,
  object: Resource,
  change: RecordedChange,
): Promise<string | undefined> {
  const after = join(folder, 'after');
  if (!existsSync(after)) return undefined;
  for (const name of (await readdir(after)).toSorted()) {
    const file = join(after, name, 'change.yaml');
    if (!existsSync(file)) continue;
    const [recorded] = parseYaml(await readFile(file, 'utf8'), file, z.tuple([RecordedChange]));
    if (isSame(recorded, change, object)) return join(after, name);
  }
  return undefined;
}

function isSame(one: RecordedChange, other: RecordedChange, object: Resource): boolean {
  if (one.sub !== other.sub || !isDeepStrictEqual(one.on, other.on)) return false;
  const [made, asked] = [one, other].map(({ ops, sub }) => patched(object, ops, sub));
  return made?.is === 'done' && isDeepStrictEqual(made, asked);
}
