import type { Change, Live, Op, Test } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';
import { valueAt } from './value-at.ts';

/** What a change sets: values by the last key of their paths. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Sets fields of one part of an object, guarded by what they were. `identity` names fields of that part which
 * tell it from its neighbours in a list, whose places may change.
 */
export function fieldChange(
  { on, object }: Readonly<{ on: Live; object: Resource }>,
  at: string,
  identity: readonly string[],
  fields: Fields,
): Change {
  const was = (path: string) => valueAt(object, path);
  const isNew = (path: string) => was(path) === undefined;
  const same = identity.map((key) => test(`${at}/${key}`, was(`${at}/${key}`)));
  const sets = Object.entries(fields).map(([key, value]) => ({ path: `${at}/${key}`, value }));
  const touched = new Set(sets.map(({ path }) => path));
  return {
    do: 'patch',
    on,
    guard: [
      ...same.filter(({ path }) => !touched.has(path)),
      ...sets.filter(({ path }) => !isNew(path)).map(({ path }) => test(path, was(path))),
    ],
    absent: sets.filter(({ path }) => isNew(path)).map(({ path }) => path),
    ops: sets.map(({ path, value }) =>
      isNew(path) ? { op: 'add', path, value } : { op: 'replace', path, value },
    ),
    undo: [
      ...same.filter(({ path }) => !touched.has(path)),
      ...sets.flatMap(({ path, value }): Op[] => [
        test(path, value),
        isNew(path) ? { op: 'remove', path } : { op: 'replace', path, value: was(path) },
      ]),
    ],
  };
}

function test(path: string, value: unknown): Test {
  return { op: 'test', path, value };
}
